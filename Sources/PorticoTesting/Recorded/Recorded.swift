/// A value with the virtual time at which it came.
import PorticoRuntime

/// Virtual time, in ticks.
public typealias TestTime = Int

/// A value with the virtual time at which it came.
public struct Recorded<Value>: CustomDebugStringConvertible {
  /// When it came.
  public let time: TestTime

  /// What came.
  public let value: Value

  /// A value that came at a time.
  @inlinable public init(time: TestTime, value: Value) {
    self.time = time
    self.value = value
  }

  /// The same in words, for whoever debugs.
  public var debugDescription: String { "\(value) @ \(time)" }
}

extension Recorded: Sendable where Value: Sendable {}
extension Recorded: Equatable where Value: Equatable {}

extension Recorded {
  /// A value at a time.
  public static func next<Element>(_ time: TestTime, _ element: Element) -> Recorded<Event<Element>>
  where Value == Event<Element> {
    Recorded(time: time, value: .next(element))
  }

  /// The completion at a time.
  public static func completed<Element>(
    _ time: TestTime, _ type: Element.Type = Element.self
  ) -> Recorded<Event<Element>> where Value == Event<Element> {
    Recorded(time: time, value: .completed)
  }

  /// An error at a time.
  public static func error<Element>(
    _ time: TestTime, _ error: Swift.Error, _ type: Element.Type = Element.self
  ) -> Recorded<Event<Element>> where Value == Event<Element> {
    Recorded(time: time, value: .error(error))
  }

  /// Events whose type is found more easily this way.
  public static func events<Element>(_ recordedEvents: Recorded<Event<Element>>...) -> [Recorded<Event<Element>>]
  where Value == Event<Element> {
    recordedEvents
  }

  /// The same of an array.
  public static func events<Element>(_ recordedEvents: [Recorded<Event<Element>>]) -> [Recorded<Event<Element>>]
  where Value == Event<Element> {
    recordedEvents
  }
}
