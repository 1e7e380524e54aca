/// Flows that need themselves at once, and loops that don't.
import Testing

@Suite struct CyclesTests {
  @Test func throughOutputsAndLets() {
    let resolved = Resolved(
      members: "input a: Int\noutput b: Int <- merge(a, c)\nlet c <- d.skip(1)\noutput d: Int <- a.withLatestFrom(b)")
    #expect(resolved.problems == ["cycle: b"])
    #expect(
      resolved.messages == [
        "`b` needs itself: b → c → d → b; let a `state` stand between, which is read and not subscribed"
      ])
    #expect(resolved.diagnostics[0].notes.count == 2)
  }

  @Test func aFlowThatIsItsOwnSource() {
    #expect(Resolved(members: "output a: Int <- a.skip(1)").problems == ["cycle: a"])
    #expect(Resolved(members: "let a <- a.map(f)").problems == ["cycle: a"])
    #expect(Resolved(members: "input a: Int; output b: Int <- a.flatMapLatest(b)").problems == ["cycle: b"])
  }

  @Test(arguments: [
    "state b: Int = 0 <- c; output c: Int <- a.withLatestFrom(b)",
    "output b: Int as BehaviorRelay = 0 <- c; output c: Int <- merge(a, b)",
    "output busy: Bool = false; let idle <- a.withLatestFrom(busy); output c: Int <- idle.flatMapLatest(f, activity: busy)",
    "output b: Int <- a; output c: Int <- merge(a, b)",
  ])
  func whatIsNoCycle(_ members: String) {
    #expect(Resolved(members: "input a: Int; \(members)").problems == [])
  }
}
