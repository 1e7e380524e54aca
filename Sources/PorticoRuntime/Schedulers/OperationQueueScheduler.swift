/// A scheduler on an operation queue.
import Foundation

/// Unchecked: two constants, of types that any thread may use.
public class OperationQueueScheduler: ImmediateSchedulerType, @unchecked Sendable {
  public let operationQueue: OperationQueue
  public let queuePriority: Operation.QueuePriority

  public init(operationQueue: OperationQueue, queuePriority: Operation.QueuePriority = .normal) {
    self.operationQueue = operationQueue
    self.queuePriority = queuePriority
  }

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
