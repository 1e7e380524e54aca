import PorticoEmit
import PorticoModel
import Testing

@Suite struct PlacePlanTests {
  static func example(_ members: String, settings: String = "") -> Example {
    let example = Example(members, settings: settings)
    #expect(example.problems == [])
    return example
  }

  @Test func inputAndOutputOfOneNameAreToldApart() {
    let plan = Self.example("input a: Int = 1\noutput a: Int <- input.a\noutput b: Int <- output.a").plan
    #expect(plan.locals[.port(PortID(.input, "a"))] == "a")
    #expect(plan.locals[.port(PortID(.output, "a"))] == "aOutput")
  }

  @Test(arguments: ["input", "output", "context", "logic", "scheduler", "element", "error", "events", "disposeBag"])
  func localsKeepOffTheWordsOfTheWiring(name: String) {
    let plan = Self.example("input tap\noutput \(name): Int <- tap.map { 1 }").plan
    #expect(plan.locals[.port(PortID(.output, name))] == name + "Output")
  }

  @Test func localsKeepOffGroups() {
    let members = """
      input tap
      group scroll { input at: Int; output page: Int <- at }
      output scrollOutput: Int <- tap.map { 1 }
      """
    #expect(Self.example(members).plan.locals[.port(PortID(.output, "scrollOutput"))] == "scrollOutputOutput")
  }

  @Test func localsOfInitKeepOffItsParameters() {
    let members =
      "needs repo: Repo\ninput tap\nlet found <- tap\nlet `repo2` <- tap\nbind log <- found\nbind log2 <- repo2"
    let plan = Self.example(members, settings: "style relay").plan
    #expect(plan.locals[.local("found")] == "found")
    #expect(plan.locals[.local("repo2")] == "repo2")
    #expect(plan.places.needs == [:])
  }

  @Test func needsThatAreNotStoredAreReachedByTheirNames() {
    let plan = Self.example("needs init a: Int\nneeds super `in`: Int\nneeds c: Int", settings: "superclass Base").plan
    #expect(plan.places.needs == ["a": "a", "in": "`in`"])
  }

  @Test(arguments: [
    ("", "input.a", nil), ("style relay", "input.a", "input.a"), ("style event", "a", nil),
  ])
  func inputIsReachedWhereItLives(settings: String, source: String, sink: String?) {
    let plan = Self.example("input a: Int\nbind log <- a", settings: settings).plan
    #expect(plan.places.sources[.port(PortID(.input, "a"))]?.expression == source)
    #expect(plan.places.sinks[.port(PortID(.input, "a"))]?.expression == sink)
  }

  @Test func statesAreInContext() {
    let plan = Self.example("state a: Int = 1\nstate `default`: Int = 1").plan
    #expect(plan.places.sinks[.state("a")]?.expression == "context.a")
    #expect(plan.places.sources[.state("default")]?.expression == "context.default")
  }

  @Test func countersAndSubjectsAreMadeForTargets() {
    let members = """
      input tap
      output busy: Bool
      output failed: Error
      output busyActivity: Int <- tap.map { 1 }
      bind log <- tap.flatMap(try load -> Int, activity: busy, error: failed)
      """
    let plan = Self.example(members).plan
    #expect(plan.subjects.map(\.name) == ["busy", "failed"])
    #expect(plan.subjects.map(\.carrier.kind) == [.behaviorRelay, .publishRelay])
    #expect(plan.counters.map(\.name) == ["busyActivityCounter"])
    #expect(plan.places.activities[.port(PortID(.output, "busy"))] == "busyActivityCounter")
  }

  @Test func targetThatFlowsFeedTooHasASubjectBesideThem() {
    let members =
      "input tap\noutput failed: Error <- tap.map { f }\nbind log <- tap.flatMap(try load -> Int, error: failed)"
    let plan = Self.example(members).plan
    #expect(plan.subjects.map(\.name) == ["failedSide"])
    #expect(plan.locals[.port(PortID(.output, "failed"))] == "failed")
  }

  @Test func errorsOfAnEnumOutputAreSentAsCases() {
    let members = "input tap\noutput failed(error: Error)\nbind log <- tap.flatMap(try load -> Int, error: failed)"
    let place = Self.example(members, settings: "style event").plan.places.sinks[.port(PortID(.output, "failed"))]
    #expect(place?.expression == "events")
    #expect(place?.wrapping?("error") == "Output.failed(error: error)")
  }
}
