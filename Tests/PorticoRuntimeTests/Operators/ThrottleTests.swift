/// `throttle`.
import PorticoRuntime
import PorticoTesting
import Testing

@Suite struct ThrottleTests {
  @Test(
    arguments: Diagram.all(
      """
      values
      source  -a-b-c----d-
              ^-----------
      result  -a--b--c--d-

      completion waits for the last value
      source  -ab|
              ^--!
      result  -a--(b|)

      completion
      source  -a---|
              ^----!
      result  -a---|

      an error drops what waits
      source  -ab#
              ^--!
      result  -a-#

      early disposal
      source  -ab---
              ^--!
      result  -a
              ^--!

      empty
      source  --|
              ^-!
      result  --|

      never
      source  -
              ^
      result  -

      a subscription for each subscriber
      source  -ab----|
              ^------!
              --^----!
      result  -a--b--|
      result  -------|
              --^
      """))
  func atMostOneValueComesInEachStretch(_ diagram: Diagram) {
    diagram.check { $0.source.throttle(.milliseconds(3), scheduler: $0.time) }
  }

  @Test(
    arguments: Diagram.all(
      """
      values
      source  -a-b-c----d-
              ^-----------
      result  -a---c----d-

      completion
      source  -ab|
              ^--!
      result  -a-|

      error
      source  -ab#
              ^--!
      result  -a-#

      early disposal
      source  -a---b-
              ^--!
      result  -a
              ^--!
      """))
  func withoutTheLatestAStretchEndsInSilence(_ diagram: Diagram) {
    diagram.check { $0.source.throttle(.milliseconds(3), latest: false, scheduler: $0.time) }
  }

  /// Time counts from the end of an event, as in RxSwift: what is sent inside it is not held back.
  @Test func aNestedValueComesFirst() {
    #expect(nesting { $0.throttle(.milliseconds(3), scheduler: TestScheduler.marbles()) } == "1(2)")
  }
}
