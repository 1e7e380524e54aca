/// `replacingMain`: drivers in virtual time, whichever thread a test runs on.
import Dispatch
import PorticoRuntime
import PorticoTesting
import Testing

@Suite struct ReplacingMainTests {
  /// A screen as a test sees it: what comes in as marbles, what goes out as drivers and signals.
  private func check(_ inputs: String, title: String, alert: String, recent: String) {
    let time = TestScheduler.marbles()
    let source = time.hot(inputs)
    let shared = source.share(replay: 1)
    let isEmpty = BehaviorRelay(value: "e")
    let upper = shared.map { $0.uppercased() }.startWith("z").asDriver(onErrorDriveWith: .empty())
    let alerts = shared.filter { $0 == "x" }.asSignal(onErrorSignalWith: .never())
    let latest = shared.asDriver(onErrorJustReturn: "?").flatMapLatest { value in Driver.of(value) }
      .debounce(.milliseconds(2)).withLatestFrom(isEmpty.asDriver()) { $0 + $1 }
    let records = (time.record(upper), time.record(alerts), time.record(latest.map { String($0.prefix(1)) }))
    time.expect(records.0, title)
    time.expect(records.1, alert)
    time.expect(records.2, recent)
    time.expect(source, "^" + String(repeating: "-", count: inputs.count - 2) + "!")
  }

  @Test func driversFollowTheClockOfWhoObserves() {
    check("-ab---x---|", title: "zAB---X---|", alert: "------x---|", recent: "----b---x-|")
  }

  @MainActor @Test func onMainTheyDoTheSame() {
    check("-ab---x---|", title: "zAB---X---|", alert: "------x---|", recent: "----b---x-|")
  }

  @Test func testsRunSideBySide() {
    DispatchQueue.concurrentPerform(iterations: 8) { number in
      if number % 2 == 0 {
        check("-ab---x---|", title: "zAB---X---|", alert: "------x---|", recent: "----b---x-|")
      } else {
        check("-x-c-|", title: "zX-C-|", alert: "-x---|", recent: "---x-(c|)")
      }
    }
  }

  @Test(
    arguments: Diagram.all(
      """
      values and completion
      source  -a-b|
              ^---!
      result  -a-b|

      error
      source  -a#
              ^-!
      result  -a#

      early disposal
      source  -a-b|
              ^-!
      result  -a
              ^-!

      empty
      source  --|
              ^-!
      result  --|

      never
      source  -
              ^
      result  -

      a subscription for each subscriber
      source  -a-b|
              ^---!
              --^-!
      result  -a-b|
      result  ---b|
              --^
      """))
  func eventsAreAsBefore(_ diagram: Diagram) {
    diagram.check { $0.source.replacingMain(with: $0.time) }
    diagram.check { $0.source.observe(on: MainScheduler.instance).replacingMain(with: $0.time) }
  }

  /// Whatever stands between the subscriber and what is done on main.
  @Test(
    arguments: [
      { $0.map { $0 } }, { $0.flatMap { Observable.just($0) } }, { $0.flatMapLatest { Observable.just($0) } },
      { $0.concatMap { Observable.just($0) } }, { Observable.merge($0, .never()) },
      { Observable.combineLatest($0, Observable.just("")) { $0 + $1 } },
      { Observable.zip($0, Observable.repeatElement("").take(9)) { $0 + $1 } },
      { $0.withLatestFrom(Observable.just("")) { $0 + $1 } }, { Observable.just("").withLatestFrom($0).concat($0) },
      { $0.share() }, { $0.share(replay: 1) }, { $0.catchAndReturn("") }, { Observable.error(MarbleError()).catch($0) },
      { $0.retry(2) }, { $0.take(until: Observable<Int>.never()) }, { $0.observe(on: MainScheduler.instance) },
      { $0.debounce(.never, scheduler: MainScheduler.instance).amb($0) }, { $0.groupBy { $0 }.flatMap { $0 } },
      { $0.asDriver(onErrorJustReturn: "").asObservable() }, { $0.asSignal(onErrorJustReturn: "").asObservable() },
      { ControlEvent(events: $0).asObservable() }, { Observable.just(()).flatMapLatest(constant($0)) },
      { Observable.just(()).flatMap(constant($0)) },
    ] as [@Sendable (Observable<String>) -> Observable<String>])
  func itIsKnownAbove(_ build: @Sendable (Observable<String>) -> Observable<String>) {
    let time = TestScheduler.marbles()
    let result = time.record(build(time.hot("-a-b-").observe(on: MainScheduler.instance)))
    time.expect(result, "              -a-b-")
  }

  @Test func aNestedValueWaitsItsTurn() {
    let time = TestScheduler.marbles()
    #expect(nesting { $0.observe(on: MainScheduler.instance).replacingMain(with: time).startWith(0).skip(1) } == "")
  }
}

private func constant<Value>(_ stream: Observable<String>) -> (Value) -> Observable<String> { { _ in stream } }

extension Observable {
  fileprivate func `catch`(_ other: Observable<Element>) -> Observable<Element> { self.catch { _ in other } }
}
