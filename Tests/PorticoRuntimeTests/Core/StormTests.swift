/// Storms of subscribing and disposing, while other threads send: nobody is left behind, and nothing leaks.
import Foundation
import PorticoRuntime
import Testing

/// Objects that say when they go.
private final class Census: @unchecked Sendable {
  // Unchecked: the count is read and written under the lock alone.
  private let lock = NSLock()
  private var count = 0

  var living: Int { lock.withLock { count } }

  func member() -> Member { Member(self) }

  final class Member {
    private let census: Census

    init(_ census: Census) {
      self.census = census
      census.lock.withLock { census.count += 1 }
    }

    deinit { census.lock.withLock { census.count -= 1 } }
  }
}

@Suite(.serialized) struct StormTests {
  private let rounds = Stress.sends / Stress.threads / 10

  /// Streams of every kind of station, each made of a relay of numbers.
  static let streams: [(name: String, make: @Sendable (Observable<Int>) -> Observable<Int>)] = [
    ("map filter", { $0.map { $0 + 1 }.filter { $0 > 0 }.distinctUntilChanged() }),
    ("share", { $0.share() }),
    ("share replay", { $0.share(replay: 1) }),
    ("share replay 2", { $0.share(replay: 2) }),
    ("refCount", { $0.publish().refCount() }),
    ("merge", { .merge($0, $0.map { -$0 }) }),
    ("combineLatest", { .combineLatest($0, $0.startWith(0)) { $0 + $1 } }),
    ("zip", { .zip($0, $0) { $0 + $1 } }),
    ("withLatestFrom", { $0.withLatestFrom($0) { $0 + $1 } }),
    ("flatMap", { stream in stream.flatMap { Observable.merge(.just($0), stream.take(2)) } }),
    ("flatMapLatest", { stream in stream.flatMapLatest { Observable.merge(.just($0), stream) } }),
    ("concatMap", { stream in stream.concatMap { _ in stream.take(1) } }),
    ("catch retry", { $0.map { if $0 % 7 == 3 { throw Odd() } else { $0 } }.retry(3).catchAndReturn(0) }),
    ("take", { $0.take(3) }),
    ("observe", { $0.observe(on: ConcurrentDispatchQueueScheduler(qos: .default)) }),
    ("debounce", { $0.debounce(.microseconds(1), scheduler: ConcurrentDispatchQueueScheduler(qos: .default)) }),
    ("do", { $0.do(onNext: { _ in }, onDispose: {}) }),
    ("create", { stream in .create { stream.subscribe($0) } }),
    ("groupBy", { $0.groupBy { $0 % 3 }.flatMap { $0 } }),
    ("driver", { $0.asDriver(onErrorJustReturn: 0).asObservable() }),
  ]

  private struct Odd: Error {}

  @Test(arguments: streams.indices) func nobodyIsLeftBehind(_ index: Int) async {
    let census = Census()
    storm(Self.streams[index].make, census)
    // What a queue still holds goes with the work that holds it.
    for _ in 0..<1000 where census.living > 0 { try? await Task.sleep(nanoseconds: 5_000_000) }
    #expect(census.living == 0, "\(Self.streams[index].name)")
  }

  private func storm(_ make: @escaping (Observable<Int>) -> Observable<Int>, _ census: Census) {
    let relay = BehaviorRelay(value: 0)
    let stream = make(relay.asObservable())
    let rounds = rounds
    Stress.run { thread in
      for round in 0..<rounds {
        if thread == 0 { relay.accept(round) }
        let member = census.member()
        let subscription = stream.subscribe(onNext: { _ in withExtendedLifetime(member) {} })
        if thread == 1 { relay.accept(-round) }
        subscription.dispose()
      }
    }
  }

  @Test func nothingArrivesOnTheThreadThatHasDisposed() {
    let relay = PublishRelay<Int>()
    let stream = relay.share().map { $0 }
    let faults = Faults()
    Stress.run { [rounds] thread in
      for round in 0..<rounds {
        if thread < 2 {
          relay.accept(round)
        } else {
          let thread = Thread.current
          var isDisposed = false
          let subscription = stream.subscribe(onNext: { _ in
            if Thread.current === thread && isDisposed { faults.add() }
          })
          subscription.dispose()
          isDisposed = true
          relay.accept(-round)
        }
      }
    }
    #expect(faults.count == 0)
  }

  /// Unchecked: counted under the lock alone.
  private final class Faults: @unchecked Sendable {
    private let lock = NSLock()
    private(set) var count = 0
    func add() { lock.withLock { count += 1 } }
  }

  @Test func aLateSubscriberBeginsWithTheLatestValue() {
    let relay = BehaviorRelay(value: 0)
    let shared = relay.map { $0 }.share(replay: 1)
    Stress.run { [rounds] thread in
      for number in 1...rounds {
        if thread == 0 { relay.accept(number) } else { shared.subscribe(onNext: { _ in }).dispose() }
      }
    }
    var values: [Int] = []
    let subscription = shared.subscribe(onNext: { values.append($0) })
    #expect(values == [rounds])
    subscription.dispose()
  }
}
