/// An event: a value, or the end of a stream.
@frozen public enum Event<Element> {
  case next(Element)
  case error(Swift.Error)
  case completed
}

extension Event: Sendable where Element: Sendable {}

extension Event: CustomDebugStringConvertible {
  /// The same in words, for whoever debugs.
  public var debugDescription: String {
    switch self {
    case .next(let value): "next(\(value))"
    case .error(let error): "error(\(error))"
    case .completed: "completed"
    }
  }
}

extension Event {
  /// Whether the stream ends with it.
  public var isStopEvent: Bool {
    if case .next = self { false } else { true }
  }

  /// The value, if it is one.
  public var element: Element? {
    if case .next(let value) = self { value } else { nil }
  }

  /// The error, if it is one.
  public var error: Swift.Error? {
    if case .error(let error) = self { error } else { nil }
  }

  /// Whether it is the completion.
  public var isCompleted: Bool {
    if case .completed = self { true } else { false }
  }

  /// The event with its value transformed; an error thrown meanwhile becomes the event.
  public func map<Result>(_ transform: (Element) throws -> Result) -> Event<Result> {
    do {
      switch self {
      case .next(let value): return .next(try transform(value))
      case .error(let error): return .error(error)
      case .completed: return .completed
      }
    } catch {
      return .error(error)
    }
  }
}

/// A type that is an event in another form.
public protocol EventConvertible {
  associatedtype Element
  var event: Event<Element> { get }
}

extension Event: EventConvertible {
  /// Itself.
  public var event: Event<Element> { self }
}
