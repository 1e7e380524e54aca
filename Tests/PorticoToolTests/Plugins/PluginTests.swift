import Foundation
import Testing

/// The example package that uses the plugins, built for real: what runs and what is compiled as its files change. One
/// test, for each step begins where the last one ended, and a build folder serves one build at a time.
@Suite(.serialized) struct PluginTests {
  private let package: ConsumerPackage

  init() throws {
    package = try ConsumerPackage()
  }

  @Test func aPackageIsBuiltAsItsFilesChange() async throws {
    try await buildsColdAndThenNothing()
    try await compilesWhatIsEditedOrAdded()
    try await forgetsWhatIsRemoved()
    try await tellsErrorsWhereTheyAre()
    try await readsSettings()
    try await refusesFilesOfOneName()
    try await testsAndCompilesNothingAnew()
    try await testsSeveralModules()
    try await runsCommands()
  }

  private func buildsColdAndThenNothing() async throws {
    let cold = try await package.swift("build")
    #expect(cold.isDone, "\(cold.run.text)")
    #expect(cold.run.complaints == [])
    #expect(cold.commands.count == 1)
    let files = ["Entry.generated.swift", "PorticoSupport.generated.swift", "Search.generated.swift"]
    #expect(cold.compiled == files + ["SearchLogic.swift"])
    // SwiftPM links the tool again and runs what it made, once; nothing that it writes has changed.
    let second = try await package.swift("build")
    #expect(second.isDone, "\(second.run.text)")
    #expect(second.compiled == [])
    let third = try await package.swift("build")
    #expect(third.isDone, "\(third.run.text)")
    #expect(third.commands == [])
    #expect(third.compiled == [])
  }

  private func compilesWhatIsEditedOrAdded() async throws {
    try package.edit("Sources/App/Entry.portico", "$0.uppercased()", "String($0.uppercased())")
    let edited = try await package.swift("build")
    #expect(edited.commands.count == 1)
    #expect(edited.compiled == ["Entry.generated.swift"])

    let entry = try package.read("Sources/App/Entry.portico")
    try package.write("Sources/App/More/Other.portico", entry.replacing("Entry", with: "Other"))
    let added = try await package.swift("build")
    #expect(added.isDone, "\(added.run.text)")
    #expect(added.compiled == ["Other.generated.swift"])
  }

  private func forgetsWhatIsRemoved() async throws {
    try package.remove("Sources/App/More/Other.portico")
    // Were it still compiled, there would be two types of this name.
    try package.write("Sources/App/OtherViewModel.swift", "final class OtherViewModel {}\n")
    #expect(try package.sources(of: "App").contains("Other.generated.swift"))
    let removed = try await package.swift("build")
    #expect(removed.isDone, "\(removed.run.text)")
    #expect(removed.compiled.contains("OtherViewModel.swift"))
    #expect(try !package.sources(of: "App").contains("Other.generated.swift"))
  }

  private func tellsErrorsWhereTheyAre() async throws {
    let search = "Sources/App/Search.portico"
    try package.edit(search, "<- answers.map", "<- anwsers.map")
    let misnamed = try await package.swift("build")
    #expect(!misnamed.isDone)
    let error = "\(package.path(search)):13:29: error: no port, let, state or need is named `anwsers`"
    #expect(misnamed.says(error), "\(misnamed.run.text)")
    // What the support file has for it, it has still.
    try package.edit(search, "<- anwsers.map", "<- answers.map")
    let mended = try await package.swift("build")
    #expect(mended.isDone, "\(mended.run.text)")
    #expect(misnamed.compiled + mended.compiled == [])

    let file = "Sources/App/Entry.portico"
    try package.edit(file, "$0.uppercased()", "$0.uppercasd()")
    let miscalled = try await package.swift("build")
    #expect(!miscalled.isDone)
    #expect(
      miscalled.run.complaints.contains { line in
        line.hasPrefix("\(package.path(file)):6:") && line.hasSuffix("has no member 'uppercasd'")
      }, "\(miscalled.run.text)")
    try package.edit(file, "$0.uppercasd()", "$0.uppercased()")
    let again = try await package.swift("build")
    #expect(again.isDone, "\(again.run.text)")
    #expect(again.compiled == ["Entry.generated.swift"])
  }

  private func readsSettings() async throws {
    let screens = ["Entry.generated.swift", "Search.generated.swift"]
    // Above the target, where SwiftPM looks for nothing itself.
    try package.write("portico.settings", "header \"Ours\"\n")
    let above = try await package.swift("build")
    #expect(above.isDone, "\(above.run.text)")
    #expect(above.compiled == screens)
    try package.write(
      "Sources/App/portico.settings", package.read("Sources/App/portico.settings") + "header \"Theirs\"\n")
    let nearer = try await package.swift("build")
    #expect(nearer.isDone, "\(nearer.run.text)")
    #expect(nearer.compiled == screens)
    // This time the one above is of no consequence.
    try package.write("portico.settings", "header \"Nobody's\"\n")
    let passedOver = try await package.swift("build")
    #expect(passedOver.isDone, "\(passedOver.run.text)")
    #expect(passedOver.commands.count == 1)
    #expect(passedOver.compiled == [])
  }

  private func refusesFilesOfOneName() async throws {
    let twin = "Sources/App/More/Entry.portico"
    try package.write(twin, package.read("Sources/App/Entry.portico").replacing("screen Entry", with: "screen Twin"))
    let twins = try await package.swift("build")
    #expect(!twins.isDone)
    #expect(twins.says("`Entry.generated.swift` would be written for"), "\(twins.run.text)")
    try package.remove(twin)

    let standing = "Sources/App/Entry.generated.swift"
    try package.write(standing, "")
    let twice = try await package.swift("build")
    #expect(!twice.isDone)
    #expect(twice.says("error: \(package.path(standing)) would be compiled twice"), "\(twice.run.text)")
    try package.remove(standing)
  }

  private func testsAndCompilesNothingAnew() async throws {
    let build = try await package.swift("build")
    #expect(build.isDone, "\(build.run.text)")
    let test = try await package.swift("test", compiling: "AppTests")
    #expect(test.isDone, "\(test.run.text)")
    #expect(test.run.complaints == [])
    #expect(test.says("Test run with 5 tests in 2 suites passed"))
    #expect(test.compiled.contains("Entry.harness.generated.swift"))
    let app = try await package.swift("build")
    #expect(app.isDone, "\(app.run.text)")
    #expect(app.compiled == [])
    let retest = try await package.swift("test", compiling: "AppTests")
    #expect(retest.isDone, "\(retest.run.text)")
    #expect(retest.compiled == [])
  }

  /// The second lies where no folder's name says so; of what the first needs for its tasks it has nothing.
  private func testsSeveralModules() async throws {
    try package.edit("Package.swift", "dependencies: [\"App\"]", "dependencies: [\"App\", \"Kit\"]")
    try package.edit(
      "Package.swift", "  targets: [",
      """
        targets: [
          .target(
            name: "Kit", dependencies: [.product(name: "PorticoRuntime", package: "Portico")], path: "Other/Place",
            plugins: [.plugin(name: "PorticoPlugin", package: "Portico")]),
      """)
    try package.write("Other/Place/Kit.swift", "enum Kit {}\n")
    try package.write("Other/Place/portico.settings", "library portico\n")
    try package.write(
      "Other/Place/Flag.portico", "screen Flag {\n  input name: String\n  output text: String <- name.delay(20ms)\n}\n")
    try package.write(
      "Tests/AppTests/FlagTests.swift",
      """
      import Testing
      @testable import Kit

      @MainActor @Test func flagIsShown() {
        let flag = FlagHarness()
        flag.send(\\.name, "a", at: 10)
        #expect(flag.record(\\.text) == [.next(30, "a")])
      }

      """)
    let test = try await package.swift("test", compiling: "AppTests")
    #expect(test.isDone, "\(test.run.text)")
    #expect(test.run.complaints == [])
    #expect(test.says("Test run with 6 tests in 2 suites passed"))
    let parts = try package.sources(of: "AppTests").filter { $0.contains("+") }
    #expect(parts == ["PorticoHarness+App.generated.swift", "PorticoHarness+Kit.generated.swift"])
    let again = try await package.swift("test", compiling: "AppTests")
    #expect(again.isDone && again.compiled == [], "\(again.run.text)")
  }

  private func runsCommands() async throws {
    let allowed = "--allow-writing-to-package-directory"
    let check = try await package.swift("package", allowed, "portico", "check", "Sources")
    #expect(check.isDone, "\(check.run.text)")
    #expect(check.says("2 screens in 2 files · no problems"))
    let logic = "Sources/App/SearchLogic.swift"
    try package.remove(logic)
    let scaffold = try await package.swift("package", allowed, "portico", "scaffold")
    #expect(scaffold.isDone, "\(scaffold.run.text)")
    #expect(scaffold.says("wrote \(logic)"))
    #expect(try package.read(logic).contains("func summary(_ answers: [String]) -> String"))
    let unknown = try await package.swift("package", allowed, "portico", "genrate")
    #expect(!unknown.isDone, "\(unknown.run.text)")
    #expect(unknown.says("there is no command `genrate`"))
  }
}
