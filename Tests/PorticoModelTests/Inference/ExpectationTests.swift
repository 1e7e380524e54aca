/// Types read backwards through steps that keep them.
import Testing

@Suite struct ExpectationTests {
  @Test(arguments: [
    "x.value", "x.value.filter { $0 > 1 }.skip(1).share()", "x.value.distinctUntilChanged().startWith(1)",
    "merge(x.one, x.two)",
    "a.withLatestFrom(x.value)",
  ])
  func ofTheSource(_ flow: String) {
    let resolved = Resolved(members: "needs x: X; input a; output r: Int <- \(flow)")
    #expect(resolved.screen.ports[1].flows.map { $0.result.element.text } == ["Int"])
    #expect(resolved.flows("r").joined().contains("-> Int"))
  }

  @Test func notThroughStepsThatLoseIt() {
    let resolved = Resolved(members: "needs x: X; output r: Int <- x.value.map(f)")
    #expect(resolved.problems.contains("unknown-type: f"))
  }
}
