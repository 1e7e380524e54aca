/// `sample`.
import PorticoRuntime
import PorticoTesting
import Testing

@Suite struct SampleTests {
  @Test(
    arguments: Diagram.all(
      """
      values
      source  -a-b---c-
              ^--------
      ticks   --x-x-x-x
              ^--------
      result  --a-b---c

      completion with the tick after the source's
      source  -a|
              ^-!
      ticks   ----x-
              ^---!
      result  ----(a|)

      the end of the ticks is one
      source  -a---b|
              ^-----!
      ticks   ---|
              ^--!
      result  ---a

      error of the source
      source  -a#
              ^-!
      ticks   ---x
              ^-!
      result  --#

      error of the ticks
      source  -a--|
              ^-!
      ticks   --#
              ^-!
      result  --#

      early disposal
      source  -a-b
              ^--!
      ticks   --x-x
              ^--!
      result  --a
              ^--!

      empty
      source  -|
              ^!
      ticks   --x
              ^-!
      result  --|

      never
      source  -
              ^
      ticks   -x
              ^-
      result  -

      a subscription for each subscriber
      source  -a---
              ^----
              --^--
      ticks   ---x-
              ^----
              --^--
      result  ---a-
      result  -----
              --^
      """))
  func theLatestValueComesWithEachTick(_ diagram: Diagram) {
    diagram.check { $0.source.sample($0.ticks) }
  }

  @Test(
    arguments: Diagram.all(
      """
      values
      source  --a---
              ^-----
      ticks   -x-x-x
              ^-----
      result  -z-a-z
      """))
  func aTickWithoutAValueHasTheDefault(_ diagram: Diagram) {
    diagram.check { $0.source.sample($0.ticks, defaultValue: "z") }
  }

  @Test func aNestedValueWaitsForTheNextTick() {
    #expect(nesting { source, ticks in .merge(source.sample(ticks), source.map { $0 * 10 }) } == "10(1)")
  }
}
