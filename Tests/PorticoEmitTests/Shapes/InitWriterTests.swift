import PorticoEmit
import PorticoModel
import Testing

@Suite struct InitWriterTests {
  static func writer(
    _ members: String, _ library: Settings.Library = .rxswift, settings: String = "", access: String = ""
  ) -> InitWriter {
    let example = Example(members, library, settings: settings)
    #expect(example.problems == [])
    return InitWriter(example.shape, example.wiring, access: access)
  }

  @Test(arguments: [
    ("input a: Int\noutput b: Int <- a", "", false), ("input a: Int\nbind log <- a", "", false),
    ("needs n: N\ninput a: Int", "", true), ("state s: Int = 0", "", true),
    ("state s: Int = 0", "superclass Base", false), ("input a: Int\noutput b: Int <- a.delay(1s)", "", true),
    ("input a: Int\noutput b: Int", "style event", true), ("input a: Int", "style relay", false),
    ("input a: Int\nbind log <- a", "style relay", true),
  ])
  func isWrittenWhereThereIsSomethingToDo(members: String, settings: String, isNeeded: Bool) {
    #expect(Self.writer(members, settings: settings).isNeeded == isNeeded)
  }

  @Test func logicWithoutNeedsIsMadeInPlace() {
    #expect(
      Self.writer("input a: Int\nbind log <- a").properties == [
        "private let logic: any Logic = ExampleLogic(Context())", "private var disposeBag = DisposeBag()",
        "private var isBound = false",
      ])
    #expect(
      Self.writer("state s: Int = 0\ninput a: Int\nbind log <- a", settings: "superclass Base").properties.prefix(2)
        == [
          "private let context = Context(s: BehaviorRelay<Int>(value: 0))",
          "private lazy var logic: any Logic = ExampleLogic(context)",
        ])
  }

  static let superMembers = """
    needs weak coordinator: C?
    needs init locale: Locale = .current
    needs super name: String
    input a: Int
    output b: Int <- a.delay(1s)
    """

  @Test func needsAndTheSchedulerAreItsParameters() {
    let writer = Self.writer(Self.superMembers, settings: "superclass Base")
    #expect(
      writer.head == """
        init(
          coordinator: C?,
          locale: Locale = .current,
          name: String,
          scheduler: any SchedulerType = MainScheduler.instance
        )
        """)
    #expect(
      writer.body == [
        "self.context = Context(coordinator: coordinator)", "self.scheduler = scheduler", "", "super.init(name: name)",
      ])
  }

  @Test func superclassWithoutParametersIsOverridden() {
    let writer = Self.writer("input a: Int\noutput b: Int", settings: "superclass Base\nstyle event")
    #expect(writer.head == "override init()")
    #expect(writer.body.last == "super.init()")
  }

  /// A bag that is not the model's own is neither stored nor emptied.
  @Test(arguments: [
    ("bag inherited", Settings.Library.rxswift, "disposed(by: disposeBag)"),
    ("bag inherited DisposeBag bag", .rxswift, "disposed(by: bag)"),
    ("bag rx", .rxswift, "disposed(by: rx.disposeBag)"),
    ("bag inherited", .combine, "store(in: &cancellables)"),
  ])
  func bagOfAnotherIsUsed(setting: String, library: Settings.Library, use: String) throws {
    let example = Example("input tap\nbind run <- tap", library, settings: "superclass Base\n\(setting)")
    let text = try example.text()
    #expect(text.contains(use))
    #expect(!text.contains("DisposeBag()") && !text.contains("Set<AnyCancellable>()"))
  }

  @Test func publicModelHidesTheSchedulerOfTheModule() {
    let writer = Self.writer("needs n: N\ninput a: Int\noutput b: Int <- a.delay(1s)", .combine, access: "public ")
    #expect(writer.head == "init(n: N, scheduler: FlowScheduler)")
    #expect(writer.convenience?.head == "public convenience init(n: N)")
    #expect(writer.convenience?.body == ["self.init(n: n, scheduler: .main)"])
    #expect(Self.writer("input a: Int\noutput b: Int <- a.delay(1s)", .combine).convenience == nil)
    #expect(Self.writer("input a: Int\noutput b: Int <- a.delay(1s)", access: "public ").convenience == nil)
  }

  @Test func relayModelIsWiredThere() {
    let writer = Self.writer(
      "input tap\noutput title: Int = 0 <- tap.map { 1 }\noutput log\nbind run <- tap", .combine,
      settings: "style relay")
    #expect(
      writer.properties == [
        "let input = Input()", "let output = Output()", "private let context: Context",
        "private let logic: any Logic", "private var cancellables = Set<AnyCancellable>()",
      ])
    #expect(
      writer.body == [
        "let context = Context(log: output.log)",
        "let logic: any Logic = ExampleLogic(context)",
        "self.context = context",
        "self.logic = logic",
        "let output = self.output",
        "",
        "input.tap\n  .map { 1 }\n  .sink { output.title.send($0) }\n  .store(in: &cancellables)",
        "input.tap.sink { _ in logic.run() }.store(in: &cancellables)",
      ])
  }

  @Test func relayThatStartsWithANeedIsMadeThere() {
    let writer = Self.writer("needs n: Int\ninput a: Int = n\nbind log <- a", settings: "style relay")
    #expect(writer.properties[0] == "let input: Input")
    #expect(writer.body.contains("self.input = Input(a: BehaviorRelay<Int>(value: n))"))
  }

  @Test func enumInputWithAValueIsASubject() {
    #expect(
      Self.writer("input a: Int = 1\noutput b: Int <- a", .combine, settings: "style event").properties == [
        "let a = CurrentValueSubject<Int, Never>(1)", "private var isBound = false",
      ])
  }

  @Test func statesAreMadeOfTheInitialisersParameters() {
    let writer = Self.writer("needs repo: Repo\nstate s: Int = repo.first\nstate t: Int\nstate u = 1")
    #expect(
      writer.contextCreation
        == "Context(\n  repo: repo,\n  s: BehaviorRelay<Int>(value: repo.first),\n  t: PublishRelay<Int>(),\n  u: BehaviorRelay<Int>(value: 1)\n)"
    )
  }
}
