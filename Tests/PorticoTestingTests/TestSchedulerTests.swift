/// Virtual time: what is recorded, and when.
import PorticoRuntime
import PorticoTesting
import Testing

struct TestSchedulerTests {
  @Test func aHotStreamGoesOnWithoutSubscribers() {
    let scheduler = TestScheduler(initialClock: 0)
    let source = scheduler.createHotObservable([.next(150, 1), .next(250, 2), .completed(300)])
    let result = scheduler.start { source.map { $0 * 10 } }
    #expect(result.events == [.next(250, 20), .completed(300)])
    #expect(source.subscriptions == [Subscription(200, 300)])
  }

  @Test func aColdStreamBeginsWithEachSubscription() {
    let scheduler = TestScheduler(initialClock: 0)
    let source = scheduler.createColdObservable([.next(10, 1), .completed(20)])
    let result = scheduler.start { source.concat(source) }
    #expect(result.events == [.next(210, 1), .next(230, 1), .completed(240)])
    #expect(source.subscriptions == [Subscription(200, 220), Subscription(220, 240)])
  }

  @Test func workOfOneMomentRunsInTheOrderOfItsArrival() {
    let scheduler = TestScheduler(initialClock: 0)
    var order: [Int] = []
    for number in 0..<50 { scheduler.scheduleAt(number % 2) { order.append(number) } }
    scheduler.start()
    #expect(order == (0..<50).filter { $0 % 2 == 0 } + (0..<50).filter { $0 % 2 == 1 })
  }
}
