import Foundation
import PorticoRuntime
import PorticoTesting
import Testing

@Suite struct TestSchedulerTests {
  @Test func startSubscribesAt200AndDisposesAt1000() {
    let scheduler = TestScheduler(initialClock: 0)
    let source = scheduler.createHotObservable([.next(150, 1), .next(210, 2), .next(990, 3), .next(1010, 4)])
    let result = scheduler.start { source }
    #expect(result.events == [.next(210, 2), .next(990, 3)])
    #expect(source.subscriptions == [Subscription(200, 1000)])
  }

  @Test func startTakesOtherTimes() {
    let scheduler = TestScheduler(initialClock: 0)
    let source = scheduler.createColdObservable([.next(10, "a"), .next(20, "b")])
    var created = 0
    let result = scheduler.start(created: 5, subscribed: 30, disposed: 45) { () -> TestableObservable<String> in
      created = scheduler.clock
      return source
    }
    #expect(created == 5)
    #expect(result.events == [.next(40, "a")])
    #expect(source.subscriptions == [Subscription(30, 45)])
  }

  @Test func workOfOneMomentRunsInTheOrderOfItsScheduling() {
    let scheduler = TestScheduler(initialClock: 0)
    var order: [Int] = []
    for number in 0..<50 { scheduler.scheduleAt(number % 2) { order.append(number) } }
    scheduler.start()
    #expect(order == (0..<50).filter { $0 % 2 == 0 } + (0..<50).filter { $0 % 2 == 1 })
    #expect(scheduler.clock == 1)
  }

  @Test(arguments: [(true, 11), (false, 10)])
  func workThatIsDueTakesATickOnlyWhenAsked(_ simulates: Bool, _ time: Int) {
    let scheduler = TestScheduler(initialClock: 0, simulateProcessingDelay: simulates)
    var ran = 0
    scheduler.scheduleAt(10) {
      _ = scheduler.schedule(()) {
        ran = scheduler.clock
        return Disposables.create()
      }
    }
    scheduler.start()
    #expect(ran == time)
  }

  @Test func tickLastsTheResolution() {
    let scheduler = TestScheduler(initialClock: 0, resolution: 0.001)
    let result = scheduler.createObserver(Int.self)
    _ = Observable<Int>.timer(.milliseconds(250), scheduler: scheduler).subscribe(result)
    scheduler.start()
    #expect(result.events == [.next(250, 0), .completed(250)])
    #expect(scheduler.now == Date(timeIntervalSince1970: 0.25))
  }

  @Test func driverTakesTheSchedulerThatStandsInOnItsThread() {
    let scheduler = TestScheduler(initialClock: 0, resolution: 0.001, simulateProcessingDelay: false)
    let result = scheduler.createObserver(Int.self)
    SharingScheduler.mock(scheduler: scheduler) {
      _ = Driver.just(1).delay(.milliseconds(30)).drive(result)
    }
    scheduler.start()
    #expect(result.events == [.next(30, 1), .completed(30)])
  }

  @Test func standInIsKnownToItsThreadOnly() {
    let scheduler = TestScheduler(initialClock: 0)
    SharingScheduler.mock(scheduler: scheduler) {
      #expect(SharingScheduler.make() is TestScheduler)
      let done = DispatchSemaphore(value: 0)
      Thread.detachNewThread {
        #expect(SharingScheduler.make() is MainScheduler)
        done.signal()
      }
      done.wait()
    }
    #expect(SharingScheduler.make() is MainScheduler)
  }
}
