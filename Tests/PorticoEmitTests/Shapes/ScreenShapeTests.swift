import PorticoEmit
import PorticoModel
import Testing

@Suite struct ScreenShapeTests {
  struct Row: Sendable, CustomStringConvertible {
    var settings: String
    var port: String
    var storage: ScreenShape.Storage
    var library = Settings.Library.rxswift
    var description: String { "\(settings): \(port)" }
  }

  static func example(_ row: Row) -> Example {
    Example("needs need: Int\n\(row.port)", row.library, settings: row.settings)
  }

  @Test(arguments: [
    Row(settings: "style transform", port: "input a: Int", storage: .assembled),
    Row(settings: "style transform", port: "input a: Int = 1", storage: .assembled),
    Row(settings: "style transform", port: "input a: Int as PublishRelay", storage: .member),
    Row(settings: "style transform", port: "input a: Int as BehaviorRelay = need", storage: .local),
    Row(settings: "style relay", port: "input a: Int", storage: .member),
    Row(settings: "style relay", port: "input a: Int = 1", storage: .member),
    Row(settings: "style relay", port: "input a: Int = need", storage: .local),
    Row(settings: "style event", port: "input a: Int", storage: .enumCase),
    Row(settings: "style event", port: "input a: Int = 1", storage: .property),
    Row(settings: "style stateStream", port: "input a: Int", storage: .assembled),
  ])
  func inputLivesWhereItsShapeAndCarrierSay(_ row: Row) {
    let example = Self.example(row)
    #expect(example.problems == [])
    #expect(example.shape.storage(example.screen.inputs[0]) == row.storage)
  }

  static let flow = "input tap\noutput a: Int as PublishRelay <- tap.map { 1 }"

  @Test(arguments: [
    Row(settings: "style transform", port: "output a: Int", storage: .assembled),
    Row(settings: "style transform", port: "output a: Int as PublishRelay", storage: .member),
    Row(settings: "style transform", port: "output a: Int as PublishRelay\noutput b: Int", storage: .context),
    Row(settings: "style transform", port: "\(flow)\noutput b: Int", storage: .local),
    Row(settings: "style transform", port: flow, storage: .member),
    Row(settings: "style transform", port: "output a: Int as BehaviorRelay = need", storage: .context),
    Row(settings: "style relay", port: "output a: Int", storage: .member),
    Row(settings: "style relay", port: "output a: Int = need", storage: .context),
    Row(settings: "style event", port: "output a: Int", storage: .enumCase),
    Row(settings: "style event", port: "output a: Int = 1", storage: .enumCase),
    Row(settings: "style stateStream", port: "output a: Int", storage: .enumCase),
    Row(
      settings: "output kind class", port: "output @Published var a: Int = 1\noutput b: Int", storage: .mirrored,
      library: .combine),
    Row(settings: "output kind class", port: "output @Published var a: Int = 1", storage: .mirrored, library: .combine),
    Row(
      settings: "output kind class", port: "input tap\noutput @Published var a: Int = 1 <- tap.map { 1 }",
      storage: .member, library: .combine),
  ])
  func outputLivesWhereItsShapeAndCarrierSay(_ row: Row) {
    let example = Self.example(row)
    #expect(example.problems == [])
    #expect(example.shape.storage(example.screen.outputs[0]) == row.storage)
  }

  @Test func mirroredPortHasASubjectInside() {
    func carrier(_ port: String) -> Carrier.Kind {
      let example = Example("output \(port)\noutput b: Int", .combine, settings: "output kind class")
      return example.shape.innerCarrier(example.screen.outputs[0]).kind
    }
    #expect(carrier("@Published var a: Int = 1") == .currentValueSubject)
    #expect(carrier("@Published var a: Int?") == .passthroughSubject)
    #expect(carrier("a: Int as PassthroughSubject") == .passthroughSubject)
  }

  @Test func groupsHaveNamesOfTheirOwn() {
    let shape = Example("input a\ngroup scroll { input b; output c: Int }\ngroup `in` { output d: Int }").shape
    #expect(shape.inputPairs.map { shape.inputName($0.group) } == ["input", "scroll"])
    #expect(shape.outputPairs.map { shape.outputName($0.group) } == ["scrollOutput", "inOutput"])
    #expect(shape.inputName("in") == "`in`")
  }

  @Test(arguments: [
    ("input tap\noutput a: Int <- tap.map { 1 }", "", false), ("input tap\nbind log <- tap", "", true),
    ("output a: Int as PublishRelay", "", true), ("input tap\ntransform by hand", "", true),
    ("input tap\noutput a: Int", "style event", true),
    ("input tap\noutput a: Int <- tap.map { 1 }", "style event", false),
  ])
  func logicIsThereWhereTheUserHasSomethingToSay(members: String, settings: String, isThere: Bool) {
    #expect(Example(members, settings: settings).shape.hasLogic == isThere)
  }

  @Test(arguments: [
    ("output a: Int", true, true), ("output a: Int <- tap.map { 1 }", false, false),
    ("output a: Int <- tap.flatMap(try f, error: e)\noutput event e: Error", false, true),
    ("output a: Int <- tap.flatMap(f, activity: b)\noutput b: Bool", false, false),
  ])
  func enumOutputIsSentAndFails(outputs: String, sends: Bool, hasEvents: Bool) {
    let shape = Example("input tap\n\(outputs)", settings: "style event").shape
    #expect(shape.hasSend == sends)
    #expect(shape.events.isEmpty == !hasEvents)
  }

  @Test(arguments: [
    ("input t: Int\noutput a: Int <- t.debounce(1s)", Settings.Library.rxswift, true),
    ("input t: Int\noutput a: Int <- t.observe(on: main)", .rxswift, false),
    ("input t: Int\noutput a: Int <- t.observe(on: main)", .combine, true),
    ("input t: Int\noutput a: Int <- t.flatMap(try f).timeout(1s)", .rxswift, true),
    ("input t: Int\noutput a: Int <- t.flatMap(just($0).delay(1s))", .rxswift, true),
    ("input t: Int\nlet b <- t.delay(1s)\nbind log <- b", .combine, true),
    ("input t: Int\nbind log <- t", .combine, false),
    ("input t: Int\ninput u: Int\nbind log(a:) <- t.withLatestFrom(u.delay(1s))", .rxswift, true),
  ])
  func timedStepsNeedAScheduler(members: String, library: Settings.Library, needs: Bool) {
    let example = Example(members, library)
    #expect(example.problems == [])
    #expect(example.shape.hasScheduler == needs)
  }

  @Test(arguments: [
    ("", "disposeBag", false, true), ("bag parameter", "disposeBag", true, false),
    (#"signature "transform(from input: Input, bag: DisposeBag) -> Output""#, "bag", true, false),
    (#"signature "transform(_ input: Input) -> Output""#, "disposeBag", false, true),
    ("style relay", "disposeBag", false, true),
  ])
  func bagIsStoredOrTaken(settings: String, name: String, takes: Bool, stores: Bool) {
    let shape = Example("input tap\nbind log <- tap", settings: settings).shape
    #expect(shape.bagName == name)
    #expect(shape.takesBag == takes)
    #expect(shape.storesBag == stores)
  }

  @Test func actorIsTheScreensOrTheModules() {
    #expect(!Example("input tap").shape.isMainActor)
    #expect(Example("input tap", head: "@MainActor screen Example").shape.isMainActor)
    #expect(Example("input tap", settings: "default-isolation MainActor").shape.isMainActor)
  }
}
