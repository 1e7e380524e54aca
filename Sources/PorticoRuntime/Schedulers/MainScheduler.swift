/// The scheduler of the main thread: at once when on main with nothing waiting, else through the main queue.
import Dispatch

/// Unchecked: `waitingCount` is read and written under the cell's lock alone. Its owner is the work that runs at once,
/// and `pending` says that some waits.
public final class MainScheduler: SerialDispatchQueueScheduler, @unchecked Sendable {
  /// The scheduler that all share.
  public static let instance = MainScheduler()

  /// The main queue, never at once.
  public static let asyncInstance = SerialDispatchQueueScheduler(serialQueue: .main)

  @exclusivity(unchecked) private var waitingCount = 0

  /// A scheduler that counts its own work: what others have waiting does not delay it.
  public init() { super.init(serialQueue: .main) }

  #if canImport(Darwin)
    static var isMain: Bool { CurrentThread.isMain }
  #else
    /// The main queue leaves the main thread once an asynchronous program has suspended, so the queue counts too.
    @inline(__always)
    static var isMain: Bool { CurrentThread.isMain || isMainQueue }

    @inline(never)
    private static var isMainQueue: Bool { DispatchQueue.getSpecific(key: mark) != nil }

    private static let mark = {
      let mark = DispatchSpecificKey<Bool>()
      DispatchQueue.main.setSpecific(key: mark, value: true)
      return mark
    }()
  #endif

  static func hop(_ work: @escaping () -> Void) { DispatchQueue.main.run(work) }

  /// Ends the process unless it is called on main.
  public static func ensureExecutingOnScheduler(errorMessage: String? = nil) {
    ensureRunningOnMainThread(errorMessage: errorMessage)
  }

  /// Ends the process unless it is called on main.
  public static func ensureRunningOnMainThread(errorMessage: String? = nil) {
    guard isMain else { fatalError(errorMessage ?? "Running on background thread.") }
  }

  public override func schedule<StateType>(
    _ state: StateType, action: @escaping (StateType) -> Disposable
  ) -> Disposable {
    if beginAtOnce() {
      defer { end() }
      return action(state)
    }
    return scheduleLater(state, action)
  }

  /// Whether the calling thread is main and the scheduler has nothing to do; then it has, until `end`.
  @inline(__always)
  func beginAtOnce() -> Bool {
    MainScheduler.isMain && !flags.contains(.pending) && enter() == .entered
  }

  @inline(__always)
  func end() { giveUp() }

  private func changeWaiting(by difference: Int) {
    lock()
    waitingCount += difference
    if waitingCount == 0 { clear(.pending) } else { set(.pending) }
    unlock()
  }

  func scheduleLater<State>(_ state: State, _ action: @escaping (State) -> Disposable) -> Disposable {
    changeWaiting(by: 1)
    let disposable = SingleAssignmentDisposable()
    MainScheduler.hop {
      if !disposable.isDisposed { disposable.setDisposable(action(state)) }
      self.changeWaiting(by: -1)
    }
    return disposable
  }
}

/// The main thread for `subscribe(on:)`: work that is scheduled on main runs at once.
///
/// Unchecked: one constant, of a queue and its leeway.
public final class ConcurrentMainScheduler: SchedulerType, @unchecked Sendable {
  /// The one scheduler.
  public static let instance = ConcurrentMainScheduler()

  private let timers = QueueTimers(queue: .main, leeway: .nanoseconds(0))

  private init() {}

  /// The present moment.
  public var now: RxTime { RxTime() }

  /// Runs the action as soon as the scheduler can.
  public func schedule<StateType>(
    _ state: StateType, action: @escaping (StateType) -> Disposable
  ) -> Disposable {
    if MainScheduler.isMain { return action(state) }
    return timers.schedule(state, action: action)
  }

  /// Runs the action once, after a time.
  public func scheduleRelative<StateType>(
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
