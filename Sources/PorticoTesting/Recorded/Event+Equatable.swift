/// Events compared: errors by what they say of themselves.
import PorticoRuntime

private func isEqual(_ lhs: Swift.Error, _ rhs: Swift.Error) -> Bool { "\(lhs)" == "\(rhs)" }

extension Event: Equatable where Element: Equatable {
  /// Whether both are the same event; errors are compared by what they say of themselves.
  public static func == (lhs: Event<Element>, rhs: Event<Element>) -> Bool {
    switch (lhs, rhs) {
    case (.completed, .completed): true
    case (.error(let lhs), .error(let rhs)): isEqual(lhs, rhs)
    case (.next(let lhs), .next(let rhs)): lhs == rhs
    default: false
    }
  }
}

extension MaybeEvent: Equatable where Element: Equatable {
  /// Whether both are the same event; errors are compared by what they say of themselves.
  public static func == (lhs: MaybeEvent<Element>, rhs: MaybeEvent<Element>) -> Bool {
    switch (lhs, rhs) {
    case (.completed, .completed): true
    case (.error(let lhs), .error(let rhs)): isEqual(lhs, rhs)
    case (.success(let lhs), .success(let rhs)): lhs == rhs
    default: false
    }
  }
}

extension CompletableEvent: Equatable {
  /// Whether both are the same event; errors are compared by what they say of themselves.
  public static func == (lhs: CompletableEvent, rhs: CompletableEvent) -> Bool {
    switch (lhs, rhs) {
    case (.completed, .completed): true
    case (.error(let lhs), .error(let rhs)): isEqual(lhs, rhs)
    default: false
    }
  }
}
