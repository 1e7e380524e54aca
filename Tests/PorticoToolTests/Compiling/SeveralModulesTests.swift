import Foundation
import PorticoModel
import Testing

/// The harnesses of three modules in one test program, which is compiled and run: each has what it counts tasks and keeps
/// time with to itself, and one clock serves all.
@Suite(.serialized) struct SeveralModulesTests {
  @Test(.enabled(if: BuiltLibraries.runtime != nil, "\(BuiltLibraries.runtimeIsMissing)"))
  func porticoPasses() async throws { try await passes(.portico) }

  @Test(.enabled(if: BuiltLibraries.isAtHand, "\(BuiltLibraries.missing)"))
  func rxswiftPasses() async throws { try await passes(.rxswift) }

  @Test(.enabled(if: BuiltLibraries.isAtHand, "\(BuiltLibraries.missing)"))
  func combinePasses() async throws { try await passes(.combine) }

  @Test(.enabled(if: BuiltLibraries.isAtHand, "\(BuiltLibraries.missing)"), arguments: Settings.Library.allCases)
  func compilesInSwift5AndOnTheMainActor(_ library: Settings.Library) async throws { try await compiles(library) }

  /// Kit calls and waits, App does so too and knows Kit, Base does nothing of it; Kit has a type of its own name.
  private static let files = [
    "Package.swift": "",
    "portico.settings": "access public\n",
    "Sources/Kit/Words.portico": """
    public service Words {
      words(beginningWith: String) async throws -> [String]
    }

    @style(relay) screen Lookup {
      needs words: Words
      input query: String
      output found: [String] = [] <- query.flatMapLatest(await answers -> [String])
    }

    screen Search {
      needs words: Words
      input query: String
      output found: [String] <- query.debounce(300ms).flatMapLatest(await answers -> [String])
    }

    """,
    "Sources/Kit/Kit.swift": """
    enum Kit {}

    public final class LookupLogic: LookupViewModel.Logic {
      let words: any Words
      init(_ context: LookupViewModel.Context) { words = context.words }
      func answers(_ query: String) async -> [String] { (try? await words.words(beginningWith: query)) ?? [] }
    }

    public final class SearchLogic: SearchViewModel.Logic {
      let words: any Words
      init(_ context: SearchViewModel.Context) { words = context.words }
      func answers(_ query: String) async -> [String] { (try? await words.words(beginningWith: query)) ?? [] }
    }

    """,
    "Sources/App/Title.portico": """
    import Kit

    screen Title {
      needs words: Words
      input name: String
      output late: String <- name.delay(20ms)
      output count: Int <- name.flatMapLatest(await counted -> Int)
    }

    """,
    "Sources/App/App.swift": """
    import Kit

    public final class TitleLogic: TitleViewModel.Logic {
      let words: any Words
      init(_ context: TitleViewModel.Context) { words = context.words }
      func counted(_ name: String) async -> Int { ((try? await words.words(beginningWith: name)) ?? []).count }
    }

    """,
    "Sources/Base/Sign.portico": """
    screen Sign {
      input name: String
      output text: String <- name.map { $0 + "!" }
    }

    """,
  ]

  private static let tests = """
    import Testing
    @testable import App
    @testable import Base
    @testable import Kit

    @MainActor @Test func aScreenOfEach() async {
      let search = SearchHarness()
      search.words.wordsStub.answer = { query in
        try await Task.sleep(nanoseconds: 20_000_000)
        return [query]
      }
      search.send(\\.query, "a", at: 5)
      await search.settle()
      #expect(search.record(\\.found) == [.next(305, ["a"])])
      let title = TitleHarness(words: search.words)
      title.send(\\.name, "b", at: 10)
      await title.settle()
      #expect(title.record(\\.late) == [.next(30, "b")])
      #expect(title.record(\\.count) == [.next(10, 1)])
      let sign = SignHarness()
      sign.send(\\.name, "c", at: 1)
      #expect(sign.record(\\.text) == [.next(1, "c!")])
    }

    /// App's clock stands while Kit works.
    @MainActor @Test func tasksOfOtherModulesAreWaitedFor() async {
      let words = WordsStub()
      words.wordsStub.answer = { query in
        try await Task.sleep(nanoseconds: 20_000_000)
        return [query]
      }
      let title = TitleHarness(words: WordsStub())
      let lookup = title.clock.held { LookupViewModel(words: words) }
      let found = HarnessOutput<[String]>()
      title.clock.record(lookup.output.found, in: found)
      title.clock.schedule(at: 7) { lookup.input.query.SEND("d") }
      title.clock.schedule(at: 9) {}
      await title.settle()
      #expect(found.timeline == [.next(0, []), .next(7, ["d"])])
    }

    /// What is never answered is not waited for.
    @MainActor @Test func noAnswerIsNoWork() async {
      let title = TitleHarness(words: WordsStub())
      title.send(\\.name, "e", at: 10)
      await title.settle()
      #expect(!title.clock.isBusy && title.record(\\.count) == [])
      let search = SearchHarness()
      search.send(\\.query, "f", at: 10)
      await search.settle()
      #expect(!search.clock.isBusy && search.record(\\.found) == [])
    }

    """

  /// Generates the modules and their tests, and compiles the modules.
  private struct Program {
    let sandbox: Sandbox
    let searchPaths: [String]
    let isolation: SwiftModule.Isolation
    let mode: Int

    init(_ library: Settings.Library, isolation: SwiftModule.Isolation = .none, mode: Int = 6) async throws {
      sandbox = Sandbox(SeveralModulesTests.files)
      self.isolation = isolation
      self.mode = mode
      if isolation == .mainActor {
        sandbox.write("portico.settings", sandbox.read("portico.settings")! + "default-isolation MainActor\n")
      }
      let generation = sandbox.portico(
        "generate", "Sources", "--library", library.rawValue, "--tests-output", "Tests/Generated")
      guard generation.status == .done, generation.errors == "" else {
        throw Fixture.Failure(description: generation.errors)
      }
      let known =
        library == .portico
        ? BuiltLibraries.runtime.map { ["-I", $0.path] } ?? []
        : try await BuiltLibraries.shared.value.searchPaths(library)
      searchPaths = known + ["-I", sandbox.folder]
      for module in ["Base", "Kit", "App"] {
        try await compile(
          module,
          ["-enable-testing", "-emit-module", "-emit-module-path", sandbox.path("\(module).swiftmodule")]
            + ["-c", "-o", sandbox.path("\(module).o")], files(below: "Sources/" + module))
      }
    }

    var objects: [String] { sandbox.files.filter { $0.hasSuffix(".o") }.map(sandbox.path) }

    func files(below folder: String) -> [URL] {
      sandbox.files.filter { $0.hasPrefix(folder + "/") && $0.hasSuffix(".swift") }
        .map { URL(filePath: sandbox.path($0)) }
    }

    func compile(_ module: String, _ flags: [String], _ files: [URL], _ rest: [String] = []) async throws {
      try await HarnessProgram.compile(flags, module, files, searchPaths + rest, isolation: isolation, mode: mode)
    }
  }

  private func passes(_ library: Settings.Library) async throws {
    let program = try await Program(library)
    let archives =
      library == .portico
      ? try HarnessProgram.runtimeObjects : try await BuiltLibraries.shared.value.archives(library)
    program.sandbox.write(
      "Tests/Tests.swift", Self.tests.replacing("SEND", with: library == .combine ? "send" : "accept"))
    let product = program.sandbox.path("program")
    try await program.compile(
      "AllTests", ["-o", product], program.files(below: "Tests") + [HarnessProgram.runner], program.objects + archives)
    let run = try await Shell.run([product])
    #expect(run.status == 0 && run.text.contains("run with 3 tests"), "\(run.text)")
  }

  /// Through SIL.
  private func compiles(_ library: Settings.Library) async throws {
    for (isolation, mode) in [(SwiftModule.Isolation.none, 5), (.mainActor, 6)] {
      let program = try await Program(library, isolation: isolation, mode: mode)
      try await program.compile("AllTests", ["-emit-sil", "-o", "/dev/null"], program.files(below: "Tests"))
    }
  }
}
