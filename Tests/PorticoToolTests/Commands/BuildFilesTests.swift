import Foundation
import Testing

/// `--depfile` and `--output-list`, and the build systems that they are for: the snippets of the documentation, run by the
/// real ones.
@Suite(.serialized) struct BuildFilesTests {
  private let files = [
    "Screens/A.portico": Sample.plain("A"), "Screens/My B.portico": Sample.plain("B"),
    "Screens/portico.settings": "library portico\n",
  ]

  @Test func theRuleNamesAllThatIsReadAndWritten() {
    let sandbox = Sandbox(files)
    sandbox.portico("generate", "Screens", "--output", "Out", "--depfile", "build/rule.d", "--output-list", "outputs")
    #expect(
      sandbox.read("build/rule.d")?.hasPrefix(
        """
        Out/A.generated.swift Out/My\\ B.generated.swift Out/PorticoSupport.generated.swift: \\
          Screens/A.portico \\
          Screens/My\\ B.portico \\
          Screens/portico.settings

        """) == true)
    #expect(
      sandbox.read("outputs")
        == "Out/A.generated.swift\nOut/My B.generated.swift\nOut/PorticoSupport.generated.swift\n")
    let identity = sandbox.identity("outputs")
    sandbox.portico("generate", "Screens", "--output", "Out", "--depfile", "build/rule.d", "--output-list", "outputs")
    #expect(sandbox.identity("outputs") == identity)
  }

  @Test func templatesAreInputsAndTheTargetMayBeAStamp() {
    let sandbox = Sandbox(["A.portico": Sample.plain("A"), "T/swift.file.stencil": BuiltTemplates.file])
    sandbox.portico("generate", "--templates", "T", "--depfile", "rule.d", "--depfile-target", "a stamp")
    #expect(sandbox.read("rule.d")?.hasPrefix("a\\ stamp: \\\n  A.portico \\\n  T/swift.file.stencil\n") == true)
  }

  @Test func afterAnErrorTheLastRuleHolds() {
    let sandbox = Sandbox(files)
    sandbox.write("rule.d", "old")
    sandbox.write("Screens/A.portico", Sample.broken("A"))
    sandbox.portico("generate", "--depfile", "rule.d")
    #expect(sandbox.read("rule.d") == "old")
  }

  @Test func whatCannotBeWrittenIsTold() {
    let sandbox = Sandbox(files)
    sandbox.makeFolder("rule.d")
    let run = sandbox.portico("generate", "--depfile", "rule.d")
    #expect(run.status == .disk && run.errors.contains("rule.d cannot be written: there is a folder of that name"))
  }

  /// Xcode's run-script phase, by the variables that it sets.
  @Test func xcodesPhase() async throws {
    let sandbox = Sandbox(files.merging(["in.xcfilelist": "$(SRCROOT)/Screens/A.portico\n"]) { $1 })
    let environment = [
      "SRCROOT": sandbox.folder.hasSuffix("/") ? String(sandbox.folder.dropLast()) : sandbox.folder,
      "SCRIPT_INPUT_FILE_LIST_0": sandbox.path("in.xcfilelist"),
    ]
    let script = try Documentation.block("sh", containing: "SCRIPT_INPUT_FILE_LIST_0")
    sandbox.write("phase.sh", script)
    let run = try await BuiltTool.shell("sh phase.sh", in: sandbox.folder, environment: environment)
    #expect(run.status == 0, "\(run.text)")
    #expect(sandbox.read("Screens/A.generated.swift") != nil && sandbox.read("Screens/My B.generated.swift") == nil)
    sandbox.write("Screens/A.portico", Sample.broken("A"))
    let failed = try await BuiltTool.shell("sh phase.sh", in: sandbox.folder, environment: environment)
    #expect(failed.status != 0)
    #expect(failed.text.contains("Screens/A.portico:3:27: error: "))
  }

  @Test(arguments: ["make", "ninja"])
  func runsWhenSomethingChangedAndOnlyThen(_ system: String) async throws {
    let sandbox = Sandbox(files)
    sandbox.remove("Screens/My B.portico")
    sandbox.write("Screens/B.portico", Sample.plain("B"))
    let (language, name) = system == "make" ? ("make", "Makefile") : ("ninja", "build.ninja")
    sandbox.write(name, try Documentation.block(language, containing: "portico generate"))
    func build() async throws -> Bool {
      let run = try await BuiltTool.shell(system, in: sandbox.folder)
      #expect(run.status == 0, "\(run.text)")
      return run.text.contains("portico generate") || run.text.contains("[1/1]")
    }
    // Of files that are changed within the tick of the disk's clock none is the newer one.
    func pause() async throws { try await Task.sleep(for: .milliseconds(1100)) }
    #expect(try await build())
    #expect(sandbox.read("Generated/A.generated.swift")?.contains("import PorticoRuntime\n") == true)
    #expect(try await !build())
    try await pause()
    sandbox.write("Screens/A.portico", Sample.plain("Another"))
    #expect(try await build())
    #expect(sandbox.read("Generated/A.generated.swift")?.contains("AnotherViewModel") == true)
    #expect(try await !build())
    // Only the rule that Portico wrote says that the settings are read.
    try await pause()
    sandbox.write("Screens/portico.settings", "library combine\n")
    #expect(try await build())
    #expect(sandbox.read("Generated/A.generated.swift")?.contains("import Combine\n") == true)
    #expect(try await !build())
    try await pause()
    sandbox.remove("Screens/portico.settings")
    #expect(try await build())
    #expect(sandbox.read("Generated/A.generated.swift")?.contains("import RxSwift\n") == true)
    #expect(try await !build())
    try await pause()
    sandbox.write("Screens/A.portico", Sample.broken("A"))
    let failed = try await BuiltTool.shell(system, in: sandbox.folder)
    #expect(failed.status != 0 && failed.text.contains("Screens/A.portico:3:27: error: "))
  }
}
