import PorticoRuntime
import PorticoTesting
import Testing

@Suite struct TestableObservableTests {
  let scheduler = TestScheduler(initialClock: 0)

  @Test func eachSubscriptionIsNotedWithItsEnd() {
    let source = scheduler.createColdObservable([.next(10, 1), .completed(20)])
    scheduler.scheduleAt(100) { _ = source.subscribe { _ in } }
    var early: (any Disposable)?
    scheduler.scheduleAt(105) { early = source.subscribe { _ in } }
    scheduler.scheduleAt(110) { early?.dispose() }
    scheduler.start()
    #expect(source.subscriptions == [Subscription(100, 120), Subscription(105, 110)])
  }

  @Test func disposedSubscriptionHearsNothing() {
    let source = scheduler.createHotObservable([.next(10, 1), .next(20, 2)])
    let result = scheduler.createObserver(Int.self)
    let subscription = source.subscribe(result)
    scheduler.scheduleAt(15) { subscription.dispose() }
    scheduler.start()
    #expect(result.events == [.next(10, 1)])
  }

  @Test func streamTellsWhatItWillDo() {
    #expect(scheduler.createColdObservable([.next(10, 1)]).recordedEvents == [.next(10, 1)])
  }
}
