/// `merge`.
import PorticoRuntime
import PorticoTesting
import Testing

@Suite struct MergeTests {
  @Test(
    arguments: Diagram.all(
      """
      values
      a       -1---2-
              ^------
      b       ---x-y-
              ^------
      result  -1-x-(2y)

      completion with the last
      a       -1|
              ^-!
      b       ---x-|
              ^----!
      result  -1-x-|

      error of the first
      a       -1-#
              ^--!
      b       --x---|
              ^--!
      result  -1x#

      error of the second
      a       -1----|
              ^--!
      b       --x#
              ^--!
      result  -1x#

      early disposal
      a       -1---2|
              ^---!
      b       ---x-y|
              ^---!
      result  -1-x
              ^---!

      empty
      a       -|
              ^!
      b       --|
              ^-!
      result  --|

      never
      a       -1|
              ^-!
      b       -
              ^
      result  -1

      a subscription for each subscriber
      a       -1-2|
              ^---!
              --^-!
      b       --x--|
              ^----!
              --^--!
      result  -1x2-|
      result  ---2-|
              --^
      """))
  func valuesComeAsTheyCome(_ diagram: Diagram) {
    diagram.check { .merge($0.a, $0.b) }
    diagram.check { .merge([$0.a, $0.b]) }
    diagram.check { .merge(ContiguousArray([$0.a, $0.b])) }
    diagram.check { Observable.of($0.a, $0.b).merge() }
  }

  @Test(
    arguments: Diagram.all(
      """
      a stream waits until another has completed
      source  -ABC|
              ^---!
      A        1-2-|
              -^---!
      B         x-y|
              --^--!
      C            7-8|
              -----^--!
      result  -1x2y7-8|

      error of a running stream
      source  -ABC---|
              ^---!
      A        1--#
              -^--!
      B         x----|
              --^-!
      C         7|
      result  -1x-#

      early disposal
      source  -ABC---|
              ^--!
      A        1----|
              -^-!
      B         x----|
              --^!
      C         7|
      result  -1x
              ^--!
      """))
  func noMoreThanSoManyStreamsRun(_ diagram: Diagram) {
    diagram.check { streams in streams.source.map { streams[$0] }.merge(maxConcurrent: 2) }
  }

  @Test func mergingNothingCompletes() {
    #expect(events(of: Observable<Int>.merge([])) == ["|"])
  }

  @Test func aNestedValueComesFirst() {
    #expect(nesting { .merge($0.asObservable(), .never()) } == "1(2)")
    #expect(nesting { .merge($0.asObservable(), $1.asObservable()) } == "1(2)")
  }
}
