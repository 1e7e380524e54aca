/// What is called for an error that nobody handles.
public enum Hooks {
  /// What is handed the call stack of the subscription, if that is captured, and the error.
  public typealias DefaultErrorHandler = (_ subscriptionCallStack: [String], _ error: Swift.Error) -> Void

  /// What captures a call stack.
  public typealias CustomCaptureSubscriptionCallstack = () -> [String]

  /// Unchecked: its variables are read and written under the cell's lock alone.
  private final class State: Cell, @unchecked Sendable {
    var errorHandler: DefaultErrorHandler = { _, error in
      #if DEBUG
        print("Unhandled error happened: \(error)")
      #endif
    }
    var capture: CustomCaptureSubscriptionCallstack = { [] }
    var recordsCallStack = false
  }

  private static let state = State()

  /// Whether the call stack of a subscription is handed to the error handler; it is captured when the error comes.
  public static var recordCallStackOnError: Bool {
    get { state.locked { state.recordsCallStack } }
    set { state.locked { state.recordsCallStack = newValue } }
  }

  /// What an error is handed to that a subscription without `onError` gets; it is printed in debug builds unless
  /// set.
  public static var defaultErrorHandler: DefaultErrorHandler {
    get { state.locked { state.errorHandler } }
    set { state.locked { state.errorHandler = newValue } }
  }

  /// What captures the call stack for the error handler; nothing unless set.
  public static var customCaptureSubscriptionCallstack: CustomCaptureSubscriptionCallstack {
    get { state.locked { state.capture } }
    set { state.locked { state.capture = newValue } }
  }

  static func report(_ error: Swift.Error) {
    defaultErrorHandler(recordCallStackOnError ? customCaptureSubscriptionCallstack() : [], error)
  }
}
