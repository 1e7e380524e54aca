/// `flatMapLatest`, `switchLatest`.
import PorticoRuntime
import PorticoTesting
import Testing

@Suite struct FlatMapLatestTests {
  static let diagrams = Diagram.all(
    """
    values
    source  -A--B--|
            ^------!
    A        1-2-3|
            -^--!
    B           x--y|
            ----^---!
    result  -1-2x--y|

    completion once the source and its latest stream have
    source  -A---|
            ^----!
    A        1-2|
            -^--!
    result  -1-2-|

    error of the source
    source  -A-#
            ^--!
    A        1--2|
            -^-!
    result  -1-#

    error of the latest stream
    source  -A-----|
            ^--!
    A        1-#
            -^-!
    result  -1-#

    error of a stream that was replaced
    source  -AB|
            ^--!
    A        1-#
            -^!
    B         x--|
            --^--!
    result  -1x--|

    error thrown by the selector
    source  -A-?
            ^--!
    A        1--2|
            -^-!
    result  -1-#

    early disposal
    source  -A-----|
            ^---!
    A        1-2-3|
            -^--!
    result  -1-2
            ^---!

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
    """)

  /// A capital in the source begins the cold stream of its name.
  private static func inner(_ streams: Streams) -> (String) throws -> Observable<String> {
    { name in
      if name == "?" { throw MarbleError() }
      return streams[name]
    }
  }

  @Test(arguments: diagrams)
  func aStreamReplacesTheOneBefore(_ diagram: Diagram) {
    diagram.check { $0.source.flatMapLatest(Self.inner($0)) }
  }

  @Test(arguments: diagrams)
  func switchLatestDoesSoWithStreamsThatCome(_ diagram: Diagram) {
    diagram.check { $0.source.map(Self.inner($0)).switchLatest() }
  }

  @Test func aNestedValueReplacesTheStreamAtOnce() {
    #expect(nesting { $0.flatMapLatest { Observable.just($0) } } == "1(2)")
  }

  @Test func whatTheReplacedStreamSendsLaterIsDropped() {
    #expect(nesting { $0.flatMapLatest { Observable.of($0, $0 * 10) } } == "1 2 20")
  }
}
