/// `deferred`, `using`.
import PorticoRuntime
import PorticoTesting
import Testing

@Suite struct DeferredTests {
  @Test(
    arguments: Diagram.all(
      """
      values and completion, made anew for each subscriber
      source  -a-b|
              ^---!
              --^-!
      result  -a-b|
      result  ---b|
              --^

      error
      source  -a#
              ^-!
      result  -a#

      early disposal
      source  -a-b|
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
      """))
  func theStreamIsTheFactorys(_ diagram: Diagram) {
    diagram.check { streams in .deferred { streams.source } }
    diagram.check { streams in .using({ BooleanDisposable() }, observableFactory: { _ in streams.source }) }
  }

  @Test func anErrorOfTheFactoryIsTheStream() {
    #expect(events(of: Observable<Int>.deferred { throw MarbleError() }) == ["#"])
  }

  /// The events of a stream with a resource, and whether that was let go of.
  private func using(_ make: @escaping () throws -> Observable<Int>) -> (events: [String], isDisposed: Bool) {
    let resource = BooleanDisposable()
    return (events(of: Observable.using({ resource }, observableFactory: { _ in try make() })), resource.isDisposed)
  }

  @Test func aResourceIsLetGoOfHoweverItEnds() {
    #expect(using { .just(1) } == (["1", "|"], true))
    #expect(using { .error(MarbleError()) } == (["#"], true))
    #expect(using { throw MarbleError() } == (["#"], true))
    #expect(using { .never() } == ([], true))
  }

  @Test func withoutAResourceThereIsNoStream() {
    let stream = Observable<Int>.using({ () throws -> BooleanDisposable in throw MarbleError() }) { _ in .just(1) }
    #expect(events(of: stream) == ["#"])
  }

  @Test func aNestedValueComesFirst() {
    #expect(nesting { subject in .deferred { subject.asObservable() } } == "1(2)")
    #expect(nesting { s in .using({ BooleanDisposable() }, observableFactory: { _ in s.asObservable() }) } == "1(2)")
  }
}
