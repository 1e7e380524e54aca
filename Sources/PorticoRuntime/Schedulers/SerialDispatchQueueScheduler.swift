/// A scheduler on a serial dispatch queue.
import Dispatch
import Foundation

/// Unchecked: one constant, of a queue and its leeway; the cell's words are atomic.
public class SerialDispatchQueueScheduler: Cell, SchedulerType, @unchecked Sendable {
  public typealias TimeInterval = Foundation.TimeInterval
  public typealias Time = Date

  let timers: QueueTimers

  public var now: Date { Date() }

  init(serialQueue: DispatchQueue, leeway: DispatchTimeInterval = .nanoseconds(0)) {
    timers = QueueTimers(queue: serialQueue, leeway: leeway)
    super.init()
  }

  public convenience init(
    internalSerialQueueName: String, serialQueueConfiguration: ((DispatchQueue) -> Void)? = nil,
    leeway: DispatchTimeInterval = .nanoseconds(0)
  ) {
    let queue = DispatchQueue(label: internalSerialQueueName)
    serialQueueConfiguration?(queue)
    self.init(serialQueue: queue, leeway: leeway)
  }

  public convenience init(
    queue: DispatchQueue, internalSerialQueueName: String, leeway: DispatchTimeInterval = .nanoseconds(0)
  ) {
    self.init(serialQueue: DispatchQueue(label: internalSerialQueueName, target: queue), leeway: leeway)
  }

  public convenience init(
    qos: DispatchQoS, internalSerialQueueName: String = "portico.serial", leeway: DispatchTimeInterval = .nanoseconds(0)
  ) {
    self.init(
      queue: .global(qos: qos.qosClass), internalSerialQueueName: internalSerialQueueName, leeway: leeway)
  }

  public func schedule<StateType>(
    _ state: StateType, action: @escaping (StateType) -> Disposable
  ) -> Disposable {
    timers.schedule(state, action: action)
  }

  public final func scheduleRelative<StateType>(
    _ state: StateType, dueTime: RxTimeInterval, action: @escaping (StateType) -> Disposable
  ) -> Disposable {
    timers.scheduleRelative(state, dueTime: dueTime, action: action)
  }

  public func schedulePeriodic<StateType>(
    _ state: StateType, startAfter: RxTimeInterval, period: RxTimeInterval,
    action: @escaping (StateType) -> StateType
  ) -> Disposable {
    timers.schedulePeriodic(state, startAfter: startAfter, period: period, action: action)
  }
}
