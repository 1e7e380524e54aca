/// `filter`.
import PorticoRuntime
import PorticoTesting
import Testing

@Suite struct FilterTests {
  @Test(
    arguments: Diagram.all(
      """
      values
      source  -a-x-b-
              ^------
      result  -a---b-

      completion
      source  -a-x|
              ^---!
      result  -a--|

      error
      source  -x-#
              ^--!
      result  ---#

      error thrown by the predicate
      source  -a-?-b|
              ^--!
      result  -a-#

      early disposal
      source  -a-b-c-|
              ^---!
      result  -a-b
              ^---!

      empty
      source  --|
              ^-!
      result  --|

      never
      source  -
              ^
      result  -

      a subscription for each subscriber
      source  -a-x-b|
              ^-----!
              --^-!
      result  -a---b|
      result  -
              --^-!
      """))
  func valuesThatFailThePredicateAreLeftOut(_ diagram: Diagram) {
    diagram.check {
      $0.source.filter {
        if $0 == "?" { throw MarbleError() }
        return $0 != "x"
      }
    }
  }

  @Test func aNestedValueComesFirst() {
    #expect(nesting { $0.filter { $0 > 0 } } == "1(2)")
  }
}
