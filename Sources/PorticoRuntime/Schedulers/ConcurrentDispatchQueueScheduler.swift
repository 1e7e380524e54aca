/// A scheduler on a dispatch queue, serial or not.
import Dispatch
import Foundation

/// Unchecked: one constant, of a queue and its leeway.
public class ConcurrentDispatchQueueScheduler: SchedulerType, @unchecked Sendable {
  public typealias TimeInterval = Foundation.TimeInterval
  public typealias Time = Date

  private let timers: QueueTimers

  public var now: Date { Date() }

  public init(queue: DispatchQueue, leeway: DispatchTimeInterval = .nanoseconds(0)) {
    timers = QueueTimers(queue: queue, leeway: leeway)
  }

  public convenience init(qos: DispatchQoS, leeway: DispatchTimeInterval = .nanoseconds(0)) {
    self.init(
      queue: DispatchQueue(label: "portico.concurrent.\(qos)", qos: qos, attributes: .concurrent), leeway: leeway)
  }

  public final func schedule<StateType>(
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
