import PorticoModel
import Testing

@testable import PorticoEmit

@Suite struct HarnessWriterTests {
  static func harness(_ members: String, _ library: Settings.Library = .rxswift, head: String = "screen Example") throws
    -> String
  {
    let example = Example(members, library, head: head)
    #expect(example.problems == [])
    return try #require(try Generator().harness(example.declarations, module: "App")).text
  }

  @Test func portsAreNamedByTheirSides() throws {
    let text = try Self.harness(
      "input tap\ninput text: String\ngroup scroll { input page: Int }\noutput title: String <- text")
    #expect(text.contains("    let tap = HarnessInput<Void>()\n    let text = HarnessInput<String>()\n"))
    #expect(text.contains("    struct ScrollInputs {\n      let page = HarnessInput<Int>()\n    }\n"))
    #expect(text.contains("    let scroll = ScrollInputs()\n"))
    #expect(text.contains("    let title = HarnessOutput<String>()\n"))
    #expect(text.contains("text: inputs.text.stream"))
    #expect(text.contains("clock.record(output.title.asObservable(), in: outputs.title)"))
  }

  @Test func whatTheModelOwnsIsFed() throws {
    let members = "input text: String = \"\"\noutput title: String <- text"
    let rxswift = try Self.harness(members, head: "@style(relay) screen Example")
    #expect(rxswift.contains("inputs.text.stream.bind(to: model.input.text).disposed(by: clock.subscriptions)"))
    #expect(rxswift.contains("clock.record(model.output.title, in: outputs.title)"))
    let combine = try Self.harness(members, .combine, head: "@style(relay) screen Example")
    #expect(combine.contains("    let model = self.model\n"))
    #expect(combine.contains("inputs.text.stream.sink { model.input.text.send($0) }.store(in: &clock.subscriptions)"))
    let relay = try Self.harness("input text: String as PublishRelay\noutput title: String <- text")
    #expect(relay.contains("let input = ExampleViewModel.Input()\n    let output = model.transform(input: input)\n"))
    #expect(relay.contains("inputs.text.stream.bind(to: input.text).disposed(by: clock.subscriptions)"))
  }

  @Test func casesOfAnEnumAreToldApart() throws {
    let text = try Self.harness(
      "input tap\noutput failed(code: Int)\noutput done <- tap", .combine, head: "@style(event) screen Example")
    #expect(text.contains(".map { _ in ExampleViewModel.Input.tap }"))
    #expect(text.contains("case .failed(let value): outputs.failed.add(value, at: time)"))
    #expect(text.contains("case .done: outputs.done.add((), at: time)"))
  }

  @Test func needsAreParametersAndTheClockIsTheScheduler() throws {
    let text = try Self.harness(
      "needs weak owner: Owner\nneeds limit: Int = 3\ninput text: String\noutput late: String <- text.delay(1s)")
    #expect(text.contains("  init(owner: Owner, limit: Int = 3) {\n    makeModel = { [clock] in\n"))
    #expect(text.contains("ExampleViewModel(owner: owner, limit: limit, scheduler: clock.scheduler)"))
  }

  /// A need must not hide what every harness has.
  @Test func aNeedMayBearTheHarnessesOwnWords() throws {
    let example = Example(
      file: "service Clock { tick() }\nscreen Example { needs clock: Clock; input tap; bind clock.tick() <- tap }")
    #expect(example.problems == [])
    let text = try #require(try Generator().harness(example.declarations, module: "App")).text
    #expect(text.contains("  let clock = HarnessClock()\n  let clockNeed = ClockStub()\n"))
    #expect(text.contains("ExampleViewModel(clock: clockNeed)"))
  }

  @Test func importsWhatItTests() throws {
    let text = try Self.harness("input tap\noutput done <- tap")
    #expect(text.contains("import RxSwift\n@testable import App\n"))
  }
}
