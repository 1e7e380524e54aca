/// `bind`: what is called, what is sent to, what is fed.
import Testing

@Suite struct BindResolverTests {
  @Test func portsAndStatesGetTheFlow() {
    let resolved = Resolved(
      members: "input a: Int; output b: Int; state c: Int = 0; bind b <- a; bind c <- a.skip(1); bind b <- a.skip(2)")
    #expect(resolved.port("b") == ["output b: Int as Driver <- input.a <- input.a.skip(2)"])
    #expect(resolved.lines("state", "bind") == ["state c: Int as BehaviorRelay = 0 <- input.a.skip(1)"])
  }

  @Test func hooksCallsAndObservers() {
    let resolved = Resolved(
      members: "needs x: X; needs sink: Sink; input a: Int; bind save, x.go($0), x.height, sink <- a")
    #expect(
      resolved.lines("bind") == [
        "bind save($) -> Void, call ‹need x›.go(‹$›) -> Void, observer ‹need x›.height, observer ‹need sink› <- input.a"
      ])
  }

  @Test func severalTargetsShareOneStream() {
    let resolved = Resolved(members: "input a: Int; output b: Int; bind b, save <- a.flatMapLatest(load -> Int)")
    #expect(
      resolved.lines("let", "bind") == [
        "let bAndSave: Int <- input.a.flatMap.latest(load($) -> Int !promisedNever)",
        "bind save($) -> Void <- let.bAndSave",
      ])
    #expect(resolved.port("b") == ["output b: Int as Driver <- let.bAndSave"])
  }

  @Test func theOutputIsMeantWhereAnInputBearsItsName() {
    let resolved = Resolved(
      members:
        "input a: Int; output a: Int; bind a <- a; group g { input p: Int; output p: Int }; bind g.p <- a.skip(1)")
    #expect(resolved.problems == ["ambiguous-name: a"])
    #expect(resolved.screen.ports[1].flows.map(\.described) == ["input.a"])
  }

  @Test(arguments: [
    ("bind try save <- a", "try-in-bind: try"), ("bind try x.go() <- a", "try-in-bind: try"),
    ("bind a <- b", "input-as-target: a"), ("let c <- a; bind c <- b", "hook-named-as-let: c"),
    ("bind g <- a", "hook-named-as-group: g"), ("bind g.q <- a", "unknown-name: q"),
  ])
  func whatIsNoTarget(_ member: String, _ problem: String) {
    let resolved = Resolved(members: "needs x: X; input a: Int; input b: Int; group g { input p }; \(member)")
    #expect(resolved.problems == [problem])
  }

  @Test func anAwaitingTarget() {
    let resolved = Resolved(members: "needs x: X; input a: Int; bind await x.go($0), await save <- a")
    #expect(resolved.lines("bind") == ["bind await call ‹need x›.go(‹$›) -> Void, await save($) -> Void <- input.a"])
  }

  @Test func typesComeFromTheTarget() {
    let resolved = Resolved(members: "input a: Int; output b: String; bind b <- a.map(f)")
    #expect(resolved.hooks == ["hook f(_ a: Int) -> String"])
  }
}
