/// `materialize`, `dematerialize`.
import PorticoRuntime
import PorticoTesting
import Testing

@Suite struct MaterializeTests {
  @Test(
    arguments: Diagram.all(
      """
      values and completion
      source  -a-|
              ^--!
      result  -p-(q|)
      where   p=next(a) q=completed

      error
      source  -#
              ^!
      result  -(p|)
      where   p=error(MarbleError())

      early disposal
      source  -a-|
              ^-!
      result  -p
              ^-!
      where   p=next(a)

      empty
      source  -|
              ^!
      result  -(q|)
      where   q=completed

      never
      source  -
              ^
      result  -
      """))
  func eventsBecomeValues(_ diagram: Diagram) {
    diagram.check { $0.source.materialize() }
  }

  @Test(
    arguments: Diagram.all(
      """
      values and completion
      source  -a-|
              ^--!
      result  -a-|

      error
      source  -a-#
              ^--!
      result  -a-#

      early disposal
      source  -a-|
              ^-!
      result  -a
              ^-!

      never
      source  -
              ^
      result  -

      a subscription for each subscriber
      source  -a-b|
              ^---!
              --^-!
      result  -a-b|
      result  ---b|
              --^
      """))
  func andBack(_ diagram: Diagram) {
    diagram.check { $0.source.materialize().dematerialize() }
  }

  @Test func aNestedValueComesFirst() {
    #expect(nesting { $0.materialize().dematerialize() } == "1(2)")
  }
}
