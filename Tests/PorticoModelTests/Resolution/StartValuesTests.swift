/// Which flows emit at subscription by themselves.
import Testing

@Suite struct StartValuesTests {
  func starts(_ flow: String) -> Bool {
    let resolved = Resolved(
      members: """
        input event: Int; input held: Int = 0; state kept: Int = 0; state passed: Int
        let chain <- held.map { $0 }
        output other: Int = 1
        output open: Int <- event
        output r: Int <- \(flow)
        """)
    #expect(resolved.problems == [])
    return resolved.screen.ports.last?.startsByItself == true
  }

  @Test(arguments: [
    "held", "kept", "chain", "other", "just(1)", "event.startWith(1)",
    "held.map { $0 }.distinctUntilChanged().share().do { _ in }.observe(on: main).scan(0) { $0 + $1 }.take(1)",
    "combineLatest(held, kept).map { $0.held }", "zip(held, chain).map { $0.held }", "merge(event, held)",
    "held.withLatestFrom(kept)", "held.withLatestFrom(chain)",
  ])
  func byItself(_ flow: String) {
    #expect(starts(flow))
  }

  @Test(arguments: [
    "event", "passed", "open", "held.filter { $0 > 0 }", "held.skip(1)", "held.debounce(1s)", "held.delay(1s)",
    "held.flatMapLatest(f)", "held.compactMap { $0 }", "held.observe(on: background)", "event.withLatestFrom(held)",
    "held.withLatestFrom(event)", "combineLatest(held, event).map { $0.held }", "merge(event, open)",
  ])
  func notByItself(_ flow: String) {
    #expect(!starts(flow))
  }
}
