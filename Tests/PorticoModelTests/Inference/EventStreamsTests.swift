/// Which lets carry events, that a late reader must not see.
import Testing

@Suite struct EventStreamsTests {
  func isEvent(_ flow: String) -> Bool {
    let resolved = Resolved(
      members: """
        input tap; input text: String; input held: Int = 0; state kept: Int = 0; state passed: Int
        let taps <- tap.take(1)
        let chain <- \(flow)
        """)
    #expect(resolved.problems == [])
    return resolved.screen.lets.last?.isEvent == true
  }

  @Test(arguments: [
    "tap", "text", "passed", "taps", "tap.withLatestFrom(held)", "text.filter { !$0.isEmpty }.map { $0.count }",
    "merge(tap, taps)", "text.debounce(1s).distinctUntilChanged()",
  ])
  func event(_ flow: String) {
    #expect(isEvent(flow))
  }

  @Test(arguments: [
    "held", "kept", "text.startWith(\"\")", "text.scan(0) { $0 + $1.count }", "tap.flatMapLatest { load() } -> Int",
    "combineLatest(text, passed)", "merge(text, held.map { String($0) })",
  ])
  func value(_ flow: String) {
    #expect(!isEvent(flow))
  }
}
