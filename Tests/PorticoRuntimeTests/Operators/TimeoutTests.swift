/// `timeout`.
import PorticoRuntime
import PorticoTesting
import Testing

@Suite struct TimeoutTests {
  @Test(
    arguments: Diagram.all(
      """
      values
      source  -a--b--|
              ^------!
      result  -a--b--|

      nothing for too long
      source  -a-----b|
              ^---!
      result  -a--#

      early disposal
      source  -a------
              ^--!
      result  -a
              ^--!

      empty
      source  --|
              ^-!
      result  --|

      never
      source  -
              ^--!
      result  ---#

      a subscription for each subscriber
      source  -a-b-|
              ^----!
              --^--!
      result  -a-b-|
      result  ---b-|
              --^
      """))
  func anErrorComesOnceNothingHas(_ diagram: Diagram) {
    diagram.check(error: RxError.timeout) { $0.source.timeout(.milliseconds(3), scheduler: $0.time) }
  }

  @Test(
    arguments: Diagram.all(
      """
      nothing for too long
      source  -a-----b|
              ^---!
      X           x--y-z|
              ----^-----!
      result  -a--x--y-z|

      nothing at all
      source  -
              ^--!
      X          x#
              ---^!
      result  ---x#

      error
      source  -a-#
              ^--!
      X       x|
      result  -a-#

      early disposal
      source  -a------
              ^---!
      X           x---y|
              ----^-!
      result  -a--x
              ^-----!
      """))
  func anotherStreamTakesOver(_ diagram: Diagram) {
    diagram.check { $0.source.timeout(.milliseconds(3), other: $0.X, scheduler: $0.time) }
  }

  @Test func aNestedValueComesFirst() {
    #expect(nesting { $0.timeout(.milliseconds(3), scheduler: TestScheduler.marbles()) } == "1(2)")
  }
}
