/// Sends of several threads at once: nothing is lost, doubled or delivered by two threads at a time.
import PorticoRuntime
import Testing

/// A number of a thread's own sequence.
private struct Sent {
  let thread: Int
  let number: Int
}

/// Counts what arrives; a second thread inside an event is a fault.
private final class Tally {
  private(set) var count = 0
  private(set) var faults = 0
  private var next = [Int](repeating: 0, count: Stress.threads)
  private var isInside = false

  /// Each thread's numbers must come as they were sent, so one that is lost or doubled is seen at once.
  func take(_ sent: Sent) {
    enter()
    if sent.number != next[sent.thread] { faults += 1 }
    next[sent.thread] = sent.number + 1
    leave()
  }

  /// The sum of all latest numbers, which each send makes greater by one.
  func take(sum: Int) {
    enter()
    if sum != count { faults += 1 }
    leave()
  }

  private func enter() {
    if isInside { faults += 1 }
    isInside = true
  }

  private func leave() {
    count += 1
    isInside = false
  }
}

@Suite(.serialized) struct ThreadsTests {
  private let sends = Stress.sends / Stress.threads

  /// Sends from each thread into a relay of its own.
  private func send(into relays: [PublishRelay<Sent>]) {
    Stress.run { [sends] thread in
      for number in 0..<sends { relays[thread].accept(Sent(thread: thread, number: number)) }
    }
  }

  private func relays() -> [PublishRelay<Sent>] { (0..<Stress.threads).map { _ in PublishRelay() } }

  private func expectAll(_ tally: Tally, _ sourceLocation: SourceLocation = #_sourceLocation) {
    #expect(tally.count == sends * Stress.threads, sourceLocation: sourceLocation)
    #expect(tally.faults == 0, sourceLocation: sourceLocation)
  }

  private func check(
    _ sourceLocation: SourceLocation = #_sourceLocation, _ join: ([Observable<Sent>]) -> Observable<Sent>
  ) {
    let relays = relays()
    let tally = Tally()
    let subscription = join(relays.map { $0.asObservable() }).subscribe(onNext: { tally.take($0) })
    send(into: relays)
    subscription.dispose()
    expectAll(tally, sourceLocation)
  }

  @Test func mergeLosesAndDoublesNothing() {
    check { .merge($0) }
  }

  @Test func flatMapLosesAndDoublesNothing() {
    check { Observable.from($0).flatMap { $0 } }
  }

  @Test func flatMapLatestLosesAndDoublesNothing() {
    let relay = PublishRelay<Sent>()
    let tally = Tally()
    let subscription = relay.flatMapLatest { Observable.just($0) }.subscribe(onNext: { tally.take($0) })
    send(into: Array(repeating: relay, count: Stress.threads))
    subscription.dispose()
    expectAll(tally)
  }

  /// Two threads switch, two send into the streams that are switched between: each begins once, and none is heard of
  /// after it was replaced.
  @Test func flatMapLatestHearsNothingOfWhatItReplaced() {
    let (outer, inner) = (PublishRelay<Int>(), PublishRelay<Void>())
    var (begun, generation, faults) = (0, 0, 0)
    let subscription = outer.scan(0) { count, _ in count + 1 }
      .flatMapLatest { number in inner.map { -number }.startWith(number) }
      .subscribe(onNext: { value in
        if value > 0 {
          if value != generation + 1 { faults += 1 }
          (begun, generation) = (begun + 1, value)
        } else if value != -generation {
          faults += 1
        }
      })
    Stress.run { [sends] thread in
      for number in 0..<sends { if thread < 2 { outer.accept(number) } else { inner.accept(()) } }
    }
    subscription.dispose()
    #expect(begun == sends * 2)
    #expect(faults == 0)
  }

  @Test func shareLosesAndDoublesNothingForAnyone() {
    let relay = PublishRelay<Sent>()
    let shared = relay.share(replay: 1)
    let tallies = (0..<3).map { _ in Tally() }
    let bag = DisposeBag()
    for tally in tallies { shared.subscribe(onNext: { tally.take($0) }).disposed(by: bag) }
    send(into: Array(repeating: relay, count: Stress.threads))
    for tally in tallies { expectAll(tally) }
  }

  @Test func combineLatestDeliversOnceForEachValueWhenAllHaveOne() {
    let relays = relays()
    let tally = Tally()
    let latest = relays.map { relay in relay.map { $0.number + 1 }.startWith(0) }
    let subscription = Observable.combineLatest(latest[0], latest[1], latest[2], latest[3]) { $0 + $1 + $2 + $3 }
      .subscribe(onNext: { tally.take(sum: $0) })
    send(into: relays)
    subscription.dispose()
    #expect(tally.count == sends * Stress.threads + 1)
    #expect(tally.faults == 0)
  }

  @Test func withLatestFromDeliversOnceForEachValue() {
    let relays = relays()
    let tally = Tally()
    let latest = Observable.merge(relays[2...].map { $0.asObservable() }).map(\.number).startWith(0)
    let subscription = Observable.merge(relays[..<2].map { $0.asObservable() }).withLatestFrom(latest) { sent, _ in sent
    }
    .subscribe(onNext: { tally.take($0) })
    send(into: relays)
    subscription.dispose()
    #expect(tally.count == sends * 2)
    #expect(tally.faults == 0)
  }

  @Test func zipPairsWhatBelongsTogether() {
    let relays = relays()
    var (next, faults) = (0, 0)
    let subscription = Observable.zip(relays[0], relays[1], relays[2], relays[3]) { [$0, $1, $2, $3].map(\.number) }
      .subscribe(onNext: { numbers in
        if numbers != [next, next, next, next] { faults += 1 }
        next += 1
      })
    send(into: relays)
    subscription.dispose()
    #expect(next == sends)
    #expect(faults == 0)
  }

  @Test func createdStreamsHoldTheGrammarOfEvents() {
    var (values, ends, faults) = (0, 0, 0)
    let relays = relays()
    let stream = Observable<Int>.create { observer in
      let bag = CompositeDisposable()
      for relay in relays {
        _ = bag.insert(
          relay.subscribe(onNext: { sent in
            if sent.number == 100 { observer.onCompleted() } else { observer.onNext(sent.number) }
          }))
      }
      return bag
    }
    let subscription = stream.subscribe(
      onNext: { _ in if ends > 0 { faults += 1 } else { values += 1 } }, onCompleted: { ends += 1 })
    send(into: relays)
    subscription.dispose()
    #expect(ends == 1)
    #expect(faults == 0)
    #expect(values >= 100)
  }
}
