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

  struct System: Sendable, CustomTestStringConvertible {
    var language: String
    var file: String
    var command: String
    /// What is said where there is nothing to do.
    var idle: String
    var output = "Generated"

    var testDescription: String { language }
  }

  static let systems = [
    System(language: "make", file: "Makefile", command: "make", idle: "is up to date"),
    System(language: "ninja", file: "build.ninja", command: "ninja", idle: "no work to do"),
    System(
      language: "cmake", file: "CMakeLists.txt", command: "cmake -G Ninja -S . -B build && cmake --build build",
      idle: "no work to do", output: "build/Generated"),
  ]

  @Test(arguments: systems)
  func runsWhenSomethingChangedAndOnlyThen(_ system: System) async throws {
    let sandbox = Sandbox(files)
    sandbox.remove("Screens/My B.portico")
    sandbox.write("Screens/B.portico", Sample.plain("B"))
    sandbox.write(system.file, try Documentation.block(system.language, containing: "portico generate"))
    func build() async throws -> Bool {
      let run = try await BuiltTool.shell(system.command, in: sandbox.folder)
      #expect(run.status == 0, "\(run.text)")
      return !run.text.contains(system.idle)
    }
    func output() -> String { sandbox.read("\(system.output)/A.generated.swift") ?? "" }
    // Of files that are changed within the tick of the disk's clock none is the newer one.
    func pause() async throws { try await Task.sleep(for: .milliseconds(1100)) }
    #expect(try await build())
    #expect(output().contains("import PorticoRuntime\n"))
    #expect(try await !build())
    try await pause()
    sandbox.write("Screens/A.portico", Sample.plain("Another"))
    #expect(try await build())
    #expect(output().contains("AnotherViewModel"))
    #expect(try await !build())
    // Only the rule that Portico wrote says that the settings are read.
    try await pause()
    sandbox.write("Screens/portico.settings", "library combine\n")
    #expect(try await build())
    #expect(output().contains("import Combine\n"))
    #expect(try await !build())
    try await pause()
    sandbox.remove("Screens/portico.settings")
    #expect(try await build())
    #expect(output().contains("import RxSwift\n"))
    #expect(try await !build())
    try await pause()
    sandbox.write("Screens/A.portico", Sample.broken("A"))
    let failed = try await BuiltTool.shell(system.command, in: sandbox.folder)
    #expect(failed.status != 0 && failed.text.contains("Screens/A.portico:3:27: error: "))
  }
}
