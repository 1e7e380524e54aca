/// `activity:` and `error:`.
import Testing

@Suite struct TrackingResolverTests {
  func resolve(_ arguments: String, _ members: String) -> Resolved {
    Resolved(members: "input a: Int\n\(members)\noutput r: Int <- a.flatMapLatest(try f, \(arguments))")
  }

  @Test func anActivityStartsWithFalseAndNeedsNoFlow() {
    let resolved = resolve("activity: busy, error: failed", "output busy: Bool; output event failed: Error")
    #expect(resolved.port("busy") == ["output busy: Bool as Driver = false [activity]"])
    #expect(resolved.port("failed") == ["output event failed: Error as Signal [error]"])
    #expect(
      resolved.flows("r") == [
        "input.a.flatMap.latest(try f($) -> Int !declared to output.failed: Error activity output.busy)"
      ])
  }

  @Test func statesCount() {
    let resolved = resolve("activity: busy, error: failed", "state busy: Bool; state failed: Error")
    #expect(
      resolved.lines("state") == [
        "state busy: Bool as BehaviorRelay = false [activity]", "state failed: Error as PublishRelay [error]",
      ])
  }

  @Test func ofAGroup() {
    let resolved = resolve("activity: g.busy, error: failed", "group g { output busy: Bool }; output failed: Error")
    #expect(resolved.port("busy") == ["output g.busy: Bool as Driver = false [activity]"])
  }

  @Test func anErrorMayGoToAHook() {
    let resolved = resolve("error: report", "")
    #expect(
      resolved.hooks == ["hook f(_ a: Int) throws -> stream Int", "hook report(_ error: any Error)"])
  }

  @Test(arguments: [
    ("activity: busy", "output busy: Int", "activity-not-bool: busy"),
    ("activity: busy", "output busy: Bool = true", "activity-starts-true: true"),
    ("activity: bsy", "output busy: Bool = false", "unknown-name: bsy"),
    ("activity: a", "", "input-as-target: a"),
    ("activity: x", "let x <- a", "target-kind: x"),
    ("error: failed", "output failed: String", "type-mismatch: failed"),
    ("error: failed", "output failed: [Int]", "type-mismatch: failed"),
    ("error: a", "", "input-as-target: a"),
  ])
  func whatIsNoTarget(_ arguments: String, _ members: String, _ problem: String) {
    #expect(resolve("\(arguments)", members).problems.contains(problem))
  }

  @Test(arguments: ["Error", "any Error", "APIError", "", "(any Error)?"])
  func whatAnErrorFits(_ type: String) {
    let resolved = resolve("error: failed", "output event failed" + (type.isEmpty ? "" : ": \(type)"))
    #expect(resolved.problems == [])
  }

  @Test func severalFlowsShareOneCounter() {
    let resolved = Resolved(
      members: """
        input a: Int
        output busy: Bool = true
        output b: Int <- a.flatMapLatest(f, activity: busy)
        output c: Int <- a.flatMapLatest(f, activity: busy)
        """)
    #expect(resolved.problems == ["activity-starts-true: true"])
    #expect(Resolved(resolved.fixed).problems == [])
  }
}
