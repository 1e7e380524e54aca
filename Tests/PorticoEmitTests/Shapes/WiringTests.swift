import PorticoEmit
import PorticoModel
import Testing

@Suite struct WiringTests {
  static let tracked = """
    input a: Int
    output busy: Bool
    output failed: Error
    output message: String as PublishRelay
    output total: Int as BehaviorRelay = 3 <- a
    output shown: Int <- a.flatMapLatest(try load, activity: busy, error: failed)
    """

  @Test(arguments: [
    (
      Settings.Library.rxswift,
      [
        "let busy = BehaviorRelay<Bool>(value: false)", "let failed = PublishRelay<Error>()",
        "let total = BehaviorRelay<Int>(value: 3)", "let busyActivity = FlowActivity { busy.accept($0) }",
      ]
    )
  ])
  func subjectsAndCountersStandFirst(library: Settings.Library, lines: [String]) {
    let example = Example(Self.tracked, library)
    #expect(example.problems == [])
    #expect(Array(example.wiring.locals.prefix(lines.count)) == lines)
  }

  @Test func outputsAreGivenAsTheirCarriers() {
    let example = Example(Self.tracked)
    let values = example.screen.outputs.map { "\($0.name): \(example.wiring.outputValue($0).text())" }
    #expect(
      values == [
        "busy: busy.asDriver()", "failed: failed.asDriver(onErrorDriveWith: .empty())", "message: context.message",
        "total: total", "shown: shown",
      ])
  }

  @Test func outputThatIsReadIsConvertedAtTheEnd() {
    let example = Example("input a: Int\noutput b: Int <- a.skip(1)\nbind log <- output.b")
    let port = example.port(.output, "b")
    #expect(!OutputConversion(example.shape).isConvertedAtOnce(port))
    #expect(example.wiring.outputValue(port).text() == "b.asDriver(onErrorDriveWith: .empty())")
  }

  @Test func controlEventIsMadeAroundItsFlow() {
    let example = Example("input a: Int\noutput event b: Int as ControlEvent <- a.skip(1)")
    let chain = OutputConversion(example.shape).converted(Chain("c"), example.port(.output, "b"))
    #expect(chain.text() == "ControlEvent(events: c)")
  }

  @Test func publishedPortsFollowTheirSubjects() {
    let members = "input t\noutput @Published var a: Int = 1 <- t.map { 1 }\noutput b: Int <- t.map { 2 }"
    let example = Example(members, .combine, settings: "output kind class")
    #expect(
      example.wiring.mirrors == ["a.sink { [output] in output.a = $0 }.store(in: &cancellables)"])
  }
}
