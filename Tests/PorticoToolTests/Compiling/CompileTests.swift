import Foundation
import PorticoModel
import Testing

/// All that Portico writes compiles without a warning against the real libraries, in Swift 5 and 6 mode, and in modules
/// whose default isolation is the main actor. Where the libraries lie, the environment's `PORTICO_LIBRARIES` says
/// (see `BuiltLibraries`); without it these tests are skipped and `ParseTests` is all that looks at the Swift.
@Suite(.serialized) struct CompileTests {
  /// Both modes at once, and no more than that: a machine of few cores has other tests to run as well.
  private func compiles(_ module: SwiftModule, isolation: SwiftModule.Isolation = .none) async throws {
    let searchPaths =
      module.library == .portico
      ? try #require(BuiltLibraries.runtime.map { ["-I", $0.path] })
      : try await BuiltLibraries.shared.value.searchPaths(module.library)
    async let five = module.compile(mode: 5, isolation: isolation, searchPaths: searchPaths)
    async let six = module.compile(mode: 6, isolation: isolation, searchPaths: searchPaths)
    for (mode, run) in [(5, try await five), (6, try await six)] {
      #expect(run.status == 0 && run.complaints == [], "in Swift \(mode) mode:\n\(run.text)")
    }
  }

  @Test(.enabled(if: BuiltLibraries.isAtHand, "\(BuiltLibraries.missing)"), arguments: Fixture.all.running(.rxswift))
  func rxswiftCompiles(_ fixture: Fixture) async throws {
    try await compiles(SwiftModule(fixture, .rxswift))
  }

  @Test(.enabled(if: BuiltLibraries.isAtHand, "\(BuiltLibraries.missing)"), arguments: Fixture.all.running(.rxswift))
  func rxswiftCompilesOnTheMainActor(_ fixture: Fixture) async throws {
    try await compiles(SwiftModule(isolated: fixture, .rxswift), isolation: .mainActor)
  }

  @Test(.enabled(if: BuiltLibraries.isAtHand, "\(BuiltLibraries.missing)"), arguments: Fixture.all.running(.combine))
  func combineCompiles(_ fixture: Fixture) async throws {
    try await compiles(SwiftModule(fixture, .combine))
  }

  @Test(.enabled(if: BuiltLibraries.isAtHand, "\(BuiltLibraries.missing)"), arguments: Fixture.all.running(.combine))
  func combineCompilesOnTheMainActor(_ fixture: Fixture) async throws {
    try await compiles(SwiftModule(isolated: fixture, .combine), isolation: .mainActor)
  }

  /// The fixtures with view blocks, their controls read by CombineCocoa's publishers.
  @Test(
    .enabled(if: BuiltLibraries.isAtHand, "\(BuiltLibraries.missing)"),
    arguments: Fixture.all.running(.combine).filter(\.hasViews))
  func combineCocoaCompiles(_ fixture: Fixture) async throws {
    let module = try SwiftModule(fixture, .combine, setting: "cocoa CombineCocoa")
    let generated = try module.files.map { try String(contentsOf: $0, encoding: .utf8) }
    #expect(generated.contains { $0.contains("  import CombineCocoa\n") })
    try await compiles(module)
  }

  /// What these tests look for would be seen.
  @Test func aWarningIsAComplaint() async throws {
    let folder = try TemporaryFolder()
    let file = try folder.write("func count() {\n  let unread = 1\n}\n", to: "Warned.swift")
    let run = try await Shell.run(["swiftc", "-emit-sil", "-parse-as-library", file.path, "-o", "/dev/null"])
    #expect(run.status == 0 && run.complaints.count == 1, "\(run.text)")
  }

  @Test(
    .enabled(if: BuiltLibraries.runtime != nil, "\(BuiltLibraries.runtimeIsMissing)"),
    arguments: Fixture.all.running(.portico))
  func porticoCompiles(_ fixture: Fixture) async throws {
    try await compiles(SwiftModule(runtime: fixture))
  }

  @Test(
    .enabled(if: BuiltLibraries.runtime != nil, "\(BuiltLibraries.runtimeIsMissing)"),
    arguments: Fixture.all.running(.portico))
  func porticoCompilesOnTheMainActor(_ fixture: Fixture) async throws {
    try await compiles(SwiftModule(runtime: fixture, isolation: .mainActor), isolation: .mainActor)
  }
}

extension Fixture {
  var hasViews: Bool {
    sources.contains { source in !compile(source, default: .combine).screens.allSatisfy(\.views.isEmpty) }
  }
}

extension [Fixture] {
  func running(_ library: Settings.Library) -> [Fixture] {
    filter { $0.libraries.contains(library) }
  }
}
