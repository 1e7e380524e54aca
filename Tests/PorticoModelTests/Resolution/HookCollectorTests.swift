/// One hook, several uses.
import PorticoModel
import Testing

@Suite struct HookCollectorTests {
  @Test func oneHookWithAllItsUses() {
    let resolved = Resolved(
      """
      screen A {
        input a: Int
        output b: Bool <- a
          .skip(1) // the first is old
          .map(isBig)
        output c: Bool <- a.map(isBig)
        bind save <- a
      }
      """)
    #expect(resolved.hooks == ["hook isBig(_ a: Int) -> Bool", "hook save(_ a: Int)"])
    #expect(
      resolved.screen.hooks[0].uses == [
        Hook.Use(text: "b <- a.skip(1).map(isBig)", line: 3), Hook.Use(text: "c <- a.map(isBig)", line: 6),
      ])
    #expect(resolved.screen.hooks[1].uses == [Hook.Use(text: "save <- a", line: 7)])
    #expect(resolved.screen.hooks[0].location == Location(line: 5, column: 10))
  }

  @Test func twoSignatures() {
    let resolved = Resolved(members: "input a: Int\ninput b: String\nbind save <- a\nbind save <- b")
    #expect(resolved.problems == ["hook-signature: save"])
    #expect(
      resolved.messages == [
        "`save` is asked for with two signatures: here `save(_ b: String)`, elsewhere `save(_ a: Int)`; give one of "
          + "them another name"
      ])
    #expect(resolved.diagnostics[0].notes.count == 1)
  }

  @Test func theOrderIsThatOfTheText() {
    let resolved = Resolved(
      members: "input a: Int\nbind first <- a\noutput c: Int <- b.map(second)\nlet b <- a.filter(third)")
    #expect(resolved.screen.hooks.map(\.name) == ["first", "second", "third"])
  }
}
