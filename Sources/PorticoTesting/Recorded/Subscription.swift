/// When a stream was subscribed to, and when that ended.
public struct Subscription: Hashable, Sendable, CustomDebugStringConvertible {
  public let subscribe: Int
  public let unsubscribe: Int

  public init(_ subscribe: Int) { self.init(subscribe, .max) }

  public init(_ subscribe: Int, _ unsubscribe: Int) {
    self.subscribe = subscribe
    self.unsubscribe = unsubscribe
  }

  public var debugDescription: String {
    "(\(subscribe): \(unsubscribe == .max ? "Infinity" : "\(unsubscribe)"))"
  }
}
