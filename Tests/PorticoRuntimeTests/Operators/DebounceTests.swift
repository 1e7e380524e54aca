/// `debounce`, for which RxSwift's suite has no test of the operator itself.
import PorticoRuntime
import PorticoTesting
import Testing

private struct Fault: Error, Equatable {}

struct DebounceTests {
  private let scheduler = TestScheduler(initialClock: 0, simulateProcessingDelay: false)

  private func debounced(_ events: [Recorded<Event<Int>>], disposed: Int = 1000) -> [Recorded<Event<Int>>] {
    let source = scheduler.createHotObservable(events)
    let result = scheduler.start(disposed: disposed) { source.debounce(.seconds(20), scheduler: scheduler) }
    #expect(source.subscriptions.count == 1)
    return result.events
  }

  @Test func aValueComesOnceNothingHasFollowed() {
    #expect(debounced([.next(210, 1), .next(220, 2), .next(300, 3)]) == [.next(240, 2), .next(320, 3)])
  }

  @Test func completionDeliversWhatWaits() {
    #expect(debounced([.next(210, 1), .completed(220)]) == [.next(220, 1), .completed(220)])
  }

  @Test func anErrorDropsWhatWaits() {
    #expect(debounced([.next(210, 1), .error(220, Fault())]) == [.error(220, Fault())])
  }

  @Test func disposalDropsWhatWaits() {
    #expect(debounced([.next(210, 1)], disposed: 220) == [])
  }

  @Test func emptyAndNeverPassThrough() {
    #expect(debounced([.completed(210)]) == [.completed(210)])
    #expect(TestScheduler(initialClock: 0).start { Observable<Int>.never() }.events == [])
  }

  @Test func aValueSentInsideTheEventWaitsForItsOwnTime() {
    let relay = PublishRelay<Int>()
    scheduler.scheduleAt(210) { relay.accept(1) }
    let result = scheduler.start { [scheduler] in
      relay.debounce(.seconds(20), scheduler: scheduler).do(onNext: { if $0 == 1 { relay.accept(2) } })
    }
    #expect(result.events == [.next(230, 1), .next(250, 2)])
  }
}
