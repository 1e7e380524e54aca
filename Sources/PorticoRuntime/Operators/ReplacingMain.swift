/// `replacingMain`: a scheduler in main's place, for one subscription.
extension ObservableType {
  /// The stream, with a scheduler in main's place for whoever subscribes to it.
  ///
  ///     time.record(viewModel.title)      as PorticoTesting subscribes to a driver in virtual time
  ///
  /// What the streams above would do on main for this subscriber, they do on the scheduler: `observe(on:)`, drivers
  /// and signals with their timers. So a test names the clock of what it observes, and tests run side by side. A
  /// shared stream follows the subscriber who came first.
  ///
  /// No operator of ReactiveX, whose tests replace main for the whole process.
  ///
  /// - Parameter scheduler: Is main, as far as this subscription goes.
  public func replacingMain(with scheduler: any SchedulerType) -> Observable<Element> {
    lift { ReplacingMainStage($0, scheduler) }
  }
}

extension SharedSequence {
  /// The values of a driver or signal, with a scheduler in main's place for whoever subscribes to it.
  ///
  /// - Parameter scheduler: Is main, as far as this subscription goes.
  public func replacingMain(with scheduler: any SchedulerType) -> Observable<Element> {
    asObservable().replacingMain(with: scheduler)
  }

  /// A stream made with the scheduler that is main for its subscriber.
  static func onMain<Result>(_ make: @escaping (any SchedulerType) -> Observable<Result>) -> Observable<Result> {
    let main = SharingStrategy.scheduler
    return Source { sink in make(sink.mainStandIn ?? main).attach(sink) }
  }
}

final class ReplacingMainStage<Element>: Stage<Element, Element> {
  private let scheduler: any SchedulerType

  init(_ downstream: Sink<Element>, _ scheduler: any SchedulerType) {
    self.scheduler = scheduler
    super.init(downstream)
  }

  override var mainStandIn: (any SchedulerType)? { scheduler }

  override func next(_ value: Element) { downstream.next(value) }
}
