/// Outputs without a flow.
import Testing

@Suite struct UnfedOutputsTests {
  @Test func whatTheModelOwnsIsInTheContext() {
    let resolved = Resolved(members: "output a: Int as BehaviorRelay = 0; output b: Int")
    #expect(
      resolved.lines("output", "hook") == [
        "output a: Int as BehaviorRelay = 0 [context]", "output b: Int as Driver [made by b]",
        "hook b() makes output.b",
      ])
  }

  @Test func anEnumsCasesAreSent() {
    let resolved = Resolved(members: "output a: Int; output b", attributes: "@style(event)")
    #expect(resolved.lines("output", "hook") == ["output a: Int as Observable", "output event b: Void as Observable"])
  }

  @Test func byHandThereAreOnlyTypes() {
    let resolved = Resolved(members: "input a; output b: Int; transform by hand")
    #expect(resolved.screen.isWrittenByHand)
    #expect(resolved.hooks == [])
  }

  @Test func groupsWithPortsOfOneName() {
    let resolved = Resolved(members: "output list: Int; group g { output list: Int }")
    #expect(resolved.hooks == ["hook list() makes output.list", "hook gList() makes g.output.list"])
  }
}
