/// That each stream of five to eight has its own place in what is combined.
import PorticoRuntime
import Testing

@Suite struct CombineLatestFiveToEightTests {
  private let relays = (0..<8).map { BehaviorRelay(value: $0) }

  /// What arrives while each of the first `count` relays sends ten times its place, one after the other.
  private func record(_ stream: Observable<[Int]>, sending count: Int) -> [[Int]] {
    var values: [[Int]] = []
    let subscription = stream.subscribe(onNext: { values.append($0) })
    for place in 0..<count { relays[place].accept(place * 10) }
    subscription.dispose()
    return values
  }

  private func expected(_ count: Int) -> [[Int]] {
    (0...count).map { sent in (0..<count).map { $0 < sent ? $0 * 10 : $0 } }
  }

  @Test func five() {
    let r = relays
    let made = Observable.combineLatest(r[0], r[1], r[2], r[3], r[4]) { [$0, $1, $2, $3, $4] }
    #expect(record(made, sending: 5) == expected(5))
    let tuples = Observable.combineLatest(r[0], r[1], r[2], r[3], r[4]).map { [$0.0, $0.1, $0.2, $0.3, $0.4] }
    #expect(record(tuples, sending: 0) == [expected(5).last])
  }

  @Test func six() {
    let r = relays
    let made = Observable.combineLatest(r[0], r[1], r[2], r[3], r[4], r[5]) { [$0, $1, $2, $3, $4, $5] }
    #expect(record(made, sending: 6) == expected(6))
    let tuples = Observable.combineLatest(r[0], r[1], r[2], r[3], r[4], r[5])
      .map { [$0.0, $0.1, $0.2, $0.3, $0.4, $0.5] }
    #expect(record(tuples, sending: 0) == [expected(6).last])
  }

  @Test func seven() {
    let r = relays
    let made = Observable.combineLatest(r[0], r[1], r[2], r[3], r[4], r[5], r[6]) { [$0, $1, $2, $3, $4, $5, $6] }
    #expect(record(made, sending: 7) == expected(7))
    let tuples = Observable.combineLatest(r[0], r[1], r[2], r[3], r[4], r[5], r[6])
      .map { [$0.0, $0.1, $0.2, $0.3, $0.4, $0.5, $0.6] }
    #expect(record(tuples, sending: 0) == [expected(7).last])
  }

  @Test func eight() {
    let r = relays
    let made = Observable.combineLatest(r[0], r[1], r[2], r[3], r[4], r[5], r[6], r[7]) {
      [$0, $1, $2, $3, $4, $5, $6, $7]
    }
    #expect(record(made, sending: 8) == expected(8))
    let tuples = Observable.combineLatest(r[0], r[1], r[2], r[3], r[4], r[5], r[6], r[7])
      .map { [$0.0, $0.1, $0.2, $0.3, $0.4, $0.5, $0.6, $0.7] }
    #expect(record(tuples, sending: 0) == [expected(8).last])
  }
}
