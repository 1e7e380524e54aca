import PorticoEmit
import PorticoModel
import Testing

@Suite struct EffectOrderTests {
  static func effects(_ members: String, _ library: Settings.Library = .rxswift, settings: String = "") -> [Effect] {
    let example = Example(members, library, settings: settings)
    #expect(example.problems == [])
    return EffectOrder(example.shape, example.plan, example.writer).effects
  }

  static func subscriptions(_ members: String, _ library: Settings.Library = .rxswift) -> [String] {
    effects(members, library).map { $0.subscription.text() }
  }

  @Test func tiesAreInTheOrderOfTheDeclaration() {
    #expect(
      Self.subscriptions("input a: Int\nbind first <- a\nbind second <- a\nbind third <- a") == [
        "input.a.subscribe(onNext: { logic.first($0) })", "input.a.subscribe(onNext: { logic.second($0) })",
        "input.a.subscribe(onNext: { logic.third($0) })",
      ])
  }

  @Test func consumersStandBeforeProducers() {
    #expect(
      Self.subscriptions("input a: Int\nstate y: Int = 0 <- a\nstate x: Int = 0 <- y\nbind log <- x") == [
        "context.x.subscribe(onNext: { logic.log($0) })", "context.y.bind(to: context.x)",
        "input.a.bind(to: context.y)",
      ])
  }

  @Test func consumersAreFoundThroughLetsAndAssembledOutputs() {
    let members = """
      input a: Int
      state x: Int = 0 <- a
      let doubled <- x.map { $0 * 2 }
      output title: Int <- doubled
      bind log <- title
      """
    #expect(
      Self.subscriptions(members, .combine) == ["title.sink { logic.log($0) }", "input.a.sink { context.x.send($0) }"])
  }

  /// What `error:` and `activity:` send to is fed by the flow that they stand in.
  @Test func consumersOfErrorsStandBeforeTheFlowThatFails() {
    let members = """
      input a: Int
      state busy: Bool = false
      state failure: String = "" <- failed.map { "\\($0)" }
      output failed: Error as PublishRelay
      bind log <- a.flatMap(try load -> Int, activity: busy, error: failed)
      bind show <- busy
      """
    #expect(
      Self.subscriptions(members).map { $0.prefix { $0 != "\n" } } == [
        #"output.failed.map { "\($0)" }.bind(to: context.failure)"#,
        "context.busy.subscribe(onNext: { logic.show($0) })", "input.a",
      ])
  }

  @Test func loopThroughAStateWaitsItsTurn() {
    #expect(
      Self.subscriptions("input a: Int\nstate x: Int = 0 <- x.map { $0 + 1 }\nbind x <- a") == [
        """
        Observable.merge(
          context.x.map { $0 + 1 }.observe(on: CurrentThreadScheduler.instance),
          input.a.observe(on: CurrentThreadScheduler.instance)
        )
        .bind(to: context.x)
        """
      ])
  }

  @Test func severalTargetsRunTheFlowOnce() {
    #expect(
      Self.subscriptions("needs c: C\ninput a: Int\nbind one, c.two($0), self.three() <- a", .combine) == [
        """
        input.a.sink { [weak self] element in
          logic.one(element)
          context.c.two(element)
          self?.three()
        }
        """
      ])
  }

  @Test func observersAreBoundOneByOne() {
    let members = "needs c: C\ninput a: Int\nbind c.height, log <- a"
    #expect(
      Self.subscriptions(members) == [
        "input.a.bind(to: context.c.height)", "input.a.subscribe(onNext: { logic.log($0) })",
      ])
    #expect(
      Self.subscriptions(members, .combine) == [
        "a.sink { context.c.height.send($0) }", "a.sink { logic.log($0) }",
      ])
  }

  @Test func waitingWorkIsATaskForEachElement() {
    #expect(
      Self.subscriptions("input a: Int\nbind await save <- a", .combine) == [
        "input.a.flatMap { element in flowTask { await logic.save(element) } }.sink { _ in }"
      ])
    #expect(
      Self.subscriptions("input a: Int\nbind await save <- a") == [
        "input.a.flatMap { element in Observable.flowTask { await logic.save(element) } }.subscribe()"
      ])
  }

  /// Merged into Output's stream, an effect passes nothing on.
  @Test(arguments: [
    ("", "Output"), ("nesting toplevel", "ExampleViewModelOutput"), (#"name output "{Screen}Event""#, "ExampleEvent"),
  ])
  func effectsOfAnEnumOutputAreSilent(settings: String, type: String) {
    let members =
      "needs c: C\ninput a: Int\noutput b: Int <- a\nbind log <- a\nbind c.height <- a\nbind await save <- a"
    func silent(_ library: Settings.Library) -> [String?] {
      Self.effects(members, library, settings: "style event\n\(settings)").map(\.silent.links.last)
    }
    #expect(silent(.rxswift) == Array(repeating: ".flatMap { _ in Observable<\(type)>.empty() }", count: 3))
    #expect(silent(.combine) == Array(repeating: ".flatMap { _ in Empty<\(type), Never>() }", count: 3))
  }
}
