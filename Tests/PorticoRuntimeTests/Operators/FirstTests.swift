/// `single`, `first`, `ignoreElements`, `ifEmpty`, `enumerated`.
import PorticoRuntime
import PorticoTesting
import Testing

@Suite struct FirstTests {
  @Test(
    arguments: Diagram.all(
      """
      value and completion
      source  -a-|
              ^--!
      result  -a-|

      error
      source  -a#
              ^-!
      result  -a#

      early disposal
      source  -a-|
              ^-!
      result  -a
              ^-!

      never
      source  -
              ^
      result  -
      """))
  func oneValueIsTheOnlyOne(_ diagram: Diagram) {
    diagram.check { $0.source.single() }
    diagram.check { $0.source.single { $0 == "a" } }
  }

  @Test(
    arguments: Diagram.all(
      """
      error
      source  -a-b|
              ^--!
      result  -a-#
      """))
  func aSecondIsAnError(_ diagram: Diagram) {
    diagram.check(error: RxError.moreThanOneElement) { $0.source.single() }
    diagram.check(error: RxError.moreThanOneElement) { $0.source.single { $0 > "?" } }
  }

  @Test(
    arguments: Diagram.all(
      """
      error
      source  ---|
              ^--!
      result  ---#
      """))
  func noneIsAnError(_ diagram: Diagram) {
    diagram.check(error: RxError.noElements) { $0.source.single() }
    diagram.check(error: RxError.noElements) { $0.source.single { $0 == "x" } }
  }

  @Test(
    arguments: Diagram.all(
      """
      value
      source  -a-b|
              ^!
      result  -(a|)

      empty
      source  --|
              ^-!
      result  --(n|)
      where   n=nil

      error
      source  --#
              ^-!
      result  --#

      early disposal
      source  --a
              ^!
      result  -
              ^!

      never
      source  -
              ^
      result  -
      """))
  func theFirstIsTaken(_ diagram: Diagram) {
    diagram.check { $0.source.first().map { $0 ?? "nil" }.asObservable() }
  }

  @Test(
    arguments: Diagram.all(
      """
      completion
      source  -a-b|
              ^---!
      result  ----|

      error
      source  -a-#
              ^--!
      result  ---#

      early disposal
      source  -a-b|
              ^-!
      result  -
              ^-!

      never
      source  -a
              ^-
      result  -
      """))
  func onlyTheEndIsLeft(_ diagram: Diagram) {
    diagram.check { $0.source.ignoreElements() }
  }

  @Test(
    arguments: Diagram.all(
      """
      values and completion
      source  -a-|
              ^--!
      X       x-|
      result  -a-|

      empty
      source  --|
              ^-!
      X         x-|
              --^-!
      result  --x-|

      error
      source  -#
              ^!
      X       x-|
      result  -#

      early disposal
      source  --|
              ^-!
      X         x---|
              --^-!
      result  --x
              ^---!

      never
      source  -
              ^
      X       x-|
      result  -
      """))
  func anEmptyStreamIsReplaced(_ diagram: Diagram) {
    diagram.check { $0.source.ifEmpty(switchTo: $0.X) }
  }

  @Test(
    arguments: Diagram.all(
      """
      values and completion
      source  -a-b|
              ^---!
      result  -p-q|
      where   p=0a q=1b

      error
      source  -a#
              ^-!
      result  -p#
      where   p=0a

      numbers for each subscriber
      source  -a-b|
              ^---!
              --^-!
      result  -p-q|
      result  ---r|
              --^
      where   p=0a q=1b r=0b
      """))
  func valuesAreNumbered(_ diagram: Diagram) {
    diagram.check { $0.source.enumerated().map { "\($0.index)\($0.element)" } }
  }

  @Test func aValueStandsInForNone() {
    #expect(events(of: Observable.empty().ifEmpty(default: 3)) == ["3", "|"])
    #expect(events(of: Observable.just(1).ifEmpty(default: 3)) == ["1", "|"])
  }

  @Test func anErrorOfThePredicateEndsIt() {
    #expect(events(of: Observable.just(1).single { _ in throw MarbleError() }) == ["#"])
  }

  @Test func aNestedValueComesFirst() {
    #expect(nesting { $0.enumerated().map { $0.index } } == "0(1)")
    #expect(nesting { $0.single() } == "1")
    #expect(nesting { $0.first().asObservable().map { $0 ?? 0 } } == "1")
    #expect(nesting { $0.ifEmpty(default: 0) } == "1(2)")
  }
}
