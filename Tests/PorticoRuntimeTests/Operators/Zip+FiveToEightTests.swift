/// That each stream of five to eight has its own place in what is zipped.
import PorticoRuntime
import Testing

@Suite struct ZipFiveToEightTests {
  private let subjects = (0..<8).map { _ in PublishSubject<Int>() }

  /// What arrives while each of the first `count` subjects sends its place, then ten times its place.
  private func record(_ stream: Observable<[Int]>, sending count: Int) -> [[Int]] {
    var values: [[Int]] = []
    let subscription = stream.subscribe(onNext: { values.append($0) })
    for factor in [1, 10] { for place in 0..<count { subjects[place].onNext(place * factor) } }
    subscription.dispose()
    return values
  }

  private func expected(_ count: Int) -> [[Int]] { [1, 10].map { factor in (0..<count).map { $0 * factor } } }

  @Test func five() {
    let s = subjects
    let made = Observable.zip(s[0], s[1], s[2], s[3], s[4]) { [$0, $1, $2, $3, $4] }
    #expect(record(made, sending: 5) == expected(5))
    let tuples = Observable.zip(s[0], s[1], s[2], s[3], s[4]).map { [$0.0, $0.1, $0.2, $0.3, $0.4] }
    #expect(record(tuples, sending: 5) == expected(5))
  }

  @Test func six() {
    let s = subjects
    let made = Observable.zip(s[0], s[1], s[2], s[3], s[4], s[5]) { [$0, $1, $2, $3, $4, $5] }
    #expect(record(made, sending: 6) == expected(6))
    let tuples = Observable.zip(s[0], s[1], s[2], s[3], s[4], s[5]).map { [$0.0, $0.1, $0.2, $0.3, $0.4, $0.5] }
    #expect(record(tuples, sending: 6) == expected(6))
  }

  @Test func seven() {
    let s = subjects
    let made = Observable.zip(s[0], s[1], s[2], s[3], s[4], s[5], s[6]) { [$0, $1, $2, $3, $4, $5, $6] }
    #expect(record(made, sending: 7) == expected(7))
    let tuples = Observable.zip(s[0], s[1], s[2], s[3], s[4], s[5], s[6])
      .map { [$0.0, $0.1, $0.2, $0.3, $0.4, $0.5, $0.6] }
    #expect(record(tuples, sending: 7) == expected(7))
  }

  @Test func eight() {
    let s = subjects
    let made = Observable.zip(s[0], s[1], s[2], s[3], s[4], s[5], s[6], s[7]) { [$0, $1, $2, $3, $4, $5, $6, $7] }
    #expect(record(made, sending: 8) == expected(8))
    let tuples = Observable.zip(s[0], s[1], s[2], s[3], s[4], s[5], s[6], s[7])
      .map { [$0.0, $0.1, $0.2, $0.3, $0.4, $0.5, $0.6, $0.7] }
    #expect(record(tuples, sending: 8) == expected(8))
  }
}
