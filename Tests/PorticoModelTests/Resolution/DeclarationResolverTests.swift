/// Ports, states, lets, needs and groups as they are declared.
import PorticoModel
import Testing

@Suite struct DeclarationResolverTests {
  @Test func noTypeIsVoidUnlessTheValueShowsOne() {
    let resolved = Resolved(members: "input tap; input text = \"\"; state count = 0")
    #expect(
      resolved.lines("input", "state") == [
        "input event tap: Void as Observable", "input text: String as Observable = \"\"",
        "state count: Int as BehaviorRelay = 0",
      ])
  }

  @Test func labelledPayloads() {
    let resolved = Resolved(members: "output moved(x: Int, y: Int); output event failed(error: any Error)")
    #expect(resolved.screen.ports[0].element.text == "(x: Int, y: Int)")
    #expect(resolved.screen.ports[1].element == .type("any Error"))
  }

  @Test func inputsWithoutAValueAndVoidOutputsAreEvents() {
    let resolved = Resolved(
      members: "input a: Int; input b: Int = 0; output c; output d: Int; output event e: Int",
      attributes: "@style(relay)")
    #expect(resolved.screen.ports.map(\.isEvent) == [true, false, true, false, true])
  }

  @Test func twoInputsOfOneName() {
    let resolved = Resolved(members: "input a: Int\noutput a: Int <- a\ninput a: String")
    #expect(resolved.problems == ["duplicate-name: a"])
    #expect(resolved.diagnostics[0].notes.map { resolved.source.text($0.span) } == ["a"])
  }

  @Test(arguments: ["needs a: A", "state a: Int = 0", "let a <- b", "group a { input c }"])
  func portsShareTheirNamesWith(_ member: String) {
    #expect(Resolved(members: "input a: Int; input b; \(member)").problems == ["duplicate-name: a"])
    #expect(Resolved(members: "\(member); input b; input a: Int").problems == ["duplicate-name: a"])
  }

  @Test func aGroupsPortsHaveNamesOfTheirOwn() {
    let resolved = Resolved(members: "input a; group g { input a; output b: Int <- a.map { 1 } }; group h { input a }")
    #expect(resolved.problems == [])
    #expect(resolved.screen.pairs.map(\.group) == [nil, "g", "h"])
    #expect(resolved.screen.pairs.map(\.ports.count) == [1, 2, 1])
  }

  @Test func twoPartsOfOneName() {
    #expect(Resolved(members: "input moved(x: Int, x: Int)").problems == ["duplicate-label: x"])
  }

  @Test func aValueMayNameANeed() {
    let resolved = Resolved(members: "needs store: Store; state name: String = store.name ?? other")
    #expect(resolved.lines("state") == ["state name: String as BehaviorRelay = ‹need store›.name ?? other"])
  }

  @Test func needsAndTheServicesThatTheyAre() {
    let resolved = Resolved(
      """
      service Api { load() -> stream Int }
      screen A {
        needs weak coordinator: Coordinator?
        needs init seed: Int
        needs super title: String
        needs api: any Api
        needs other: Api? = nil
      }
      """)
    #expect(
      resolved.lines("need") == [
        "need weak coordinator: Coordinator?", "need initializer seed: Int", "need superclass title: String",
        "need stored api: any Api of Api", "need stored other: Api? of Api",
      ])
  }

  @Test func attributesAndModifiersAreCarriedOver() {
    let resolved = Resolved(members: "/// Shown on top.\noutput @Published public var title: String = \"\"")
    let port = resolved.screen.ports[0]
    #expect(port.attributes == ["@Published"])
    #expect(port.access == "public")
    #expect(port.isVariable)
    #expect(port.documentation == ["Shown on top."])
    #expect(port.carrier.kind == .published)
  }
}
