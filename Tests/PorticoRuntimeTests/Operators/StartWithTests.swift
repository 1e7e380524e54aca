/// `startWith`.
import PorticoRuntime
import PorticoTesting
import Testing

@Suite struct StartWithTests {
  @Test(
    arguments: Diagram.all(
      """
      values
      source  -----a-b-
              ^--------
      result  (xy)-a-b-

      completion
      source  ------a|
              ^------!
      result  (xy)--a|

      error
      source  ----#
              ^---!
      result  (xy)#

      early disposal
      source  -----a--b
              ^-----!
      result  (xy)-a
              ^-----!

      empty
      source  ----|
              ^---!
      result  (xy)|

      never
      source  -
              ^
      result  (xy)

      a subscription for each subscriber
      source  -----a-----b|
              ^-----------!
              ------^-----!
      result  (xy)-a-----b|
      result  ------(xy)-b|
              ------^
      """))
  func theValuesComeFirst(_ diagram: Diagram) {
    diagram.check { $0.source.startWith("x", "y") }
  }

  @Test func aSubscriberThatLeavesGetsNoMore() {
    #expect(events(of: Observable.just(3).startWith(1, 2).take(1)) == ["1", "|"])
  }

  @Test func aNestedValueComesFirst() {
    #expect(nesting { $0.startWith(0).skip(1) } == "1(2)")
  }
}
