/// `do`.
import PorticoRuntime
import PorticoTesting
import Testing

@Suite struct DoTests {
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
      result  -a-#

      error thrown by a handler
      source  -a-?-b|
              ^--!
      result  -a-#

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

      a subscription for each subscriber
      source  -a-b|
              ^---!
              --^-!
      result  -a-b|
      result  ---b|
              --^
      """))
  func theEventsAreAsBefore(_ diagram: Diagram) {
    diagram.check { streams in streams.source.do(onNext: { if $0 == "?" { throw MarbleError() } }) }
  }

  /// The handlers' calls in order, between them what the subscriber sees.
  private func log(disposed isDisposed: Bool = false, _ send: (PublishSubject<Int>) -> Void) -> [String] {
    let subject = PublishSubject<Int>()
    var log: [String] = []
    let subscription = subject.do(
      onNext: { log.append("onNext \($0)") }, afterNext: { log.append("afterNext \($0)") },
      onError: { _ in log.append("onError") }, afterError: { _ in log.append("afterError") },
      onCompleted: { log.append("onCompleted") }, afterCompleted: { log.append("afterCompleted") },
      onDispose: { log.append("onDispose") }
    ).subscribe { log.append("\($0)") }
    send(subject)
    if isDisposed { subscription.dispose() }
    return log
  }

  @Test func handlersAreCalledAroundAValue() {
    #expect(log { $0.onNext(1) } == ["onNext 1", "next(1)", "afterNext 1"])
  }

  @Test func handlersAreCalledAroundTheCompletion() {
    #expect(log { $0.onCompleted() } == ["onCompleted", "completed", "afterCompleted", "onDispose"])
  }

  @Test func handlersAreCalledAroundAnError() {
    #expect(
      log { $0.onError(MarbleError()) } == ["onError", "error(MarbleError())", "afterError", "onDispose"])
  }

  @Test func disposalIsSeenOnce() {
    #expect(log(disposed: true) { _ in } == ["onDispose"])
    #expect(log(disposed: true) { $0.onCompleted() }.filter { $0 == "onDispose" }.count == 1)
  }

  @Test func subscribingIsSeenBeforeAndAfter() {
    let subject = PublishSubject<Int>()
    var seen: [Bool] = []
    let subscription = subject.do(
      onSubscribe: { seen.append(subject.hasObservers) }, onSubscribed: { seen.append(subject.hasObservers) }
    ).subscribe()
    #expect(seen == [false, true])
    subscription.dispose()
  }

  @Test func anErrorThrownInPlaceOfTheEndIsTheEnd() {
    #expect(events(of: Observable<Int>.empty().do(onCompleted: { throw MarbleError() })) == ["#"])
    #expect(events(of: Observable<Int>.error(MarbleError()).do(onError: { throw $0 })) == ["#"])
  }

  @Test func aNestedValueComesFirst() {
    #expect(nesting { $0.do(onNext: { _ in }) } == "1(2)")
  }
}
