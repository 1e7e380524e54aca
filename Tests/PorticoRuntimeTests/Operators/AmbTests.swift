/// `amb`.
import PorticoRuntime
import PorticoTesting
import Testing

@Suite struct AmbTests {
  @Test(
    arguments: Diagram.all(
      """
      values and completion
      a       ---1-2|
              ^!
      b       -x--y-|
              ^-----!
      result  -x--y-|

      the first wins a tie
      a       -1|
              ^-!
      b       -x|
              ^!
      result  -1|

      a completion speaks
      a       -|
              ^!
      b       --x|
              ^!
      result  -|

      an error speaks
      a       -#
              ^!
      b       --x|
              ^!
      result  -#

      an error of who lost does nothing
      a       --#
              ^!
      b       -x-|
              ^--!
      result  -x-|

      early disposal
      a       -1-2
              ^-!
      b       --x
              ^!
      result  -1
              ^-!

      never
      a       -
              ^
      b       -
              ^
      result  -

      a subscription for each subscriber
      a       -1-|
              ^--!
              -^!
      b       --x|
              ^!
              -^-!
      result  -1-|
      result  --x|
              -^
      """))
  func theStreamThatSpeaksFirstWins(_ diagram: Diagram) {
    diagram.check { $0.a.amb($0.b) }
    diagram.check { Observable.amb([$0.a, $0.b]) }
  }

  @Test func whoSpeaksWhileSubscribedToHasNoRivals() {
    var count = 0
    let rival = Observable.just(2).do(onSubscribe: { count += 1 })
    #expect(events(of: Observable.amb([.just(1), rival])) == ["1", "|"])
    #expect(count == 0)
  }

  @Test func aNestedValueComesFirst() {
    #expect(nesting { $0.amb(Observable.never()) } == "1(2)")
    #expect(nesting { Observable.amb([$0.asObservable(), $1.asObservable()]) } == "1")
  }
}
