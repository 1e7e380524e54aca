/// `flatMap`, `concatMap`, `flatMapFirst`: what becomes of a stream that begins while another runs.
import PorticoRuntime
import PorticoTesting
import Testing

@Suite struct FlatMapTests {
  /// A capital in the source begins the cold stream of its name.
  private static func inner(_ streams: Streams) -> (String) throws -> Observable<String> {
    { name in
      if name == "?" { throw MarbleError() }
      return streams[name]
    }
  }

  @Test(
    arguments: Diagram.all(
      """
      values
      source  -A--B--|
              ^------!
      A        1-2-3|
              -^----!
      B           x-y|
              ----^--!
      result  -1-2x3y|

      completion once all streams have
      source  -A|
              ^-!
      A        1-2|
              -^--!
      result  -1-2|

      error of the source
      source  -A-#
              ^--!
      A        1--2|
              -^-!
      result  -1-#

      error of a stream
      source  -A--B---|
              ^----!
      A        1-2----|
              -^---!
      B           x#
              ----^!
      result  -1-2x#

      error thrown by the selector
      source  -A-?
              ^--!
      A        1--2|
              -^-!
      result  -1-#

      early disposal
      source  -A--B----|
              ^----!
      A        1-2-3-4|
              -^---!
      B           --x|
              ----^!
      result  -1-2
              ^----!

      empty
      source  --|
              ^-!
      result  --|

      never
      source  -A|
              ^-!
      A        -
              -^
      result  -

      a subscription for each subscriber
      source  -A--|
              ^---!
              ^---!
      A        1|
              -^!
              -^!
      result  -1--|
      result  -1--|
      """))
  func allStreamsRunAtOnce(_ diagram: Diagram) {
    diagram.check { $0.source.flatMap(Self.inner($0)) }
  }

  @Test(
    arguments: Diagram.all(
      """
      values in the order of the source
      source  -A--B--|
              ^------!
      A        1-2-3|
              -^----!
      B             x-y|
              ------^--!
      result  -1-2-3x-y|

      completion once all streams have
      source  -AB|
              ^--!
      A        1-|
              -^-!
      B          x-|
              ---^-!
      result  -1-x-|

      error of a stream
      source  -AB-|
              ^--!
      A        1-#
              -^-!
      B        x|
      result  -1-#

      error of the source
      source  -AB#
              ^--!
      A        1---|
              -^-!
      B        x|
      result  -1-#

      error thrown by the selector, which is asked at once
      source  -A?-|
              ^-!
      A        1-|
              -^!
      result  -1#

      early disposal
      source  -AB---|
              ^--!
      A        1---|
              -^-!
      B        x|
      result  -1
              ^--!

      empty
      source  --|
              ^-!
      result  --|

      never
      source  -AB|
              ^--!
      A        -
              -^
      B        x|
      result  -

      a subscription for each subscriber
      source  -A--|
              ^---!
              ^---!
      A        1|
              -^!
              -^!
      result  -1--|
      result  -1--|
      """))
  func concatMapLetsTheNextStreamWait(_ diagram: Diagram) {
    diagram.check { $0.source.concatMap(Self.inner($0)) }
  }

  @Test(
    arguments: Diagram.all(
      """
      values
      source  -A--B--C--|
              ^---------!
      A        1-2-3|
              -^----!
      B        x|
      C              7-8|
              -------^--!
      result  -1-2-3-7-8|

      completion once the stream has
      source  -A|
              ^-!
      A        1-2|
              -^--!
      result  -1-2|

      error of the stream
      source  -AB--|
              ^--!
      A        1-#
              -^-!
      B        x|
      result  -1-#

      error of the source
      source  -A-#
              ^--!
      A        1---|
              -^-!
      result  -1-#

      error thrown by the selector, which is not asked while a stream runs
      source  -A?---?
              ^-----!
      A        1-2|
              -^--!
      result  -1-2--#

      early disposal
      source  -A---|
              ^--!
      A        1---|
              -^-!
      result  -1
              ^--!

      empty
      source  --|
              ^-!
      result  --|

      never
      source  -AB|
              ^--!
      A        -
              -^
      B        x|
      result  -

      a subscription for each subscriber
      source  -A--|
              ^---!
              ^---!
      A        1|
              -^!
              -^!
      result  -1--|
      result  -1--|
      """))
  func flatMapFirstDropsWhatComesMeanwhile(_ diagram: Diagram) {
    diagram.check { $0.source.flatMapFirst(Self.inner($0)) }
  }

  @Test func aNestedValueComesFirst() {
    #expect(nesting { $0.flatMap { Observable.just($0) } } == "1(2)")
  }

  @Test func aNestedValueWaitsForTheStreamBefore() {
    #expect(nesting { $0.concatMap { Observable.just($0) } } == "1 2")
  }

  @Test func aNestedValueIsDroppedWhileTheStreamRuns() {
    #expect(nesting { $0.flatMapFirst { Observable.just($0) } } == "1")
  }
}
