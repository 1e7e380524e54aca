import PorticoEmit
import PorticoModel
import Testing

@Suite struct LogicViewTests {
  static func signatures(_ members: String, _ library: Settings.Library = .rxswift, settings: String = "") -> [String] {
    let example = Example(members, library, settings: settings)
    #expect(example.problems == [])
    return example.screen.hooks.map { LogicView(example.shape).signature($0) }
  }

  @Test(arguments: [
    ("bind f <- tap", "func f()", "func f()"),
    ("bind f <- text", "func f(_ text: String)", "func f(_ text: String)"),
    ("bind f(value:) <- text", "func f(value: String)", "func f(value: String)"),
    ("bind f(a:b:) <- pair", "func f(a: Int, b: String)", "func f(a: Int, b: String)"),
    ("bind `default` <- tap", "func `default`()", "func `default`()"),
    ("bind await f <- tap", "func f() async", "func f() async"),
    ("output o: Int <- text.map(f)", "func f(_ text: String) -> Int", "func f(_ text: String) -> Int"),
    (
      "output o: Int <- text.map(try f)", "func f(_ text: String) throws -> Int", "func f(_ text: String) throws -> Int"
    ),
    (
      "output o: Int <- text.flatMap(f)", "func f(_ text: String) -> Observable<Int>",
      "func f(_ text: String) -> AnyPublisher<Int, Never>"
    ),
    (
      "output o: Int <- text.flatMap(try f)", "func f(_ text: String) -> Observable<Int>",
      "func f(_ text: String) -> AnyPublisher<Int, any Error>"
    ),
    (
      "output o: Int <- text.flatMap(try await f)", "func f(_ text: String) async throws -> Int",
      "func f(_ text: String) async throws -> Int"
    ),
  ])
  func hookHasASignature(member: String, rxswift: String, combine: String) {
    let members = "input tap\ninput text: String\ninput pair(a: Int, b: String)\n\(member)"
    #expect(Self.signatures(members) == [rxswift])
    #expect(Self.signatures(members, .combine) == [combine])
  }

  @Test func hookGivesTheCarrierThatIsWrittenOut() {
    #expect(
      Self.signatures("input a: Int\noutput o: Int <- a.flatMap(f -> Single<Int>)") == [
        "func f(_ a: Int) -> Single<Int>"
      ])
  }

  @Test func makerTakesTheInput() {
    let example = Example("input a: Int\noutput o: Int")
    let view = LogicView(example.shape)
    #expect(view.signature(example.screen.hooks[0]) == "func o(_ input: Input) -> Driver<Int>")
    #expect(
      view.signature(example.screen.hooks[0], qualified: true)
        == "func o(_ input: ExampleViewModel.Input) -> Driver<Int>")
  }

  @Test func contextHasNeedsStatesAndWhatNoFlowFeeds() {
    let members = """
      needs repo: Repo
      needs weak coordinator: any Coordinator
      needs weak delegate: Delegate?
      needs init locale: Locale
      needs super name: String
      state count: Int = 0
      state tick: Int
      output message: String as PublishRelay
      output `in`: Int as BehaviorRelay = 1
      output fed: Int as PublishRelay <- count
      """
    let example = Example(members, settings: "superclass Base")
    #expect(example.problems == [])
    #expect(
      LogicView(example.shape).contextMembers.map(\.text) == [
        "let repo: Repo", "weak var coordinator: (any Coordinator)?", "weak var delegate: Delegate?",
        "let count: BehaviorRelay<Int>", "let tick: PublishRelay<Int>", "let message: PublishRelay<String>",
        "let `in`: BehaviorRelay<Int>",
      ])
  }

  @Test func contextSendsTheOutputOfAnEnum() {
    let example = Example("input tap\noutput a: Int", settings: "style event")
    #expect(LogicView(example.shape).contextMembers.map(\.text) == ["let send: (Output) -> Void"])
  }

  @Test func protocolSaysWhichFlowsCallEachHook() throws {
    let example = Example(
      "input a: Int\nbind log <- a\nbind log <- a.skip(1)", head: "@MainActor screen Example")
    #expect(
      try example.declaration("@MainActor protocol Logic") == """
        @MainActor protocol Logic {
          init(_ context: Context)

          /// `log <- a`, line 3
          /// `log <- a.skip(1)`, line 4
          func log(_ a: Int)
        }
        """)
  }

  @Test func transformByHandIsTheOnlyHook() throws {
    let example = Example("input a: Int\noutput o: Int\ntransform by hand")
    #expect(
      try example.declaration("protocol Logic") == """
        protocol Logic {
          init(_ context: Context)

          /// `transform by hand`
          func transform(input: Input) -> Output
        }
        """)
  }
}
