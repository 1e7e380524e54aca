/// `delay`, `delaySubscription`: later.
extension ObservableType {
  /// Values and completion after a time; an error at once, which drops what waits.
  ///
  ///     source     --1--2--|
  ///     delay(--)  ----1--2--|
  ///
  /// - Parameters:
  ///   - dueTime: How much later, each event from when it came.
  ///   - scheduler: Runs the timer and delivers, in order.
  /// - SeeAlso: [ReactiveX, Delay](https://reactivex.io/documentation/operators/delay.html)
  public func delay(_ dueTime: RxTimeInterval, scheduler: SchedulerType) -> Observable<Element> {
    lift { DelayStage($0, dueTime, scheduler) }
  }

  /// The source, subscribed to after a time.
  ///
  /// - Parameters:
  ///   - dueTime: How long after this is subscribed to.
  ///   - scheduler: Runs the timer and subscribes.
  /// - SeeAlso: [ReactiveX, Delay](https://reactivex.io/documentation/operators/delay.html)
  public func delaySubscription(
    _ dueTime: RxTimeInterval, scheduler: SchedulerType
  ) -> Observable<Element> {
    let source = asObservable()
    return Source { sink in
      let stage = PassingStage(sink, scheduler)
      stage.after(dueTime) { source.attach(stage) }
    }
  }
}

final class DelayStage<Element>: TimedStage<Element, Element> {
  private let dueTime: RxTimeInterval
  private var waiting = Backlog<(time: RxTime, event: Event<Element>)>()

  init(_ downstream: Sink<Element>, _ dueTime: RxTimeInterval, _ scheduler: SchedulerType) {
    self.dueTime = dueTime
    super.init(downstream, scheduler)
  }

  override func received(_ value: Element) { enqueue(.next(value)) }
  override func ended() { enqueue(.completed) }

  private func enqueue(_ event: Event<Element>) {
    waiting.append((scheduler.now, event))
    if waiting.count == 1 { after(dueTime) { self.deliver() } }
  }

  private func deliver() {
    guard let event = waiting.first?.event else { return }
    if case .completed = event { return complete() }
    downstream.on(event)
    _ = waiting.removeFirst()
    if let next = waiting.first { after(remainder(of: dueTime, since: next.time)) { self.deliver() } }
  }
}
