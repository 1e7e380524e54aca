import PorticoTool
import Testing

@Suite struct InitCommandTests {
  private static let package = """
    // swift-tools-version: 6.0
    import PackageDescription
    let package = Package(
      name: "Shop",
      targets: [
        .target(name: "Models"),
        .target(name: "App", dependencies: ["Models", .product(name: "RxSwift", package: "RxSwift")]),
        .testTarget(name: "AppTests", dependencies: ["App"]),
      ])

    """

  @Test func beginsAPackage() {
    let sandbox = Sandbox(["Package.swift": Self.package, "Sources/App/App.swift": ""])
    let run = sandbox.portico("init")
    #expect(run.status == .done && run.errors == "", "\(run.errors)")
    #expect(
      sandbox.files == [
        ".gitattributes", "Package.swift", "Sources/App/App.swift", "Sources/App/Greeting.portico", "portico.settings",
      ])
    #expect(sandbox.read("portico.settings") == "library rxswift\n")
    #expect(sandbox.read("Package.swift") == Self.package)
    #expect(
      run.output == """
        wrote portico.settings
          library rxswift: Package.swift names RxSwift
        wrote Sources/App/Greeting.portico
        wrote .gitattributes: *.generated.swift linguist-generated=true

        Package.swift, target App, sources in Sources/App:

        1. Either commit what is generated. At the target, so that SwiftPM passes over the declarations:
             exclude: ["Greeting.portico"]
           now, after each change, and in CI with `--check`:
             portico generate Sources/App

        2. Or have it generated in each build, and commit none of it. With Portico among the package's dependencies, at
           the target, without the `exclude`:
             plugins: [.plugin(name: "PorticoPlugin", package: "Portico")]

        """)
    let generate = sandbox.portico("generate", "Sources/App")
    #expect(generate.status == .done && generate.errors == "", "\(generate.errors)")
    #expect(!generate.output.contains("Logic"))
  }

  @Test func aSecondTimeChangesNothingAndSaysSo() {
    let sandbox = Sandbox(["Package.swift": Self.package])
    sandbox.portico("init")
    let before = sandbox.files.map { ($0, sandbox.read($0), sandbox.identity($0)) }
    let run = sandbox.portico("init")
    #expect(run.status == .done && run.errors == "")
    #expect(
      run.output.hasPrefix(
        """
        portico.settings is there already, and left as it is: library rxswift
        no first screen: Sources/App/Greeting.portico is there already
        .gitattributes has a line for generated files already

        Package.swift, target App
        """))
    #expect(sandbox.files == before.map(\.0))
    for (file, text, identity) in before {
      #expect(sandbox.read(file) == text && sandbox.identity(file) == identity, "\(file)")
    }
  }

  @Test func settingsThatStandAreNotOverruled() {
    let sandbox = Sandbox(["portico.settings": "library combine // ours\n"])
    let run = sandbox.portico("init", "--library", "portico", "--style", "relay")
    #expect(run.status == .done)
    #expect(
      run.errors == """
        warning: portico.settings says combine, not portico: change it there
        warning: portico.settings says transform, not relay: change it there

        """)
    #expect(sandbox.read("portico.settings") == "library combine // ours\n")
  }

  @Test func whatIsAskedForIsWritten() {
    let sandbox = Sandbox(["A.swift": "import RxSwift\n"])
    let run = sandbox.portico("init", "--library", "portico", "--style", "event")
    #expect(sandbox.read("portico.settings") == "library portico\nstyle event\n")
    #expect(run.output.contains("  library portico: as was asked for\n"))
    #expect(run.output.contains("What is generated imports PorticoRuntime, a product of the package Portico.\n"))
  }

  @Test func aFolderOfItsOwnIsNamedInWhatIsToBeRun() {
    let sandbox = Sandbox(["My Apps/Shop/Package.swift": Self.package])
    let run = sandbox.portico("init", "My Apps/Shop")
    #expect(sandbox.files.contains("My Apps/Shop/Sources/App/Greeting.portico"))
    #expect(run.output.contains("     portico generate 'My Apps/Shop/Sources/App'\n"))
    #expect(sandbox.portico("generate", "My Apps/Shop/Sources/App").errors == "")
  }

  @Test func nothingToBeSeenIsNoHindrance() {
    let sandbox = Sandbox()
    let run = sandbox.portico("init")
    #expect(run.status == .done)
    #expect(sandbox.files == [".gitattributes", "Greeting.portico", "portico.settings"])
    #expect(run.output.contains("  library rxswift: nothing in the project says another\n"))
    #expect(run.output.contains("No project is to be seen here"))
    #expect(run.output.contains("What is generated imports RxSwift, RxCocoa and RxRelay.\n"))
  }

  @Test func attributesKeepEveryByte() {
    let sandbox = Sandbox([".gitattributes": "*.png binary\r\n# mine"])
    sandbox.portico("init")
    #expect(
      sandbox.read(".gitattributes") == "*.png binary\r\n# mine\r\n*.generated.swift linguist-generated=true\r\n")
  }

  @Test func attributesOfTheRepositoryHoldBelow() {
    let sandbox = Sandbox([
      ".gitattributes": "*.generated.swift -linguist-generated\n", ".git/HEAD": "", "App/A.swift": "",
    ])
    sandbox.portico("init", "App")
    #expect(!sandbox.files.contains("App/.gitattributes"))
  }

  @Test func settingsAboveHold() {
    let sandbox = Sandbox(["portico.settings": "library combine\n", ".git/HEAD": "", "App/A.swift": "import RxSwift\n"])
    let run = sandbox.portico("init", "App")
    #expect(run.output.hasPrefix("portico.settings is there already, and left as it is: library combine\n"))
    #expect(!sandbox.files.contains("App/portico.settings"))
  }

  @Test func theDiskRefuses() {
    let sandbox = Sandbox()
    #expect(sandbox.portico("init", "Missing").errors == "error: Missing: there is no such folder\n")
    sandbox.makeFolder(".gitattributes")
    let run = sandbox.portico("init")
    #expect(run.status == .disk)
    #expect(run.errors == "error: .gitattributes cannot be read: it is a folder\n")
  }

  @Test func oneProjectAtATime() {
    let run = Sandbox().portico("init", "A", "B")
    #expect(run.status == .usage && run.errors.hasPrefix("error: one project at a time: `B` is too much"))
  }

  @Test(arguments: Option.styles, ["rxswift", "combine", "portico"])
  func theFirstScreenIsCleanInEveryStyle(_ style: String, _ library: String) {
    let sandbox = Sandbox()
    #expect(sandbox.portico("init", "--style", style, "--library", library).errors == "")
    let check = sandbox.portico("check")
    #expect(check.summary == "1 screen in 1 file · no problems", "\(check.errors)")
    #expect(check.errors == "")
    #expect(sandbox.portico("generate").errors == "")
  }
}
