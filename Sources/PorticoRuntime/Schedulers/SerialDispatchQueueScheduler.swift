/// A scheduler on a serial dispatch queue.
import Dispatch
import Foundation

/// Unchecked: one constant, of a queue and its leeway; the cell's words are atomic.
public class SerialDispatchQueueScheduler: Cell, SchedulerType, @unchecked Sendable {
  /// A time in seconds.
  public typealias TimeInterval = Foundation.TimeInterval

  /// A moment.
  public typealias Time = Date

  let timers: QueueTimers

  /// The present moment.
  public var now: Date { Date() }

  init(serialQueue: DispatchQueue, leeway: DispatchTimeInterval = .nanoseconds(0)) {
    timers = QueueTimers(queue: serialQueue, leeway: leeway)
    super.init()
  }

  /// A scheduler on a serial queue of its own.
  ///
  /// - Parameters:
  ///   - internalSerialQueueName: The name of the queue.
  ///   - serialQueueConfiguration: Sets the queue up.
  ///   - leeway: How late a timer may be.
  public convenience init(
    internalSerialQueueName: String, serialQueueConfiguration: ((DispatchQueue) -> Void)? = nil,
    leeway: DispatchTimeInterval = .nanoseconds(0)
  ) {
    let queue = DispatchQueue(label: internalSerialQueueName)
    serialQueueConfiguration?(queue)
    self.init(serialQueue: queue, leeway: leeway)
  }

  /// A scheduler on a serial queue that runs on another.
  ///
  /// - Parameters:
  ///   - queue: Where the work runs in the end; it may be concurrent.
  ///   - internalSerialQueueName: The name of the serial queue.
  ///   - leeway: How late a timer may be.
  public convenience init(
    queue: DispatchQueue, internalSerialQueueName: String, leeway: DispatchTimeInterval = .nanoseconds(0)
  ) {
    self.init(serialQueue: DispatchQueue(label: internalSerialQueueName, target: queue), leeway: leeway)
  }

  /// A scheduler on a serial queue of its own.
  ///
  /// - Parameters:
  ///   - qos: How important the work is.
  ///   - internalSerialQueueName: The name of the queue.
  ///   - leeway: How late a timer may be.
  public convenience init(
    qos: DispatchQoS, internalSerialQueueName: String = "portico.serial", leeway: DispatchTimeInterval = .nanoseconds(0)
  ) {
    self.init(
      queue: .global(qos: qos.qosClass), internalSerialQueueName: internalSerialQueueName, leeway: leeway)
  }

  /// Runs the action as soon as the scheduler can.
  public func schedule<StateType>(
    _ state: StateType, action: @escaping (StateType) -> Disposable
  ) -> Disposable {
    timers.schedule(state, action: action)
  }

  /// Runs the action once, after a time.
  public final func scheduleRelative<StateType>(
    _ state: StateType, dueTime: RxTimeInterval, action: @escaping (StateType) -> Disposable
  ) -> Disposable {
    timers.scheduleRelative(state, dueTime: dueTime, action: action)
  }

  /// Runs the action again and again, each time with the state that it returned.
  public func schedulePeriodic<StateType>(
    _ state: StateType, startAfter: RxTimeInterval, period: RxTimeInterval,
    action: @escaping (StateType) -> StateType
  ) -> Disposable {
    timers.schedulePeriodic(state, startAfter: startAfter, period: period, action: action)
  }
}
