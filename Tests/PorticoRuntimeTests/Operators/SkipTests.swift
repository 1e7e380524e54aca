/// `skip`.
import PorticoRuntime
import PorticoTesting
import Testing

@Suite struct SkipTests {
  @Test(
    arguments: Diagram.all(
      """
      values
      source  -a-b-c-
              ^------
      result  -----c-

      completion
      source  -a-b-c|
              ^-----!
      result  -----c|

      completion of a short stream
      source  -a|
              ^-!
      result  --|

      error
      source  -a#
              ^-!
      result  --#

      early disposal
      source  -a-b-c-d
              ^-----!
      result  -----c
              ^-----!

      empty
      source  --|
              ^-!
      result  --|

      never
      source  -
              ^
      result  -

      a subscription for each subscriber
      source  -a-b-c-d|
              ^-------!
              --^-----!
      result  -----c-d|
      result  -------d|
              --^
      """))
  func theFirstValuesAreLeftOut(_ diagram: Diagram) {
    diagram.check { $0.source.skip(2) }
  }

  @Test(
    arguments: Diagram.all(
      """
      values
      source  -a-b-c-
              ^------
      result  -----c-

      completion meanwhile
      source  -a|
              ^-!
      result  --|

      error meanwhile
      source  -a#
              ^-!
      result  --#

      early disposal
      source  -a-b-c-d
              ^-----!
      result  -----c
              ^-----!

      a time for each subscriber
      source  -a-b-c-d|
              ^-------!
              --^-----!
      result  -----c-d|
      result  -------d|
              --^
      """))
  func theValuesOfATimeAreLeftOut(_ diagram: Diagram) {
    diagram.check { $0.source.skip(.milliseconds(4), scheduler: $0.time) }
  }

  @Test(
    arguments: Diagram.all(
      """
      values
      source  -a-b-c-a-
              ^--------
      result  -----c-a-

      completion
      source  -a|
              ^-!
      result  --|

      error
      source  -a#
              ^-!
      result  --#

      error thrown by the predicate
      source  -a?-c
              ^-!
      result  --#

      early disposal
      source  -a-c-a
              ^---!
      result  ---c
              ^---!
      """))
  func valuesAreLeftOutWhileAConditionHolds(_ diagram: Diagram) {
    diagram.check {
      $0.source.skip(while: {
        if $0 == "?" { throw MarbleError() }
        return $0 < "c"
      })
    }
  }

  @Test(
    arguments: Diagram.all(
      """
      values
      source  -a-b-c-
              ^------
      other   --x----
              ^-!
      result  ---b-c-

      completion
      source  -a-b|
              ^---!
      other   --x-|
              ^-!
      result  ---b|

      completion before that is none, as in RxSwift
      source  -a|
              ^-!
      other   ---x|
              ^-!
      result  -

      the other stream completes nothing
      source  -a-b|
              ^---!
      other   --|
              ^-!
      result  -

      error of the source
      source  -a#
              ^-!
      other   ---x
              ^-!
      result  --#

      error of the other stream
      source  -a---b
              ^-!
      other   --#
              ^-!
      result  --#

      early disposal
      source  -a-b-c-
              ^---!
      other   --x----
              ^-!
      result  ---b
              ^---!
      """))
  func valuesAreLeftOutUntilAnotherStreamHasOne(_ diagram: Diagram) {
    diagram.check { $0.source.skip(until: $0.other) }
  }

  @Test func skippingNothingPassesAllOn() {
    #expect(events(of: Observable.of(1, 2).skip(0)) == ["1", "2", "|"])
    #expect(events(of: Observable.of(1, 2).skip(-1)) == ["1", "2", "|"])
  }

  @Test func aNestedValueComesFirst() {
    #expect(nesting { $0.startWith(0).skip(1) } == "1(2)")
  }
}
