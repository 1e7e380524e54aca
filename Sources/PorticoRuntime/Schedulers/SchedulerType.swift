/// Where and when work runs.
import Dispatch
import Foundation

/// A time, in seconds or less.
public typealias RxTimeInterval = DispatchTimeInterval

/// A moment.
public typealias RxTime = Date

/// What runs work as soon as it can.
public protocol ImmediateSchedulerType {
  /// Runs the action as soon as the scheduler can.
  func schedule<StateType>(_ state: StateType, action: @escaping (StateType) -> Disposable) -> Disposable
}

/// What runs work at a time.
public protocol SchedulerType: ImmediateSchedulerType {
  var now: RxTime { get }

  /// Runs the action once, after a time.
  func scheduleRelative<StateType>(
    _ state: StateType, dueTime: RxTimeInterval, action: @escaping (StateType) -> Disposable
  ) -> Disposable

  /// Runs the action again and again, each time with the state that it returned.
  func schedulePeriodic<StateType>(
    _ state: StateType, startAfter: RxTimeInterval, period: RxTimeInterval,
    action: @escaping (StateType) -> StateType
  ) -> Disposable
}
