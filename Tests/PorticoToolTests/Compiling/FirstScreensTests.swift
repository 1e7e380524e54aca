import Foundation
import PorticoModel
import PorticoTool
import Testing

/// What `init` and `new` write becomes Swift that compiles without a line of the user's, in every style.
@Suite(.serialized) struct FirstScreensTests {
  private func compiles(_ style: String, _ library: Settings.Library, _ searchPaths: [String]) async throws {
    let sandbox = Sandbox()
    sandbox.portico("init", "--library", library.rawValue, "--style", style)
    sandbox.portico("new", "Account")
    #expect(sandbox.portico("generate").status == .done)
    let files = sandbox.generated.map { URL(filePath: sandbox.path($0)) }
    #expect(files.count == 3)
    let module = SwiftModule(name: "First", library: library, files: files)
    let run = try await module.compile(mode: 6, searchPaths: searchPaths)
    #expect(run.status == 0 && run.complaints == [], "\(run.text)")
  }

  @Test(
    .enabled(if: BuiltLibraries.runtime != nil, "\(BuiltLibraries.runtimeIsMissing)"), arguments: Option.styles)
  func portico(_ style: String) async throws {
    try await compiles(style, .portico, ["-I", #require(BuiltLibraries.runtime).path])
  }

  @Test(.enabled(if: BuiltLibraries.isAtHand, "\(BuiltLibraries.missing)"), arguments: Option.styles)
  func rxswift(_ style: String) async throws {
    try await compiles(style, .rxswift, BuiltLibraries.shared.value.searchPaths(.rxswift))
  }

  @Test(.enabled(if: BuiltLibraries.isAtHand, "\(BuiltLibraries.missing)"), arguments: Option.styles)
  func combine(_ style: String) async throws {
    try await compiles(style, .combine, BuiltLibraries.shared.value.searchPaths(.combine))
  }
}
