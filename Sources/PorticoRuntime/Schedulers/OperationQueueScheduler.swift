/// A scheduler on an operation queue.
import Foundation

/// Unchecked: two constants, of types that any thread may use.
public class OperationQueueScheduler: ImmediateSchedulerType, @unchecked Sendable {
  /// Where the work runs.
  public let operationQueue: OperationQueue

  /// How urgent the work is.
  public let queuePriority: Operation.QueuePriority

  /// A scheduler on a queue of operations.
  public init(operationQueue: OperationQueue, queuePriority: Operation.QueuePriority = .normal) {
    self.operationQueue = operationQueue
    self.queuePriority = queuePriority
  }

  /// Runs the action as an operation.
  public func schedule<StateType>(
    _ state: StateType, action: @escaping (StateType) -> Disposable
  ) -> Disposable {
    let disposable = SingleAssignmentDisposable()
    let work = Unchecked {
      if !disposable.isDisposed { disposable.setDisposable(action(state)) }
    }
    let operation = BlockOperation { work.value() }
    operation.queuePriority = queuePriority
    operationQueue.addOperation(operation)
    return disposable
  }
}
