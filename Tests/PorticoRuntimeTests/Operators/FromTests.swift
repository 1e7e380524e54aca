/// `of`, `from`, `range`, `repeatElement`, `generate`.
import PorticoRuntime
import PorticoTesting
import Testing

@Suite struct FromTests {
  @Test func theValuesOfASequenceComeInOrder() {
    #expect(events(of: Observable.of(1, 2, 3)) == ["1", "2", "3", "|"])
    #expect(events(of: Observable.from([1, 2])) == ["1", "2", "|"])
    #expect(events(of: Observable.from(1...2)) == ["1", "2", "|"])
    #expect(events(of: Observable<Int>.from([])) == ["|"])
    #expect(events(of: Observable.from(optional: 1)) == ["1", "|"])
    #expect(events(of: Observable<Int>.from(optional: nil)) == ["|"])
    #expect(events(of: Observable.range(start: 3, count: 2)) == ["3", "4", "|"])
    #expect(events(of: Observable.range(start: 3, count: 0)) == ["|"])
    #expect(events(of: Observable.repeatElement(7).take(2)) == ["7", "7", "|"])
    #expect(
      events(of: Observable.generate(initialState: 1, condition: { $0 < 9 }, iterate: { $0 * 3 })) == ["1", "3", "|"])
  }

  @Test func anErrorOfAClosureEndsIt() {
    let stream = Observable.generate(
      initialState: 1,
      condition: {
        if $0 > 1 { throw MarbleError() }
        return true
      }, iterate: { $0 + 1 })
    #expect(events(of: stream) == ["1", "#"])
  }

  @Test func eachValueIsAPieceOfWork() {
    let scheduler = TestScheduler(initialClock: 0)
    #expect(
      scheduler.start { Observable.of(1, 2, scheduler: scheduler) }.events
        == [.next(201, 1), .next(202, 2), .completed(203)])
    let other = TestScheduler(initialClock: 0)
    #expect(
      other.start(disposed: 203) { Observable.repeatElement(1, scheduler: other) }.events
        == [.next(201, 1), .next(202, 1)])
  }

  @Test func streamsThatBeginTogetherTakeTurns() {
    #expect(events(of: Observable.merge(.of(1, 2), .of(3, 4))) == ["1", "3", "2", "4", "|"])
  }

  @Test func eachSubscriberIteratesAnew() {
    let stream = Observable.of(1, 2)
    #expect(events(of: stream) == events(of: stream))
  }
}
