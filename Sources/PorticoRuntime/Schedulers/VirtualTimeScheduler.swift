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
  public private(set) var clock: VirtualTime
  private let converter: Converter
  private let thread = CurrentThread.identity
  private let isOfMain = MainScheduler.isMain
  private var heap: [VirtualItem<VirtualTime>] = []
  private var nextNumber = 0
  private var isRunning = false

  /// A scheduler whose clock begins at a moment.
  public init(initialClock: VirtualTime, converter: Converter) {
    clock = initialClock
    self.converter = converter
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
    ensureThread()
    let item = VirtualItem(time: time, number: nextNumber) { action(state) }
    nextNumber += 1
    push(item)
    return item
  }

  /// What a subclass makes of a time before work is scheduled for it.
  open func adjustScheduledTime(_ time: VirtualTime) -> VirtualTime { time }

  /// Runs all work, until none is left or `stop` is called.
  public func start() {
    if isRunning { return }
    ensureThread()
    run(until: nil)
  }

  /// Runs the work up to a moment, which becomes the time.
  public func advanceTo(_ virtualTime: VirtualTime) {
    precondition(!isRunning, "Scheduler is already running")
    ensureThread()
    run(until: virtualTime)
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

  private func run(until limit: VirtualTime?) {
    isRunning = true
    while isRunning, let item = heap.first {
      if !item.isDisposed {
        if let limit, isLess(limit, item.time) { break }
        if isLess(clock, item.time) { clock = item.time }
      }
      pop()
      item.run()
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

  private func isBefore(_ lhs: VirtualItem<VirtualTime>, _ rhs: VirtualItem<VirtualTime>) -> Bool {
    switch converter.compareVirtualTime(lhs.time, rhs.time) {
    case .lessThan: true
    case .equal: lhs.number < rhs.number
    case .greaterThan: false
    }
  }

  private func push(_ item: VirtualItem<VirtualTime>) {
    heap.append(item)
    var child = heap.count - 1
    while child > 0 {
      let parent = (child - 1) / 2
      guard isBefore(heap[child], heap[parent]) else { return }
      heap.swapAt(child, parent)
      child = parent
    }
  }

  private func pop() {
    heap.swapAt(0, heap.count - 1)
    heap.removeLast()
    var parent = 0
    while true {
      var first = parent
      for child in [2 * parent + 1, 2 * parent + 2] where child < heap.count && isBefore(heap[child], heap[first]) {
        first = child
      }
      if first == parent { return }
      heap.swapAt(first, parent)
      parent = first
    }
  }
}

extension VirtualTimeScheduler: CustomDebugStringConvertible {
  /// The same in words, for whoever debugs.
  public var debugDescription: String {
    heap.sorted { isBefore($0, $1) }.map { "\($0.time)" }.joined(separator: "\n")
  }
}

/// Work at a moment of virtual time.
final class VirtualItem<Time>: DisposeBase, Cancelable {
  let time: Time
  let number: Int
  private var action: (() -> Disposable)?
  private var content: Disposable?

  init(time: Time, number: Int, _ action: @escaping () -> Disposable) {
    self.time = time
    self.number = number
    self.action = action
  }

  var isDisposed: Bool { flags.contains(.disposed) }

  func run() {
    guard !isDisposed, let action else { return }
    self.action = nil
    let content = action()
    if isDisposed { content.dispose() } else { self.content = content }
  }

  func dispose() {
    if set(.disposed).contains(.disposed) { return }
    action = nil
    content?.dispose()
    content = nil
  }
}
