/// The scheduler of the main thread: at once when on main with nothing waiting, else through the main queue.
import Dispatch
internal import PorticoAtomics

public final class MainScheduler: SerialDispatchQueueScheduler, @unchecked Sendable {
  public static let instance = MainScheduler()

  /// The main queue, never at once.
  public static let asyncInstance = SerialDispatchQueueScheduler(serialQueue: .main)

  private let waiting = Cell()
  private var waitingCount = 0

  public init() { super.init(serialQueue: .main) }

  static var isMain: Bool { portico_is_main() }

  static func hop(_ work: @escaping () -> Void) { DispatchQueue.main.run(work) }

  public static func ensureExecutingOnScheduler(errorMessage: String? = nil) {
    ensureRunningOnMainThread(errorMessage: errorMessage)
  }

  public static func ensureRunningOnMainThread(errorMessage: String? = nil) {
    guard isMain else { fatalError(errorMessage ?? "Running on background thread.") }
  }

  public override func schedule<StateType>(
    _ state: StateType, action: @escaping (StateType) -> Disposable
  ) -> Disposable {
    if MainScheduler.isMain && waiting.locked({ waitingCount == 0 }) { return action(state) }
    waiting.locked { waitingCount += 1 }
    let disposable = SingleAssignmentDisposable()
    MainScheduler.hop {
      if !disposable.isDisposed { disposable.setDisposable(action(state)) }
      self.waiting.locked { self.waitingCount -= 1 }
    }
    return disposable
  }
}

/// The main thread for `subscribe(on:)`: work that is scheduled on main runs at once.
public final class ConcurrentMainScheduler: SchedulerType, @unchecked Sendable {
  public static let instance = ConcurrentMainScheduler()

  private let timers = QueueTimers(queue: .main, leeway: .nanoseconds(0))

  private init() {}

  public var now: RxTime { RxTime() }

  public func schedule<StateType>(
    _ state: StateType, action: @escaping (StateType) -> Disposable
  ) -> Disposable {
    if MainScheduler.isMain { return action(state) }
    return timers.schedule(state, action: action)
  }

  public func scheduleRelative<StateType>(
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
