import Foundation
import PorticoModel
import Testing

/// The same timeline, the same answer: what a fixture's `timeline/Play.swift` sends to its harnesses is played through the
/// generated view models on PorticoRuntime, and where the real libraries are at hand on them too. What comes out, event by
/// event, is `timeline/expected.txt` in all of them; nothing outlives the program's last line.
@Suite(.serialized) struct TimelineTests {
  static let played = Fixture.all.filter { FileManager.default.fileExists(atPath: play($0).path) }

  static func play(_ fixture: Fixture) -> URL { fixture.folder.appending(path: "timeline/Play.swift") }

  @Test(
    .enabled(if: BuiltLibraries.runtime != nil, "\(BuiltLibraries.runtimeIsMissing)"),
    arguments: played.running(.portico))
  func porticoAnswers(_ fixture: Fixture) async throws {
    try await answers(fixture, .portico)
  }

  @Test(.enabled(if: BuiltLibraries.isAtHand, "\(BuiltLibraries.missing)"), arguments: played.running(.rxswift))
  func rxswiftAnswers(_ fixture: Fixture) async throws {
    try await answers(fixture, .rxswift)
  }

  @Test(.enabled(if: BuiltLibraries.isAtHand, "\(BuiltLibraries.missing)"), arguments: played.running(.combine))
  func combineAnswers(_ fixture: Fixture) async throws {
    try await answers(fixture, .combine)
  }

  /// Screens without flows have nothing to play.
  @Test func everyFixtureWithFlowsIsPlayed() {
    let unplayed = Fixture.all.filter { fixture in
      let screens = fixture.sources.flatMap { fixture.compile($0, default: .portico).screens }
      return screens.contains { !$0.flows.isEmpty } && !Self.played.contains { $0.name == fixture.name }
    }
    #expect(unplayed.map(\.name) == [])
  }

  static func expected(_ fixture: Fixture) -> URL { fixture.folder.appending(path: "timeline/expected.txt") }

  private func answers(_ fixture: Fixture, _ library: Settings.Library) async throws {
    let isFirst = library == .portico || !fixture.libraries.contains(.portico)
    try await Self.answers(fixture, library, "timeline/Play.swift", "timeline/expected.txt", isFirst: isFirst)
  }

  /// What a program that plays a fixture prints is what a file says; the first library that is played writes the file.
  static func answers(
    _ fixture: Fixture, _ library: Settings.Library, _ play: String, _ expected: String, isFirst: Bool = true
  ) async throws {
    let main = [fixture.folder.appending(path: play), HarnessProgram.player]
    let program = try await HarnessProgram(fixture, library, main: main)
    let run = try await Shell.run([program.product])
    let expected = fixture.folder.appending(path: expected)
    if GoldenTests.isUpdating, isFirst {
      try run.text.write(to: expected, atomically: true, encoding: .utf8)
    }
    #expect(run.status == 0)
    #expect(run.text == (try? String(contentsOf: expected, encoding: .utf8)))
  }
}
