import PorticoTool
import Testing

@Suite struct ModuleNamesTests {
  private static let package = [
    "Package.swift": "", "Sources/App/A.portico": Sample.plain("A"), "Sources/Kit/K.portico": Sample.plain("K"),
  ]

  /// The module that each harness below `folder` imports.
  private func modules(_ sandbox: Sandbox, below folder: String = "Tests") -> [String: String] {
    let harnesses = sandbox.generated.filter { $0.hasPrefix(folder + "/") && $0.hasSuffix(".harness.generated.swift") }
    return Dictionary(
      uniqueKeysWithValues: harnesses.map { path in
        let line = sandbox.read(path)?.split(separator: "\n").first { $0.hasPrefix("@testable import ") }
        return (String(path.split(separator: "/").last?.prefix { $0 != "." } ?? ""), String(line?.dropFirst(17) ?? ""))
      })
  }

  @Test func eachSourceIsOfTheTargetThatItLiesIn() {
    let sandbox = Sandbox(Self.package)
    let run = sandbox.portico("generate", "Sources", "--tests-output", "Tests")
    #expect(run.status == .done && run.errors == "")
    #expect(modules(sandbox) == ["A": "App", "K": "Kit"])
    #expect(
      sandbox.generated.filter { $0.hasPrefix("Tests/Portico") } == [
        "Tests/PorticoHarness+App.generated.swift", "Tests/PorticoHarness+Kit.generated.swift",
        "Tests/PorticoHarness.generated.swift",
      ])
    let again = sandbox.portico("generate", "Sources", "--tests-output", "Tests", "--check")
    #expect(again.status == .done && again.errors == "")
  }

  @Test func aNameIsThatOfAll() {
    let sandbox = Sandbox(Self.package)
    #expect(sandbox.portico("generate", "Sources", "--tests-output", "Tests", "--module", "One").status == .done)
    #expect(modules(sandbox) == ["A": "One", "K": "One"])
    #expect(!sandbox.generated.contains { $0.contains("+") })
  }

  @Test func aPathHasItsModule() {
    let sandbox = Sandbox([
      "X/A.portico": Sample.plain("A"), "X/Y/B.portico": Sample.plain("B"), "X/Y/C.portico": Sample.plain("C"),
      "Z/D.portico": Sample.plain("D"),
    ])
    let paths = ["--module", "Outer=X", "--module", "Inner=./X/Y", "--module=File=\(sandbox.path("X/Y/C.portico"))"]
    let command = ["harness", "X", "Z", "--output", "Tests"]
    let unknown = sandbox.run(command + paths)
    #expect(unknown.status == .problems && unknown.errors.contains("Z/D.portico lies in no SwiftPM target"))
    #expect(sandbox.run(command + paths + ["--module", "Rest"]).status == .done)
    #expect(modules(sandbox) == ["A": "Outer", "B": "Inner", "C": "File", "D": "Rest"])
  }

  /// A build that names a module waits for its part.
  @Test func aModuleWithoutSourcesHasItsPart() {
    let sandbox = Sandbox(["X/A.portico": Sample.plain("A"), "Y/Empty.portico": "settings {\n  indent 4\n}\n"])
    let run = sandbox.portico(
      "harness", "--output", "Tests", "--module", "X=X", "--module", "Y=Y", "--module", "Z=Nowhere")
    #expect(run.status == .done)
    let parts = sandbox.generated.filter { $0.contains("+") }
    #expect(parts == ["X", "Y", "Z"].map { "Tests/PorticoHarness+\($0).generated.swift" })
  }

  @Test func saysHowItIsGiven() {
    let sandbox = Sandbox(Self.package)
    for word in ["=Sources", "App=", "="] {
      let run = sandbox.portico("generate", "--tests-output", "Tests", "--module", word)
      #expect(run.status == .usage && run.errors.contains("`--module` is NAME or NAME=PATH, not `\(word)`"))
    }
    let two = sandbox.portico("harness", "--output", "Tests", "--module", "A", "--module", "B")
    #expect(two.status == .usage && two.errors.contains("names A and B for all sources"))
    let same = sandbox.portico("harness", "--output", "Tests", "--module", "A=Sources", "--module", "B=./Sources/")
    #expect(same.status == .usage && same.errors.contains("names A and B for ./Sources/"))
    #expect(sandbox.portico("harness", "--help").output.contains("--module NAME[=PATH]"))
    #expect(sandbox.generated == [])
  }

  @Test func whatIsLeftOfAModuleIsPruned() {
    let sandbox = Sandbox(Self.package)
    let arguments = ["generate", "Sources", "--tests-output", "Tests", "--prune"]
    _ = sandbox.run(arguments)
    let clock = sandbox.read("Tests/PorticoHarness.generated.swift")
    sandbox.write("Sources/More/M.portico", Sample.plain("M"))
    _ = sandbox.run(arguments)
    #expect(sandbox.read("Tests/PorticoHarness+More.generated.swift") != nil)
    sandbox.remove("Sources/More/M.portico")
    let told = sandbox.run(arguments.dropLast())
    #expect(told.errors.contains("Tests/PorticoHarness+More.generated.swift"))
    #expect(sandbox.run(arguments).status == .done)
    #expect(sandbox.read("Tests/PorticoHarness+More.generated.swift") == nil)
    #expect(sandbox.read("Tests/PorticoHarness.generated.swift") == clock)
    sandbox.remove("Sources/Kit/K.portico")
    _ = sandbox.run(arguments)
    #expect(sandbox.generated.filter { $0.hasPrefix("Tests/Portico") } == ["Tests/PorticoHarness.generated.swift"])
  }

  /// What one clock is made for has to be seen together.
  @Test func aRunOfSomeModulesLeavesTheOthersTestsAlone() {
    let sandbox = Sandbox(Self.package)
    _ = sandbox.portico("generate", "Sources", "--tests-output", "Tests")
    let before = sandbox.generated.map { sandbox.identity($0) }
    let part = sandbox.portico("generate", "Sources/App", "--tests-output", "Tests")
    #expect(part.status == .problems && part.errors.contains("Tests holds harnesses of Kit too"), "\(part.errors)")
    #expect(sandbox.generated.map { sandbox.identity($0) } == before)
    // Another name of a module is none that stands there.
    #expect(sandbox.portico("generate", "Sources", "--tests-output", "Tests", "--module", "One").status == .done)
  }

  /// Nothing of one library can serve the harnesses of another.
  @Test func modulesOfSeveralLibrariesAreRefused() {
    for library in ["combine", "portico"] {
      let sandbox = Sandbox(Self.package.merging(["Sources/Kit/portico.settings": "library \(library)\n"]) { $1 })
      for command in [
        ["generate", "Sources", "--tests-output", "Tests"], ["harness", "Sources", "--output", "Tests"],
      ] {
        let run = sandbox.run(command)
        #expect(run.status == .problems && run.errors.contains("Tests would hold harnesses for "), "\(run.errors)")
        #expect(!run.errors.contains("[mixed-libraries]"))
      }
    }
  }
}
