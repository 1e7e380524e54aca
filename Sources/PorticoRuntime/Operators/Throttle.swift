/// `throttle`: a value at once, then at most one for each stretch of time.
extension ObservableType {
  /// A value at once, then at most one for each stretch of time.
  ///
  ///     source                       --1-2-3-----4--|
  ///     throttle(---)                --1--3------4--|
  ///     throttle(---, latest: false) --1---------4--|
  ///
  /// A completion waits for the value that does; an error drops it. A value that comes when it may is delivered on
  /// the thread of the source, one that waited on the scheduler. What is sent inside a value's event is not held
  /// back.
  ///
  /// - Parameters:
  ///   - dueTime: How long a stretch is, from the end of a value's event.
  ///   - latest: Whether a stretch ends with the last value that came in it.
  ///   - scheduler: Runs the timer, and tells the time.
  /// - SeeAlso: [RxJS, throttleTime](https://rxjs.dev/api/operators/throttleTime); with `latest` the value that ends a stretch
  ///   is [ReactiveX, Sample](https://reactivex.io/documentation/operators/sample.html)'s
  public func throttle(
    _ dueTime: RxTimeInterval, latest: Bool = true, scheduler: SchedulerType
  ) -> Observable<Element> {
    lift { ThrottleStage($0, dueTime, latest, scheduler) }
  }
}

final class ThrottleStage<Element>: TimedStage<Element, Element> {
  private let dueTime: RxTimeInterval
  private let isLatest: Bool
  private var waiting: Element?
  private var lastTime: RxTime?
  private var isEnding = false

  init(
    _ downstream: Sink<Element>, _ dueTime: RxTimeInterval, _ isLatest: Bool, _ scheduler: SchedulerType
  ) {
    self.dueTime = dueTime
    self.isLatest = isLatest
    super.init(downstream, scheduler)
  }

  override func received(_ value: Element) {
    let left = lastTime.map { remainder(of: dueTime, since: $0) } ?? .nanoseconds(0)
    if left.isNow { return deliver(value) }
    guard isLatest else { return }
    let isTimed = waiting != nil
    waiting = value
    if !isTimed { after(left) { self.timeCame() } }
  }

  private func deliver(_ value: Element) {
    waiting = nil
    downstream.next(value)
    lastTime = scheduler.now
  }

  private func timeCame() {
    if let waiting { deliver(waiting) }
    if isEnding { complete() }
  }

  override func ended() {
    if waiting == nil { complete() } else { isEnding = true }
  }
}
