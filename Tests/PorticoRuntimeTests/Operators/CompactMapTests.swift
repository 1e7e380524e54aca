/// `compactMap`.
import PorticoRuntime
import PorticoTesting
import Testing

@Suite struct CompactMapTests {
  @Test(
    arguments: Diagram.all(
      """
      values
      source  -1-x-2-
              ^------
      result  -1---2-

      completion
      source  -1-x|
              ^---!
      result  -1--|

      error
      source  -x-#
              ^--!
      result  ---#

      error thrown by the transform
      source  -1-?-2|
              ^--!
      result  -1-#

      early disposal
      source  -1-2-3-|
              ^---!
      result  -1-2
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
      source  -1-x-2|
              ^-----!
              ---^--!
      result  -1---2|
      result  -----2|
              ---^
      """))
  func valuesWithoutAResultAreLeftOut(_ diagram: Diagram) {
    diagram.check {
      $0.source.compactMap {
        if $0 == "?" { throw MarbleError() }
        return Int($0)
      }
    }
  }

  @Test func aNestedValueComesFirst() {
    #expect(nesting { $0.compactMap { Int?($0) } } == "1(2)")
  }
}
