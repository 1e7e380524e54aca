/// A scheduler on a dispatch queue, serial or not.
import Dispatch
import Foundation

/// Unchecked: one constant, of a queue and its leeway.
public class ConcurrentDispatchQueueScheduler: SchedulerType, @unchecked Sendable {
  /// A time in seconds.
  public typealias TimeInterval = Foundation.TimeInterval

  /// A moment.
  public typealias Time = Date

  private let timers: QueueTimers

  /// The present moment.
  public var now: Date { Date() }

  /// A scheduler on a queue.
  ///
  /// - Parameters:
  ///   - queue: Where the work runs, perhaps several pieces at once.
  ///   - leeway: How late a timer may be.
  public init(queue: DispatchQueue, leeway: DispatchTimeInterval = .nanoseconds(0)) {
    timers = QueueTimers(queue: queue, leeway: leeway)
  }

  /// A scheduler on a concurrent queue of its own.
  ///
  /// - Parameters:
  ///   - qos: How important the work is.
  ///   - leeway: How late a timer may be.
  public convenience init(qos: DispatchQoS, leeway: DispatchTimeInterval = .nanoseconds(0)) {
    self.init(
      queue: DispatchQueue(label: "portico.concurrent.\(qos)", qos: qos, attributes: .concurrent), leeway: leeway)
  }

  /// Runs the action as soon as the scheduler can.
  public final func schedule<StateType>(
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
