/// `observe(on:)`.
import Dispatch
import PorticoRuntime
import PorticoTesting
import Testing

@Suite struct ObserveOnTests {
  @Test(
    arguments: Diagram.all(
      """
      values and completion
      source  -ab-c|
              ^----!
      result  -ab-c|

      an error overtakes nothing
      source  -ab#
              ^--!
      result  -ab#

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
    diagram.check { $0.source.observe(on: $0.time) }
  }

  @Test func eventsAreWorkOfTheScheduler() {
    let scheduler = TestScheduler(initialClock: 0)
    let source = scheduler.createHotObservable([.next(210, 1), .next(220, 2), .completed(230)])
    let result = scheduler.start { source.observe(on: scheduler) }
    #expect(result.events == [.next(211, 1), .next(221, 2), .completed(231)])
    #expect(source.subscriptions == [Subscription(200, 230)])
  }

  @Test func whatWaitsIsDroppedByDisposal() {
    let scheduler = TestScheduler(initialClock: 0)
    let source = scheduler.createHotObservable([.next(210, 1), .next(219, 2)])
    #expect(scheduler.start(disposed: 220) { source.observe(on: scheduler) }.events == [.next(211, 1)])
  }

  @Test func aNestedValueWaitsItsTurn() {
    let time = TestScheduler.marbles()
    let subject = PublishSubject<String>()
    var log: [String] = []
    let subscription = subject.observe(on: time).subscribe(onNext: {
      if $0 == "a" { subject.onNext("b") }
      log.append($0)
    })
    subject.onNext("a")
    #expect(log == [])
    time.start()
    #expect(log == ["a", "b"])
    subscription.dispose()
  }

  @MainActor @Test func onMainAnEventIsPassedOnAtOnce() async {
    #expect(events(of: Observable.of(1, 2).observe(on: MainScheduler())) == ["1", "2", "|"])
    // Main may be another thread from here on.
    await Task.yield()
    #expect(events(of: Observable.of(1, 2).observe(on: MainScheduler())) == ["1", "2", "|"])
  }

  @Test func aSerialQueueKeepsTheOrder() async throws {
    let mark = DispatchSpecificKey<Bool>()
    let scheduler = SerialDispatchQueueScheduler(
      internalSerialQueueName: "test", serialQueueConfiguration: { $0.setSpecific(key: mark, value: true) })
    let values = try await Observable.range(start: 0, count: 1000).observe(on: scheduler)
      .do(onNext: { _ in #expect(DispatchQueue.getSpecific(key: mark) == true) }).toArray().value
    #expect(values == Array(0..<1000))
  }

  @Test func whatComesOffMainIsDeliveredThere() async throws {
    let scheduler = ConcurrentDispatchQueueScheduler(qos: .default)
    let values = try await Observable.of(1, 2, 3, scheduler: scheduler).observe(on: MainScheduler())
      .do(onNext: { _ in MainActor.preconditionIsolated() }).toArray().value
    #expect(values == [1, 2, 3])
  }
}
