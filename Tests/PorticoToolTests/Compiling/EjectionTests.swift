import Foundation
import PorticoModel
import Testing

/// Whoever leaves keeps what they had: every fixture's declarations are ejected, the module compiles as it did, beside the
/// support file that others may go on needing, and what was played through it is answered as before.
@Suite(.serialized) struct EjectionTests {
  @Test(
    .enabled(if: BuiltLibraries.runtime != nil, "\(BuiltLibraries.runtimeIsMissing)"),
    arguments: Fixture.all.running(.portico))
  func porticoCompiles(_ fixture: Fixture) async throws {
    try await compiles(fixture, .portico)
  }

  @Test(.enabled(if: BuiltLibraries.isAtHand, "\(BuiltLibraries.missing)"), arguments: Fixture.all.running(.rxswift))
  func rxswiftCompiles(_ fixture: Fixture) async throws {
    try await compiles(fixture, .rxswift)
  }

  @Test(.enabled(if: BuiltLibraries.isAtHand, "\(BuiltLibraries.missing)"), arguments: Fixture.all.running(.combine))
  func combineCompiles(_ fixture: Fixture) async throws {
    try await compiles(fixture, .combine)
  }

  @Test(arguments: Fixture.all)
  func nothingOfPorticoIsLeft(_ fixture: Fixture) throws {
    for library in fixture.libraries {
      let ejected = try EjectedFixture(fixture, library)
      let left = ejected.sandbox.files
      #expect(left.filter { $0.hasSuffix(".portico") || $0.hasSuffix(".generated.swift") } == [], "\(library)")
      // What the team says itself, and the library that it uses, are no traces.
      let own = Set(try fixture.sources.flatMap { try String(contentsOf: $0, encoding: .utf8).split(separator: "\n") })
      for file in left where file.hasSuffix(".swift") {
        let lines = (ejected.sandbox.read(file) ?? "").split(separator: "\n").filter { !own.contains($0) }
        let text = lines.filter { $0 != "import PorticoRuntime" }.joined(separator: "\n")
        let traces = ["portico", "swiftlint", "swift-format", "checksum", "sourceLocation"]
        #expect(traces.filter { text.lowercased().contains($0) } == [], "\(library)/\(file)")
      }
    }
  }

  @Test(
    .enabled(if: BuiltLibraries.runtime != nil, "\(BuiltLibraries.runtimeIsMissing)"),
    arguments: TimelineTests.played.running(.portico))
  func porticoAnswers(_ fixture: Fixture) async throws {
    try await answers(fixture, .portico)
  }

  @Test(
    .enabled(if: BuiltLibraries.isAtHand, "\(BuiltLibraries.missing)"),
    arguments: TimelineTests.played.running(.rxswift))
  func rxswiftAnswers(_ fixture: Fixture) async throws {
    try await answers(fixture, .rxswift)
  }

  @Test(
    .enabled(if: BuiltLibraries.isAtHand, "\(BuiltLibraries.missing)"),
    arguments: TimelineTests.played.running(.combine))
  func combineAnswers(_ fixture: Fixture) async throws {
    try await answers(fixture, .combine)
  }

  private func answers(_ fixture: Fixture, _ library: Settings.Library) async throws {
    let ejected = try EjectedFixture(fixture, library)
    let program = try await HarnessProgram(
      fixture, library, ejected: ejected, main: [TimelineTests.play(fixture), HarnessProgram.player])
    let run = try await Shell.run([program.product])
    #expect(run.status == 0)
    #expect(run.text == (try String(contentsOf: TimelineTests.expected(fixture), encoding: .utf8)))
  }

  private func compiles(_ fixture: Fixture, _ library: Settings.Library) async throws {
    let searchPaths =
      library == .portico
      ? try #require(BuiltLibraries.runtime.map { ["-I", $0.path] })
      : try await BuiltLibraries.shared.value.searchPaths(library)
    let ejected = try EjectedFixture(fixture, library)
    let run = try await ejected.module.compile(mode: 6, searchPaths: searchPaths)
    withExtendedLifetime(ejected) {}
    #expect(run.status == 0 && run.complaints == [], "\(run.text)")
  }
}
