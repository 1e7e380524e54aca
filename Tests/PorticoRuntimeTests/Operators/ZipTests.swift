/// `zip`.
import PorticoRuntime
import PorticoTesting
import Testing

@Suite struct ZipTests {
  static let diagrams = Diagram.all(
    """
    values
    a       -12----3-
            ^--------
    b       ---x-yz--
            ^--------
    result  ---p-q-r-
    where   p=1x q=2y r=3z

    error of the first
    a       -1-#
            ^--!
    b       -x---|
            ^--!
    result  -p-#
    where   p=1x

    error of the second
    a       -1---|
            ^-!
    b       --#
            ^-!
    result  --#

    error thrown by the selector
    a       -?---|
            ^-!
    b       --x--|
            ^-!
    result  --#

    early disposal
    a       -1-2-3|
            ^---!
    b       xyz---|
            ^---!
    result  -p-q
            ^---!
    where   p=1x q=2y

    empty
    a       -|
            ^!
    b       --|
            ^-!
    result  --|

    never
    a       -1-2|
            ^---!
    b       -
            ^
    result  -

    a subscription for each subscriber
    a       -1-2|
            ^---!
            --^-!
    b       x--y|
            ^---!
            --^-!
    result  -p-q|
    result  ---q|
            --^
    where   p=1x q=2y
    """)

  @Test(arguments: diagrams)
  func valuesComeInPairs(_ diagram: Diagram) {
    diagram.check { streams in Observable.zip(streams.a, streams.b) { try Self.join([$0, $1]) } }
    diagram.check { streams in Observable.zip([streams.a, streams.b]) { try Self.join($0) } }
  }

  private static func join(_ values: [String]) throws -> String {
    if values.contains("?") { throw MarbleError() }
    return values.joined()
  }

  @Test(
    arguments: Diagram.all(
      """
      completion with the last
      a       -1-|
              ^--!
      b       -x--y-|
              ^-----!
      result  -p----|
      where   p=1x
      """))
  func completion(_ diagram: Diagram) {
    diagram.check { Observable.zip($0.a, $0.b) { $0 + $1 } }
  }

  @Test(
    arguments: Diagram.all(
      """
      values of three
      a       -1---2|
              ^-----!
      b       --xy--|
              ^-----!
      c       ---pq-|
              ^-----!
      result  ---u-v|
      where   u=1xp v=2yq
      """))
  func ofThree(_ diagram: Diagram) {
    diagram.check { Observable.zip($0.a, $0.b, $0.c) { $0 + $1 + $2 } }
  }

  /// Each source's value stands at its place, for every arity.
  @Test func ofUpToEight() {
    let (a, b, c, d) = (Observable.just(1), Observable.just(2), Observable.just(3), Observable.just(4))
    let (e, f, g, h) = (Observable.just(5), Observable.just(6), Observable.just(7), Observable.just(8))
    #expect(events(of: Observable.zip(a, b)) == ["(1, 2)", "|"])
    #expect(events(of: Observable.zip(a, b, c)) == ["(1, 2, 3)", "|"])
    #expect(events(of: Observable.zip(a, b, c, d)) == ["(1, 2, 3, 4)", "|"])
    #expect(events(of: Observable.zip(a, b, c, d, e)) == ["(1, 2, 3, 4, 5)", "|"])
    #expect(events(of: Observable.zip(a, b, c, d, e, f)) == ["(1, 2, 3, 4, 5, 6)", "|"])
    #expect(events(of: Observable.zip(a, b, c, d, e, f, g)) == ["(1, 2, 3, 4, 5, 6, 7)", "|"])
    #expect(events(of: Observable.zip(a, b, c, d, e, f, g, h)) == ["(1, 2, 3, 4, 5, 6, 7, 8)", "|"])
    #expect(events(of: Observable.zip(a, b) { [$0, $1] }) == ["[1, 2]", "|"])
    #expect(events(of: Observable.zip(a, b, c) { [$0, $1, $2] }) == ["[1, 2, 3]", "|"])
    #expect(events(of: Observable.zip(a, b, c, d) { [$0, $1, $2, $3] }) == ["[1, 2, 3, 4]", "|"])
    #expect(events(of: Observable.zip(a, b, c, d, e) { [$0, $1, $2, $3, $4] }) == ["[1, 2, 3, 4, 5]", "|"])
    #expect(events(of: Observable.zip(a, b, c, d, e, f) { [$0, $1, $2, $3, $4, $5] }) == ["[1, 2, 3, 4, 5, 6]", "|"])
    #expect(
      events(of: Observable.zip(a, b, c, d, e, f, g) { [$0, $1, $2, $3, $4, $5, $6] }) == [
        "[1, 2, 3, 4, 5, 6, 7]", "|",
      ])
    #expect(
      events(of: Observable.zip(a, b, c, d, e, f, g, h) { [$0, $1, $2, $3, $4, $5, $6, $7] }) == [
        "[1, 2, 3, 4, 5, 6, 7, 8]", "|",
      ])
  }

  @Test func manyValuesMayWait() {
    let (ahead, behind) = (PublishSubject<Int>(), PublishSubject<Int>())
    var count = 0
    let subscription = Observable.zip(ahead, behind) { $0 - $1 }.filter { $0 == 0 }.subscribe(onNext: { _ in count += 1
    })
    for number in 0..<1000 { ahead.onNext(number) }
    for number in 0..<500 { behind.onNext(number) }
    for number in 1000..<1500 { ahead.onNext(number) }
    for number in 500..<1500 { behind.onNext(number) }
    #expect(count == 1500)
    subscription.dispose()
  }

  @Test func aNestedValueComesFirst() {
    #expect(nesting { Observable.zip($0, Observable.of(7, 8, 9)) { $0 * 10 + $1 } } == "17(28)")
  }
}
