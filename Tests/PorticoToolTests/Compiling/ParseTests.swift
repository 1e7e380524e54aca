import Foundation
import PorticoModel
import Testing

/// Every golden is Swift as far as a parser can tell, libraries or none.
@Suite struct ParseTests {
  @Test(arguments: Settings.Library.allCases)
  func goldensParse(_ library: Settings.Library) async throws {
    let files = Fixture.all.flatMap { SwiftModule.swiftFiles($0.goldens(library)) }
    try #require(!files.isEmpty)
    let run = try await Self.parse(files)
    #expect(run.status == 0 && run.text == "", "\(run.text)")
  }

  @Test func whatIsNoSwiftIsFound() async throws {
    let folder = try TemporaryFolder()
    let run = try await Self.parse([folder.write("struct Input {\n  let tap: Observable<Void\n}\n", to: "Broken.swift")]
    )
    #expect(run.status != 0 && !run.complaints.isEmpty)
  }

  private static func parse(_ files: [URL]) async throws -> Shell.Run {
    try await Shell.run(["swiftc", "-frontend", "-parse"] + files.map(\.path))
  }
}
