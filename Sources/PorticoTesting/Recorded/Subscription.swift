/// When a stream was subscribed to, and when that ended.
public struct Subscription: Hashable, Sendable, CustomDebugStringConvertible {
  /// When it began.
  public let subscribe: Int

  /// When it ended; `Int.max` while it stands.
  public let unsubscribe: Int

  /// A subscription that stands.
  public init(_ subscribe: Int) { self.init(subscribe, .max) }

  /// A subscription that ended.
  public init(_ subscribe: Int, _ unsubscribe: Int) {
    self.subscribe = subscribe
    self.unsubscribe = unsubscribe
  }

  /// The same in words, for whoever debugs.
  public var debugDescription: String {
    "(\(subscribe): \(unsubscribe == .max ? "Infinity" : "\(unsubscribe)"))"
  }
}
