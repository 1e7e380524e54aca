/// `take(while:)`, `take(until:)`.
import PorticoRuntime
import PorticoTesting
import Testing

@Suite struct TakeWhileTests {
  @Test(
    arguments: Diagram.all(
      """
      values
      source  -a-b-c-a|
              ^----!
      result  -a-b-|

      completion
      source  -a|
              ^-!
      result  -a|

      error
      source  -a#
              ^-!
      result  -a#

      error thrown by the predicate
      source  -a?-
              ^-!
      result  -a#

      early disposal
      source  -a-b-c|
              ^-!
      result  -a
              ^-!

      empty
      source  --|
              ^-!
      result  --|

      never
      source  -
              ^
      result  -

      a subscription for each subscriber
      source  -a-b-c-|
              ^----!
              --^--!
      result  -a-b-|
      result  ---b-|
              --^
      """))
  func valuesAreTakenWhileAConditionHolds(_ diagram: Diagram) {
    diagram.check { $0.source.take(while: Self.isEarly) }
    diagram.check { $0.source.take(until: { try !Self.isEarly($0) }) }
  }

  @Test(
    arguments: Diagram.all(
      """
      values
      source  -a-b-c-a|
              ^----!
      result  -a-b-(c|)

      error thrown by the predicate
      source  -a?-
              ^-!
      result  -a#
      """))
  func theValueThatEndsItMayBeTakenToo(_ diagram: Diagram) {
    diagram.check { $0.source.take(while: Self.isEarly, behavior: .inclusive) }
    diagram.check { $0.source.take(until: { try !Self.isEarly($0) }, behavior: .inclusive) }
  }

  @Test(
    arguments: Diagram.all(
      """
      values
      source  -a-b-c|
              ^---!
      other   ----x
              ^---!
      result  -a-b|

      completion
      source  -a|
              ^-!
      other   ----x
              ^-!
      result  -a|

      the other stream completes nothing
      source  -a-b|
              ^---!
      other   --|
              ^-!
      result  -a-b|

      error of the source
      source  -a#
              ^-!
      other   ----x
              ^-!
      result  -a#

      error of the other stream
      source  -a-b|
              ^-!
      other   --#
              ^-!
      result  -a#

      early disposal
      source  -a-b|
              ^-!
      other   ----x
              ^-!
      result  -a
              ^-!
      """))
  func valuesAreTakenUntilAnotherStreamHasOne(_ diagram: Diagram) {
    diagram.check { $0.source.take(until: $0.other) }
  }

  private static func isEarly(_ value: String) throws -> Bool {
    if value == "?" { throw MarbleError() }
    return value < "c"
  }

  @Test func aNestedValueComesFirst() {
    #expect(nesting { $0.take(while: { $0 < 3 }) } == "1(2)")
    #expect(nesting { $0.take(while: { $0 < 2 }) } == "1")
    #expect(nesting { $0.take(while: { $0 > 1 }, behavior: .inclusive) } == "1")
    #expect(nesting { $0.take(until: $1) } == "1")
  }
}
