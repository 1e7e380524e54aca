import PorticoTool
import Testing

/// What `init` tells for each kind of project, as a user reads it.
@Suite struct NextStepsTests {
  private static func steps(_ files: [String: String]) -> String {
    let run = Sandbox(files).portico("init", "--library", "combine")
    #expect(run.status == .done && run.errors == "", "\(run.errors)")
    #expect(run.output.split(separator: "\n").allSatisfy { $0.count <= 120 })
    return run.output.split(separator: "\n\n", maxSplits: 1).last.map(String.init) ?? ""
  }

  private static let phase = """
    3. To have the Swift written in each build, a Run Script phase above Compile Sources, with "Based on dependency
       analysis" off:
         portico generate "$SRCROOT/My App"
       A sandboxed script may not write beside the sources: ENABLE_USER_SCRIPT_SANDBOXING has to be NO there. Where
       `portico` is not found, its folder is missing from the script's PATH.

    """

  @Test func xcodeWithSynchronizedFolders() {
    let project = XcodeTargetsTests.project("fileSystemSynchronizedGroups = ( A10 /* App */, );")
    #expect(
      Self.steps(["Shop.xcodeproj/project.pbxproj": project, "My App/A.swift": ""]) == """
        Shop.xcodeproj, target Shop, sources in My App, a synchronised folder:

        1. Write the Swift now, after each change, and in CI with `--check`:
             portico generate 'My App'

        2. The generated Swift is in the target by itself. So are the declarations, which would be copied into the app:
           take each out in the file inspector, under Target Membership.

        \(Self.phase)
        """)
  }

  @Test func xcodeWithListedFiles() {
    let steps = Self.steps(["Shop.xcodeproj/project.pbxproj": XcodeTargetsTests.project(""), "Shop/A.swift": ""])
    #expect(steps.hasPrefix("Shop.xcodeproj, target Shop, sources in Shop, listed file by file:\n"))
    #expect(steps.contains("\n2. Drag each new .generated.swift file into the target once"))
    #expect(steps.contains("\n     portico generate \"$SRCROOT/Shop\"\n"))
  }

  @Test func aTargetMayHaveAnotherNameThanItsFolder() {
    let steps = Self.steps([
      "Shop.xcodeproj/project.pbxproj": XcodeTargetsTests.project(""), "Source/A.swift": "", "Source/B/C.swift": "",
      "Extension/A.swift": "", "ShopTests/A.swift": "", "ShopTests/B.swift": "", "ShopTests/C.swift": "",
    ])
    #expect(steps.hasPrefix("Shop.xcodeproj, target Shop, sources in Source, listed file by file:\n"))
  }

  @Test func aTargetThatCannotBeReadIsTold() {
    let project = "import ProjectDescription\nlet project = Project.app(name: \"Shop\")"
    let steps = Self.steps(["Project.swift": project])
    #expect(
      steps.hasPrefix(
        "Project.swift, of which no target can be read: the declaration belongs where one's sources lie.\n"))
  }

  @Test func xcodegen() {
    let spec = "targets:\n  Shop:\n    type: application\n    sources: [App]\n"
    #expect(
      Self.steps(["project.yml": spec]).hasPrefix(
        """
        project.yml, target Shop, sources in App:

        1. Write the Swift before the project is made of what is there, now and when a declaration is new:
             portico generate App && xcodegen generate

        2. XcodeGen takes a file that it does not know for a resource. In project.yml:
             options:
               fileTypes:
                 portico:
                   buildPhase: none

        3. To have the Swift written in each build, at the target:
             preBuildScripts:
               - name: Portico
                 script: portico generate "$SRCROOT/App"
                 basedOnDependencyAnalysis: false
        """))
  }

  @Test func tuist() {
    let project = { (sources: String) in
      "import ProjectDescription\nlet project = Project(targets: [.target(name: \"Shop\", product: .app, \(sources))])"
    }
    let listed = Self.steps(["Project.swift": project("sources: [\"App/**\"]")])
    #expect(listed.contains("     portico generate App && tuist generate\n"))
    #expect(listed.contains(#"       .pre(script: "portico generate \"$SRCROOT/App\"", name: "Portico", "#))
    #expect(!listed.contains("buildableFolders"))
    let synchronized = Self.steps(["Project.swift": project("buildableFolders: [\"App\"]")])
    #expect(
      synchronized.contains(#".folder("App", exceptions: .exceptions([.exception(excluded: ["Greeting.portico"])]))"#))
  }

  @Test func aTargetInTheProjectsOwnFolderHoldsTheSettingsToo() {
    let package = #"let p = Package(targets: [.target(name: "App", path: ".")])"#
    #expect(Self.steps(["Package.swift": package]).contains("exclude: [\"Greeting.portico\", \"portico.settings\"]"))
    #expect(Self.steps(["project.yml": "targets:\n  A:\n    type: application\n"]).contains("         settings:\n"))
  }
}
