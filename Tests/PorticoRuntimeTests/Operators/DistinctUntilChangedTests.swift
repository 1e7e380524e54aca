/// `distinctUntilChanged`.
import PorticoRuntime
import PorticoTesting
import Testing

@Suite struct DistinctUntilChangedTests {
  @Test(
    arguments: Diagram.all(
      """
      values
      source  -aab-ba-
              ^-------
      result  -a-b--a-

      completion
      source  -aa|
              ^--!
      result  -a-|

      error
      source  -aa#
              ^--!
      result  -a-#

      early disposal
      source  -aabb-a
              ^----!
      result  -a-b
              ^----!

      empty
      source  --|
              ^-!
      result  --|

      never
      source  -
              ^
      result  -

      a subscription for each subscriber, each with its own last value
      source  -a-a|
              ^---!
              --^-!
      result  -a--|
      result  ---a|
              --^
      """))
  func valuesThatRepeatAreLeftOut(_ diagram: Diagram) {
    diagram.check { $0.source.distinctUntilChanged() }
    diagram.check { $0.source.distinctUntilChanged { $0 == $1 } }
    diagram.check { $0.source.distinctUntilChanged { $0.uppercased() } }
    diagram.check { $0.source.distinctUntilChanged({ $0.uppercased() }, comparer: { $0 == $1 }) }
    diagram.check { $0.source.distinctUntilChanged(at: \.utf8.first) }
  }

  @Test(
    arguments: Diagram.all(
      """
      values
      source  -aAbB-a
              ^------
      result  -a-b--a
      """))
  func whatCountsAsEqualIsSaid(_ diagram: Diagram) {
    diagram.check { $0.source.distinctUntilChanged { $0.uppercased() == $1.uppercased() } }
    diagram.check { $0.source.distinctUntilChanged { $0.uppercased() } }
    diagram.check {
      $0.source.distinctUntilChanged({ $0.first }, comparer: { $0?.uppercased() == $1?.uppercased() })
    }
  }

  @Test(
    arguments: Diagram.all(
      """
      error
      source  -a-?-b|
              ^--!
      result  -a-#
      """))
  func anErrorThrownEndsIt(_ diagram: Diagram) {
    func key(_ value: String) throws -> String {
      if value == "?" { throw MarbleError() }
      return value
    }
    diagram.check { $0.source.distinctUntilChanged(key) }
    diagram.check { $0.source.distinctUntilChanged(key, comparer: { $0 == $1 }) }
    diagram.check { $0.source.distinctUntilChanged { try key($0) == key($1) } }
  }

  @Test func aNestedValueIsComparedWithTheOneBeingDelivered() {
    #expect(nesting { $0.distinctUntilChanged() } == "1(2)")
    #expect(nesting { $0.map { $0 > 0 }.distinctUntilChanged() } == "true")
  }
}
