import Foundation
import PorticoModel
import Testing

/// Unit tests as a screen's users write them, `tests/*.swift` of a fixture: they pass in each library.
@Suite(.serialized) struct UnitTestTests {
  private static let tested = Fixture.all.filter { !files($0).isEmpty }
  /// Elsewhere the compiler has to be told where Swift Testing lies.
  private static let isLinux: Bool = {
    #if os(Linux)
      true
    #else
      false
    #endif
  }()

  private static func files(_ fixture: Fixture) -> [URL] {
    SwiftModule.swiftFiles(fixture.folder.appending(path: "tests"))
  }

  @Test(.enabled(if: isLinux && BuiltLibraries.runtime != nil), arguments: tested.running(.portico))
  func porticoPasses(_ fixture: Fixture) async throws { try await passes(fixture, .portico) }

  @Test(
    .enabled(if: isLinux && BuiltLibraries.isAtHand, "\(BuiltLibraries.missing)"), arguments: tested.running(.rxswift))
  func rxswiftPasses(_ fixture: Fixture) async throws { try await passes(fixture, .rxswift) }

  @Test(
    .enabled(if: isLinux && BuiltLibraries.isAtHand, "\(BuiltLibraries.missing)"), arguments: tested.running(.combine))
  func combinePasses(_ fixture: Fixture) async throws { try await passes(fixture, .combine) }

  /// A test's body is what its user has to write: fewer than ten lines.
  @Test(arguments: tested) func eachIsShort(_ fixture: Fixture) throws {
    let lines = try Self.files(fixture).flatMap { file in
      try String(contentsOf: file, encoding: .utf8).split(separator: "\n", omittingEmptySubsequences: false)
    }
    let begins = lines.indices.filter { lines[$0].contains("@Test") }
    let lengths = begins.map { begin in lines[begin...].firstIndex { $0 == "}" }.map { $0 - begin + 1 } ?? .max }
    #expect(begins.count > 0 && lengths.allSatisfy { $0 < 10 }, "\(lengths)")
  }

  private func passes(_ fixture: Fixture, _ library: Settings.Library) async throws {
    let program = try await HarnessProgram(fixture, library, main: Self.files(fixture) + [HarnessProgram.runner])
    let run = try await Shell.run([program.product])
    let count = try Self.files(fixture).map { file in
      try String(contentsOf: file, encoding: .utf8).split(separator: "@Test").count - 1
    }.reduce(0, +)
    #expect(run.status == 0 && run.text.contains("run with \(count) test"), "\(run.text)")
  }
}
