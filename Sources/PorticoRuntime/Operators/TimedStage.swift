/// A timed stage: one whose events come from its source and from a timer, one after the other.
class TimedStage<Input, Output>: Stage<Input, Output> {
  final let scheduler: SchedulerType
  /// The work that is due, and how often there was some; only the latest counts. Changed under the lock.
  @exclusivity(unchecked) private final var timer: Disposable?
  @exclusivity(unchecked) private final var round = 0

  init(_ downstream: Sink<Output>, _ scheduler: SchedulerType) {
    self.scheduler = scheduler
    super.init(downstream)
  }

  final override func next(_ value: Input) {
    let entry = enter()
    if entry == .busy { return wait { if self.isLive { self.received(value) } } }
    if isLive { received(value) }
    if entry == .entered { leave() }
  }

  final override func error(_ error: Swift.Error) { pass { if self.isLive { self.failed(error) } } }
  final override func completed() { pass { if self.isLive { self.ended() } } }
  final override func didCancel() {
    lock()
    let work = timer
    timer = nil
    unlock()
    work?.dispose()
  }

  func received(_ value: Input) {}
  func failed(_ error: Swift.Error) { fail(error) }
  func ended() { complete() }

  /// Runs the action after a time, unless another is asked for before.
  final func after(_ time: RxTimeInterval, _ action: @escaping () -> Void) {
    lock()
    round += 1
    let round = round
    unlock()
    let work = scheduler.scheduleRelative((), dueTime: time) {
      self.timerFired(round, action)
      return Disposables.create()
    }
    setTimer(work, round)
  }

  /// Keeps the work, unless it has been done by now and the timer set anew, and lets go of what it replaces.
  private final func setTimer(_ work: Disposable, _ round: Int) {
    var outdated: Disposable? = work
    lock()
    if round == self.round && !isDisposed { swap(&outdated, &timer) }
    unlock()
    outdated?.dispose()
  }

  private final func timerFired(_ round: Int, _ action: @escaping () -> Void) {
    let entry = enter()
    if entry == .busy { return wait { if self.isLive && round == self.round { action() } } }
    if isLive && round == self.round { action() }
    if entry == .entered { leave() }
  }

  /// What is left of a time that began at a moment; to the microsecond, since a date knows no less.
  final func remainder(of time: RxTimeInterval, since begin: RxTime) -> RxTimeInterval {
    if case .never = time { return .never }
    let left = time.seconds - scheduler.now.timeIntervalSince(begin)
    return .microseconds(Int((max(0, left) * 1e6).rounded()))
  }
}

/// A timed stage that passes values on while it is open.
final class PassingStage<Element>: TimedStage<Element, Element> {
  var isOpen = true

  override func received(_ value: Element) {
    if isOpen { downstream.next(value) }
  }
}
