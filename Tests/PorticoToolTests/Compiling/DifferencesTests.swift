import Foundation
import PorticoModel
import Testing

/// Where the libraries go ways of their own, they still do: what Docs/DifferencesBetweenLibraries.md tells is played, and
/// each library has a file of what it answers.
@Suite(.serialized) struct DifferencesTests {
  private static let fixture = Fixture.all.first { $0.name == "Differences" }!

  private func answers(_ library: Settings.Library) async throws {
    try await TimelineTests.answers(
      Self.fixture, library, "differences/Play.swift", "differences/\(library.rawValue).txt")
  }

  @Test(.enabled(if: BuiltLibraries.runtime != nil, "\(BuiltLibraries.runtimeIsMissing)"))
  func porticoAnswers() async throws { try await answers(.portico) }

  @Test(
    .enabled(if: BuiltLibraries.isAtHand, "\(BuiltLibraries.missing)"), arguments: [Settings.Library.rxswift, .combine])
  func theOthersAnswer(_ library: Settings.Library) async throws { try await answers(library) }

  /// Each line that is not the same in all of them is told, and no other.
  @Test func whatDiffersIsTold() throws {
    func lines(_ library: Settings.Library) throws -> Set<Substring> {
      let file = Self.fixture.folder.appending(path: "differences/\(library.rawValue).txt")
      return Set(try String(contentsOf: file, encoding: .utf8).split(separator: "\n"))
    }
    let all = try Settings.Library.allCases.map(lines)
    let common = all.dropFirst().reduce(all[0]) { $0.intersection($1) }
    let differing = Set(all.flatMap { $0.subtracting(common) })
    let docs = Fixture.root.deletingLastPathComponent().appending(path: "Docs/DifferencesBetweenLibraries.md")
    let page = try String(contentsOf: docs, encoding: .utf8)
    let told = Set(page.split(separator: "\n").filter { $0.hasPrefix("    ") }.map { $0.dropFirst(14) })
    #expect(told == differing)
  }
}
