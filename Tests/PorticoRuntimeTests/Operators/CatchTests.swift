/// `catch`, `catchAndReturn`, `retry`.
import PorticoRuntime
import PorticoTesting
import Testing

@Suite struct CatchTests {
  @Test(
    arguments: Diagram.all(
      """
      values and completion
      source  -a-b|
              ^---!
      X       x|
      result  -a-b|

      error
      source  -a-#
              ^--!
      X          x-|
              ---^-!
      result  -a-x-|

      error of that stream
      source  -a-#
              ^--!
      X          x-#
              ---^-!
      result  -a-x-#

      early disposal
      source  -a-b|
              ^-!
      X       x|
      result  -a
              ^-!

      early disposal of that stream
      source  -a-#
              ^--!
      X          x---|
              ---^-!
      result  -a-x
              ^----!

      empty
      source  --|
              ^-!
      X       x|
      result  --|

      never
      source  -
              ^
      X       x|
      result  -

      a subscription for each subscriber
      source  -a-#
              ^--!
              --^!
      X          x|
              ---^!
              ---^!
      result  -a-x|
      result  ---x|
              --^
      """))
  func anotherStreamTakesThePlaceOfAnError(_ diagram: Diagram) {
    diagram.check { streams in streams.source.catch { _ in streams.X } }
    diagram.check { Observable.catch(sequence: [$0.source, $0.X]) }
  }

  @Test(
    arguments: Diagram.all(
      """
      values and completion
      source  -a-b|
              ^---!
      result  -a-b|

      error
      source  -a-#
              ^--!
      result  -a-(z|)

      early disposal
      source  -a-#
              ^-!
      result  -a
              ^-!
      """))
  func aValueTakesThePlaceOfAnError(_ diagram: Diagram) {
    diagram.check { $0.source.catchAndReturn("z") }
  }

  @Test(
    arguments: Diagram.all(
      """
      completion of the first
      S       a-b|
              ^--!
      result  a-b|

      error of each
      S       a-#
              ^-!
              --^-!
              ----^-!
      result  a-a-a-#

      early disposal
      S       a-#
              ^-!
              --^!
      result  a-a
              ^--!
      """))
  func soManyAttemptsAreMade(_ diagram: Diagram) {
    diagram.check { $0.S.retry(3) }
  }

  @Test(
    arguments: Diagram.all(
      """
      completion
      S       a-b|
              ^--!
      result  a-b|

      error of each, until disposal
      S       a-#
              ^-!
              --^-!
              ----^!
      result  a-a-a
              ^----!
      """))
  func itIsAttemptedWithoutEnd(_ diagram: Diagram) {
    diagram.check { $0.S.retry() }
  }

  @Test(
    arguments: Diagram.all(
      """
      a value attempts again
      S       a#
              ^!
              ---^!
              ------^!
      T        --t|
              -^--!
              ----^--!
              -------^!
      result  a--a--a
              ^-------!

      its completion completes
      S       a#
              ^!
      U        -|
      result  a|

      its error ends it
      S       a#
              ^!
      V        --#
              -^-!
      result  a--#

      completion of the source
      S       a-b|
              ^--!
      result  a-b|
      """))
  func aTriggerAttemptsAgain(_ diagram: Diagram) {
    diagram.check { streams in
      streams.S.retry { (errors: Observable<any Error>) in
        diagram.streams.contains { $0.name == "U" }
          ? Observable<String>.empty() : errors.flatMap { _ in streams[diagram.streams.last!.name] }
      }
    }
  }

  @Test func anErrorThrownByTheHandlerEndsIt() {
    struct Another: Error {}
    let stream = Observable<Int>.error(MarbleError()).catch { _ in throw Another() }
    var came: (any Error)?
    _ = stream.subscribe(onError: { came = $0 })
    #expect(came is Another)
  }

  @Test func anErrorOfAnotherTypeIsNotRetried() {
    struct Another: Error {}
    var count = 0
    let source = Observable<Int>.error(MarbleError()).do(onSubscribe: { count += 1 })
    let stream = source.retry { (errors: Observable<Another>) in errors }
    #expect(events(of: stream) == ["#"])
    #expect(count == 1)
  }

  @Test func attemptsThatFailAtOnceLeaveTheStackAlone() {
    var count = 0
    let source = Observable<Int>.deferred {
      count += 1
      return count < 100_000 ? .error(MarbleError()) : .just(count)
    }
    #expect(events(of: source.retry()) == ["100000", "|"])
  }

  @Test func aNestedValueComesFirst() {
    #expect(nesting { $0.catchAndReturn(0) } == "1(2)")
    #expect(nesting { $0.retry(2) } == "1(2)")
    #expect(nesting { $0.retry { (errors: Observable<any Error>) in errors } } == "1(2)")
  }
}
