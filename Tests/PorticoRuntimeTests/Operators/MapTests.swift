/// `map`.
import PorticoRuntime
import PorticoTesting
import Testing

@Suite struct MapTests {
  @Test(
    arguments: Diagram.all(
      """
      values
      source  -a-b-
              ^----
      result  -A-B-

      completion
      source  -a-b|
              ^---!
      result  -A-B|

      error
      source  -a-#
              ^--!
      result  -A-#

      error thrown by the transform
      source  -a-?-b|
              ^--!
      result  -A-#

      early disposal
      source  -a-b-c-|
              ^---!
      result  -A-B
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
      source  -a-b-c|
              ^-----!
              --^-!
      result  -A-B-C|
      result  ---B
              --^-!
      """))
  func eachValueIsTransformed(_ diagram: Diagram) {
    diagram.check {
      $0.source.map {
        if $0 == "?" { throw MarbleError() }
        return $0.uppercased()
      }
    }
  }

  @Test func aNestedValueComesFirst() {
    #expect(nesting { $0.map { $0 * 10 } } == "10(20)")
  }
}
