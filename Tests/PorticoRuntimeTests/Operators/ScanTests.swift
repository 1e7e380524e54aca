/// `scan`, `reduce`, `toArray`.
import PorticoRuntime
import PorticoTesting
import Testing

@Suite struct ScanTests {
  @Test(
    arguments: Diagram.all(
      """
      values
      source  -a-b-c-
              ^------
      result  -a-x-y-
      where   x=ab y=abc

      completion
      source  -a-b|
              ^---!
      result  -a-x|
      where   x=ab

      error
      source  -a-#
              ^--!
      result  -a-#

      error thrown by the accumulator
      source  -a-?-b|
              ^--!
      result  -a-#

      early disposal
      source  -a-b-c|
              ^---!
      result  -a-x
              ^---!
      where   x=ab

      empty
      source  --|
              ^-!
      result  --|

      never
      source  -
              ^
      result  -

      a subscription for each subscriber, each from the seed
      source  -a-b|
              ^---!
              --^-!
      result  -a-x|
      result  ---b|
              --^
      where   x=ab
      """))
  func eachStepIsDelivered(_ diagram: Diagram) {
    diagram.check { $0.source.scan("", accumulator: Self.append) }
    diagram.check { $0.source.scan(into: "") { $0 = try Self.append($0, $1) } }
  }

  @Test(
    arguments: Diagram.all(
      """
      completion
      source  -a-b|
              ^---!
      result  ----(x|)
      where   x=ab

      error
      source  -a-#
              ^--!
      result  ---#

      error thrown by the accumulator
      source  -a-?-b|
              ^--!
      result  ---#

      early disposal
      source  -a-b|
              ^-!
      result  -
              ^-!

      empty
      source  --|
              ^-!
      result  --(x|)
      where   x=

      never
      source  -a
              ^-
      result  -

      a subscription for each subscriber, each from the seed
      source  -a-b|
              ^---!
              --^-!
      result  ----(x|)
      result  ----(b|)
              --^
      where   x=ab
      """))
  func onlyTheLastStepIsDelivered(_ diagram: Diagram) {
    diagram.check { $0.source.reduce("", accumulator: Self.append) }
    diagram.check { $0.source.reduce("", accumulator: Self.append, mapResult: { $0 }) }
  }

  private static func append(_ text: String, _ value: String) throws -> String {
    if value == "?" { throw MarbleError() }
    return text + value
  }

  @Test func anErrorOfTheResultEndsIt() {
    #expect(events(of: Observable.just(1).reduce(0, accumulator: +) { _ in throw MarbleError() }.map { 0 }) == ["#"])
  }

  @Test func allValuesMakeAnArray() {
    #expect(events(of: Observable.of(1, 2).toArray()) == ["[1, 2]", "|"])
    #expect(events(of: Observable<Int>.empty().toArray()) == ["[]", "|"])
    #expect(events(of: Observable<Int>.error(MarbleError()).toArray()) == ["#"])
  }

  @Test func aNestedValueGoesOnFromTheOneBeingDelivered() {
    #expect(nesting { $0.scan(10, accumulator: +) } == "11(13)")
  }
}
