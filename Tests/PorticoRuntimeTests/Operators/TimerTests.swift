/// `interval`, `timer`.
import PorticoRuntime
import PorticoTesting
import Testing

@Suite struct TimerTests {
  @Test(
    arguments: Diagram.all(
      """
      values, until disposal
      result  --0-1-2
              ^------!

      a count for each subscriber
      result  --0-1-2
              ^------!
      result  ---0-1-
              -^-----!
      """))
  func itCountsInTime(_ diagram: Diagram) {
    diagram.check { Observable<Int>.interval(.milliseconds(2), scheduler: $0.time) }
  }

  @Test(
    arguments: Diagram.all(
      """
      value and completion
      result  ---(0|)

      early disposal
      result  -
              ^-!
      """))
  func itRingsOnce(_ diagram: Diagram) {
    diagram.check { Observable<Int>.timer(.milliseconds(3), scheduler: $0.time) }
  }

  @Test(
    arguments: Diagram.all(
      """
      values, until disposal
      result  -0---1---2
              ^---------!
      """))
  func itRingsAgain(_ diagram: Diagram) {
    diagram.check {
      Observable<Int>.timer(.milliseconds(1), period: .milliseconds(4), scheduler: $0.time)
    }
  }

  @Test(
    arguments: Diagram.all(
      """
      never
      result  -
      """))
  func itMayNeverRing(_ diagram: Diagram) {
    diagram.check { Observable<Int>.timer(.never, scheduler: $0.time) }
  }
}
