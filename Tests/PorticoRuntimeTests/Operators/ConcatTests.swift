/// `concat`.
import PorticoRuntime
import PorticoTesting
import Testing

@Suite struct ConcatTests {
  @Test(
    arguments: Diagram.all(
      """
      values and completion
      a       -1-|
              ^--!
      b       --x-y-|
              ---^--!
      result  -1--y-|

      error of the first
      a       -1-#
              ^--!
      b       --x-y-|
      result  -1-#

      error of the second
      a       -1-|
              ^--!
      b       ----x#
              ---^-!
      result  -1--x#

      early disposal of the first
      a       -1---|
              ^-!
      b       --x
      result  -1
              ^-!

      early disposal of the second
      a       -1-|
              ^--!
      b       ----x-y
              ---^-!
      result  -1--x
              ^----!

      empty
      a       -|
              ^!
      b       --|
              -^!
      result  --|

      never
      a       -
              ^
      b       -x
      result  -

      a subscription for each subscriber
      a       -1-|
              ^--!
              --^!
      b       ----x|
              ---^-!
              ---^-!
      result  -1--x|
      result  ----x|
              --^
      """))
  func aStreamFollowsAStream(_ diagram: Diagram) {
    diagram.check { $0.a.concat($0.b) }
    diagram.check { Observable.concat($0.a, $0.b) }
    diagram.check { Observable.concat([$0.a, $0.b]) }
    diagram.check { Observable.concat(AnySequence([$0.a, $0.b])) }
    diagram.check { Observable.of($0.a, $0.b).concat() }
  }

  @Test func concatenatingNothingCompletes() {
    #expect(events(of: Observable<Int>.concat([])) == ["|"])
  }

  @Test func streamsThatEndAtOnceLeaveTheStackAlone() {
    let streams = (0..<100_000).lazy.map { Observable.just($0) }
    #expect(events(of: Observable.concat(AnySequence(streams)).takeLast(1)) == ["99999", "|"])
  }

  @Test func aNestedValueComesFirst() {
    #expect(nesting { $0.concat(Observable.never()) } == "1(2)")
  }
}
