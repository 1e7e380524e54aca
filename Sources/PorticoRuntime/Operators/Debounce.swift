/// `debounce`: a value once nothing has followed it for a time.
///
///     source        --1-2-----3--|
///     debounce(--)  ------2------3|
///
/// A completion delivers the value that waits; an error drops it. The timer runs on the scheduler. See
/// https://reactivex.io/documentation/operators/debounce.html
extension ObservableType {
  public func debounce(_ dueTime: RxTimeInterval, scheduler: SchedulerType) -> Observable<Element> {
    lift { DebounceStage($0, dueTime, scheduler) }
  }
}

final class DebounceStage<Element>: TimedStage<Element, Element> {
  private let dueTime: RxTimeInterval
  private var waiting: Element?

  init(_ downstream: Sink<Element>, _ dueTime: RxTimeInterval, _ scheduler: SchedulerType) {
    self.dueTime = dueTime
    super.init(downstream, scheduler)
  }

  override func received(_ value: Element) {
    waiting = value
    after(dueTime) { self.deliver() }
  }

  private func deliver() {
    guard let value = waiting else { return }
    waiting = nil
    downstream.next(value)
  }

  override func ended() {
    deliver()
    complete()
  }
}
