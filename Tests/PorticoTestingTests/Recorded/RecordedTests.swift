import PorticoRuntime
import PorticoTesting
import Testing

@Suite struct RecordedTests {
  enum Failure: Error {
    case first
    case second
  }

  @Test func sameEventsAtOneTimeAreEqual() {
    #expect(Recorded.events(.next(1, 5), .completed(2)) == [.next(1, 5), .completed(2)])
    #expect(Recorded.next(1, 5) != Recorded.next(2, 5))
    #expect(Recorded.next(1, 5) != Recorded.next(1, 6))
    #expect(Recorded.completed(1, Int.self) != Recorded.error(1, Failure.first))
  }

  @Test func errorsAreComparedByWhatTheySay() {
    #expect(Event<Int>.error(Failure.first) == .error(Failure.first))
    #expect(Event<Int>.error(Failure.first) != .error(Failure.second))
  }

  @Test func standingSubscriptionEndsNever() {
    #expect(Subscription(200) == Subscription(200, .max))
    #expect("\(Subscription(200).debugDescription) \(Subscription(1, 2).debugDescription)" == "(200: Infinity) (1: 2)")
  }
}
