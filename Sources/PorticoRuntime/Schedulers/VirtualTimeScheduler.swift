/// A scheduler whose time passes only when it is told to; work runs in the order of (time, arrival).
import Foundation

/// Unchecked: it belongs to the thread that made it, or to main, whichever thread that is. Whatever changes it traps
/// elsewhere; `clock` and `now` are for its owner to read.
open class VirtualTimeScheduler<Converter: VirtualTimeConverterType>: SchedulerType, @unchecked Sendable {
  /// A moment of virtual time.
  public typealias VirtualTime = Converter.VirtualTimeUnit

  /// A time between two moments.
  public typealias VirtualTimeInterval = Converter.VirtualTimeIntervalUnit

  /// The present moment.
  @exclusivity(unchecked) public private(set) final var clock: VirtualTime
  private let converter: Converter
  private let thread = CurrentThread.identity
  private let isOfMain = MainScheduler.isMain
  /// Named once: looked up at run time wherever it is written.
  private let itemType = VirtualItem<VirtualTime>.self
  private let queue: VirtualQueue<Converter>
  @exclusivity(unchecked) private var nextNumber = 0
  @exclusivity(unchecked) private var isRunning = false

  /// A scheduler whose clock begins at a moment.
  public init(initialClock: VirtualTime, converter: Converter) {
    clock = initialClock
    self.converter = converter
    queue = VirtualQueue(converter)
  }

  /// The virtual time as a date.
  public var now: RxTime { converter.convertFromVirtualTime(clock) }

  /// Runs the action as soon as the scheduler can.
  public func schedule<StateType>(
    _ state: StateType, action: @escaping (StateType) -> Disposable
  ) -> Disposable {
    scheduleRelative(state, dueTime: .nanoseconds(0), action: action)
  }

  /// Runs the action once, after a time.
  public func scheduleRelative<StateType>(
    _ state: StateType, dueTime: RxTimeInterval, action: @escaping (StateType) -> Disposable
  ) -> Disposable {
    if case .never = dueTime { return Disposables.create() }
    let time = converter.convertToVirtualTime(now.adding(dueTime))
    return scheduleAbsoluteVirtual(state, time: adjustScheduledTime(time), action: action)
  }

  /// Runs the action again and again, each time with the state that it returned.
  public func schedulePeriodic<StateType>(
    _ state: StateType, startAfter: RxTimeInterval, period: RxTimeInterval,
    action: @escaping (StateType) -> StateType
  ) -> Disposable {
    let place = SerialDisposable()
    var current = state
    func repeatAfter(_ time: RxTimeInterval) {
      place.disposable = scheduleRelative((), dueTime: time) { _ in
        repeatAfter(period)
        current = action(current)
        return Disposables.create()
      }
    }
    repeatAfter(startAfter)
    return place
  }

  /// Runs the action after an interval of virtual time.
  public func scheduleRelativeVirtual<StateType>(
    _ state: StateType, dueTime: VirtualTimeInterval, action: @escaping (StateType) -> Disposable
  ) -> Disposable {
    scheduleAbsoluteVirtual(
      state, time: converter.offsetVirtualTime(clock, offset: dueTime), action: action)
  }

  /// Runs the action at a moment of virtual time.
  public func scheduleAbsoluteVirtual<StateType>(
    _ state: StateType, time: VirtualTime, action: @escaping (StateType) -> Disposable
  ) -> Disposable {
    enqueue(time, .disposable { action(state) })
  }

  /// The same without a state, and without a way back.
  package func run(at time: VirtualTime, _ action: @escaping () -> Void) { _ = enqueue(time, .plain(action)) }

  private func enqueue(_ time: VirtualTime, _ action: VirtualWork.Action) -> VirtualWork {
    ensureThread()
    let item = itemType.init(time, nextNumber, action)
    nextNumber += 1
    queue.push(item)
    return item
  }

  /// What a subclass makes of a time before work is scheduled for it.
  open func adjustScheduledTime(_ time: VirtualTime) -> VirtualTime { time }

  /// Runs all work, until none is left or `stop` is called.
  public func start() {
    if isRunning { return }
    ensureThread()
    run { _ in true }
  }

  /// Runs the work up to a moment, which becomes the time.
  public func advanceTo(_ virtualTime: VirtualTime) {
    precondition(!isRunning, "Scheduler is already running")
    ensureThread()
    run { !isLess(virtualTime, $0.time) }
    clock = virtualTime
  }

  /// Lets time pass without running anything.
  public func sleep(_ virtualInterval: VirtualTimeInterval) {
    ensureThread()
    let time = converter.offsetVirtualTime(clock, offset: virtualInterval)
    precondition(!isLess(time, clock), "Can't sleep to past.")
    clock = time
  }

  /// Keeps what waits from being run, until time passes again.
  public func stop() {
    ensureThread()
    isRunning = false
  }

  private func run(while isDue: (VirtualItem<VirtualTime>) -> Bool) {
    isRunning = true
    while isRunning, let item = queue.first {
      let isNext = item._withUnsafeGuaranteedRef { item in
        if item.isDisposed { return true }
        if !isDue(item) { return false }
        if isLess(clock, item.time) { clock = item.time }
        return true
      }
      if !isNext { break }
      queue.pop(item)
      item._withUnsafeGuaranteedRef { $0.run() }
      item.release()
    }
    isRunning = false
  }

  private func ensureThread() {
    precondition(
      isOfMain ? MainScheduler.isMain : CurrentThread.identity == thread,
      "A virtual-time scheduler is used on the thread that made it.")
  }

  private func isLess(_ lhs: VirtualTime, _ rhs: VirtualTime) -> Bool {
    converter.compareVirtualTime(lhs, rhs) == .lessThan
  }
}

extension VirtualTimeScheduler: CustomDebugStringConvertible {
  /// The same in words, for whoever debugs.
  public var debugDescription: String { queue.items.map { "\($0.time)" }.joined(separator: "\n") }
}
