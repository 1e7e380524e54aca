/// `take`, `takeLast`, `element(at:)`.
import PorticoRuntime
import PorticoTesting
import Testing

@Suite struct TakeTests {
  @Test(
    arguments: Diagram.all(
      """
      values
      source  -a-b-c-
              ^--!
      result  -a-(b|)

      completion
      source  -a|
              ^-!
      result  -a|

      error
      source  -a#
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
      source  -a-b-c|
              ^--!
              --^--!
      result  -a-(b|)
      result  ---b-(c|)
              --^
      """))
  func soManyValuesAreTaken(_ diagram: Diagram) {
    diagram.check { $0.source.take(2) }
  }

  @Test(
    arguments: Diagram.all(
      """
      values
      source  -a-b-c-
              ^---!
      result  -a-b|

      completion
      source  -a|
              ^-!
      result  -a|

      error
      source  -a#
              ^-!
      result  -a#

      early disposal
      source  -a-b-c|
              ^-!
      result  -a
              ^-!

      never
      source  -
              ^---!
      result  ----|
      """))
  func theValuesOfATimeAreTaken(_ diagram: Diagram) {
    diagram.check { $0.source.take(for: .milliseconds(4), scheduler: $0.time) }
  }

  @Test(
    arguments: Diagram.all(
      """
      values
      source  -a-b-c|
              ^-----!
      result  ------(bc|)

      a short stream
      source  -a|
              ^-!
      result  --(a|)

      error
      source  -a#
              ^-!
      result  --#

      early disposal
      source  -a-b|
              ^--!
      result  -
              ^--!

      never
      source  -a
              ^-
      result  -
      """))
  func theLastValuesAreTaken(_ diagram: Diagram) {
    diagram.check { $0.source.takeLast(2) }
  }

  @Test(
    arguments: Diagram.all(
      """
      value
      source  -a-b-c|
              ^--!
      result  ---(b|)

      a short stream
      source  -a|
              ^-!
      result  --#

      early disposal
      source  -a-b|
              ^-!
      result  -
              ^-!
      """))
  func theValueAtAnIndexIsTaken(_ diagram: Diagram) {
    diagram.check(error: RxError.argumentOutOfRange) { $0.source.element(at: 1) }
  }

  @Test func takingNothingSubscribesToNothing() {
    var count = 0
    #expect(events(of: Observable.just(1).do(onSubscribe: { count += 1 }).take(0)) == ["|"])
    #expect(count == 0)
  }

  @Test func aSubscriberThatLeavesGetsNoMoreOfTheLast() {
    #expect(events(of: Observable.of(1, 2, 3).takeLast(2).take(1)) == ["2", "|"])
  }

  @Test func aNestedValueCounts() {
    #expect(nesting { $0.take(2) } == "1(2)")
    #expect(nesting { $0.take(1) } == "1")
    #expect(nesting { $0.element(at: 0) } == "1")
  }
}
