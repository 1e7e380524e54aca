/// Sends of several threads at once: nothing is lost, doubled or delivered by two threads at a time.
import Dispatch
import PorticoRuntime
import Testing

/// Counts what arrives; a second thread inside `take` is a fault.
private final class Tally: @unchecked Sendable {
  var values: [Int] = []
  var isInside = false
  var overlaps = 0

  func take(_ value: Int) {
    if isInside { overlaps += 1 }
    isInside = true
    values.append(value)
    isInside = false
  }
}

private struct Shared<Value>: @unchecked Sendable {
  let value: Value
}

struct ThreadsTests {
  private let threads = 4
  private let sends = 5_000

  /// Sends different numbers from each thread into a relay of its own, and returns what came out, in order.
  private func run(_ join: ([PublishRelay<Int>]) -> Observable<Int>) -> Tally {
    let relays = (0..<threads).map { _ in PublishRelay<Int>() }
    let tally = Tally()
    let subscription = join(relays).subscribe(onNext: { tally.take($0) })
    let shared = Shared(value: relays)
    let sends = sends
    DispatchQueue.concurrentPerform(iterations: threads) { thread in
      for number in 0..<sends { shared.value[thread].accept(thread * sends + number) }
    }
    subscription.dispose()
    return tally
  }

  @Test func mergeLosesAndDoublesNothing() {
    let tally = run { Observable.merge($0.map { $0.asObservable() }) }
    #expect(tally.values.sorted() == Array(0..<threads * sends))
    #expect(tally.overlaps == 0)
  }

  @Test func flatMapLosesAndDoublesNothing() {
    let tally = run { Observable.merge($0.map { $0.asObservable() }).flatMap { Observable.just($0) } }
    #expect(tally.values.sorted() == Array(0..<threads * sends))
    #expect(tally.overlaps == 0)
  }

  @Test func flatMapLatestOfOneValueLosesAndDoublesNothing() {
    let tally = run { Observable.merge($0.map { $0.asObservable() }).flatMapLatest { Observable.just($0) } }
    #expect(tally.values.sorted() == Array(0..<threads * sends))
    #expect(tally.overlaps == 0)
  }

  @Test func aRelayOfAllThreadsLosesAndDoublesNothing() {
    let relay = PublishRelay<Int>()
    let tally = run { relays in
      let all = Observable.merge(relays.map { $0.asObservable() })
      return Observable.create { observer in
        Disposables.create(relay.share().subscribe(observer), all.bind(to: relay))
      }
    }
    #expect(tally.values.sorted() == Array(0..<threads * sends))
    #expect(tally.overlaps == 0)
  }

  @Test func combineLatestDeliversOnceForEachValueWhenAllHaveOne() {
    let tally = run { relays in
      Observable.combineLatest(relays.map { $0.startWith(0) }) { $0.reduce(0, +) }
    }
    #expect(tally.values.count == threads * sends + 1)
    #expect(tally.values.last == (0..<threads).reduce(0) { $0 + $1 * sends + sends - 1 })
    #expect(tally.overlaps == 0)
  }

  @Test func subscribingAndDisposingMeanwhileLeavesNobody() {
    let relay = BehaviorRelay(value: 0)
    let shared = Shared(value: (relay, relay.map { $0 }.share(replay: 1)))
    DispatchQueue.concurrentPerform(iterations: threads) { thread in
      for number in 0..<500 {
        if thread == 0 { shared.value.0.accept(number) } else { shared.value.1.subscribe(onNext: { _ in }).dispose() }
      }
    }
    var values: [Int] = []
    let subscription = shared.value.1.subscribe(onNext: { values.append($0) })
    #expect(values == [499])
    subscription.dispose()
  }
}
