/// `groupBy`.
import PorticoRuntime
import PorticoTesting
import Testing

@Suite struct GroupByTests {
  @Test(
    arguments: Diagram.all(
      """
      values and completion
      source  -a-b-A|
              ^-----!
      result  -p-q-r|
      where   p=aa q=bb r=aA

      error
      source  -a-#
              ^--!
      result  -p-#
      where   p=aa

      error thrown by the selector
      source  -a-?-b|
              ^--!
      result  -p-#
      where   p=aa

      early disposal
      source  -a-b|
              ^-!
      result  -p
              ^-!
      where   p=aa

      empty
      source  --|
              ^-!
      result  --|

      never
      source  -
              ^
      result  -

      a subscription for each subscriber
      source  -a-b|
              ^---!
              --^-!
      result  -p-q|
      result  ---q|
              --^
      where   p=aa q=bb
      """))
  func eachKeyHasAStream(_ diagram: Diagram) {
    diagram.check { streams in
      streams.source.groupBy {
        if $0 == "?" { throw MarbleError() }
        return $0.lowercased()
      }.flatMap { group in group.map { group.key + $0 } }
    }
  }

  @Test(
    arguments: Diagram.all(
      """
      values and completion
      source  -a-b-A|
              ^-----!
      result  -a---A|

      early disposal
      source  -a-b-A|
              ^---!
      result  -a
              ^---!
      """))
  func aGroupOutlivesTheOuterStream(_ diagram: Diagram) {
    diagram.check { streams in streams.source.groupBy { $0.lowercased() }.take(1).flatMap { $0 } }
  }

  @Test func aNestedValueComesFirst() {
    #expect(nesting { $0.groupBy { _ in 0 }.flatMap { $0 } } == "1(2)")
    #expect(nesting { $0.groupBy { $0 }.flatMap { $0 } } == "1(2)")
  }
}
