/// `debounce`: a value once nothing has followed it for a time.
extension ObservableType {
  /// A value once nothing has followed it for a time.
  ///
  ///     source        --1-2-----3--|
  ///     debounce(--)  ------2------(3|)
  ///
  /// A completion delivers the value that waits at once; an error drops it. Values are delivered on the scheduler,
  /// the end on the thread of the source.
  ///
  /// - Parameters:
  ///   - dueTime: How long nothing must follow.
  ///   - scheduler: Runs the timer: a serial one, such as main or a test's.
  /// - SeeAlso: [ReactiveX, Debounce](https://reactivex.io/documentation/operators/debounce.html)
  public func debounce(_ dueTime: RxTimeInterval, scheduler: SchedulerType) -> Observable<Element> {
    lift { DebounceStage($0, dueTime, scheduler) }
  }
}

final class DebounceStage<Element>: TimedStage<Element, Element> {
  private let dueTime: RxTimeInterval
  @exclusivity(unchecked) private var waiting = Store<Element>()

  init(_ downstream: Sink<Element>, _ dueTime: RxTimeInterval, _ scheduler: SchedulerType) {
    self.dueTime = dueTime
    super.init(downstream, scheduler)
  }

  deinit { waiting.clear() }

  override func received(_ value: Element) {
    waiting.set(value)
    after(dueTime) { self.deliver() }
  }

  private func deliver() {
    if waiting.isFilled { downstream.next(waiting.take()) }
  }

  override func ended() {
    deliver()
    complete()
  }
}
