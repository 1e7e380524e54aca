/// `debug`.
import PorticoRuntime
import PorticoTesting
import Testing

@Suite struct DebugTests {
  @Test(
    arguments: Diagram.all(
      """
      values and completion
      source  -a-b|
              ^---!
      result  -a-b|

      error
      source  -a#
              ^-!
      result  -a#

      early disposal
      source  -a-b|
              ^-!
      result  -a
              ^-!
      """))
  func eventsAreAsBefore(_ diagram: Diagram) {
    diagram.check { $0.source.debug("test", trimOutput: true) }
  }
}
