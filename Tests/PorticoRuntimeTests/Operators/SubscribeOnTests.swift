/// `subscribe(on:)`.
import PorticoRuntime
import PorticoTesting
import Testing

@Suite struct SubscribeOnTests {
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
    diagram.check { $0.source.subscribe(on: $0.time) }
  }

  @Test func theSubscriptionBeginsAndEndsAsWorkOfTheScheduler() {
    let scheduler = TestScheduler(initialClock: 0)
    let source = scheduler.createHotObservable([.next(210, 1), .completed(220)])
    let result = scheduler.start { source.subscribe(on: scheduler) }
    #expect(result.events == [.next(210, 1), .completed(220)])
    #expect(source.subscriptions == [Subscription(201, 221)])
  }

  @Test func disposalBeforeItKeepsItFromBeginning() {
    let scheduler = TestScheduler(initialClock: 0)
    let source = scheduler.createHotObservable([.next(210, 1)])
    #expect(scheduler.start(disposed: 200) { source.subscribe(on: scheduler) }.events == [])
    #expect(source.subscriptions == [])
  }

  @Test func aNestedValueComesFirst() {
    #expect(nesting { $0.subscribe(on: CurrentThreadScheduler.instance) } == "1(2)")
  }
}
