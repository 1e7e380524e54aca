import Testing

@testable import PorticoTool

@Suite struct ProjectTests {
  private static func manifest(_ name: String, _ text: String) -> Project.Manifest {
    Project.Manifest(name: name, text: text)
  }

  private static let package = manifest(
    "Package.swift", #"let p = Package(name: "A", targets: [.target(name: "Core"), .target(name: "App")])"#)
  private static let spec = manifest("project.yml", "targets:\n  Shop:\n    type: application\n    sources: App\n")
  private static let tuist = manifest(
    "Project.swift", "import ProjectDescription\nlet p = Project(targets: [.target(name: \"Shop\", product: .app)])")
  private static let xcode = manifest("Shop.xcodeproj", "{ objects = { }; rootObject = A; }")

  @Test func whoeverMakesTheProjectIsAsked() {
    let tools = { (manifests: [Project.Manifest]) in Project.all(manifests, naming: []).map(\.tool) }
    #expect(tools([Self.package]) == [.package])
    #expect(tools([Self.xcode, Self.package]) == [.xcode, .package])
    #expect(tools([Self.xcode, Self.spec]) == [.xcodegen])
    #expect(tools([Self.xcode, Self.package, Self.tuist]) == [.tuist])
    #expect(tools([Self.manifest("Project.swift", "struct Project {}")]) == [])
    #expect(tools([]) == [])
  }

  @Test func theTargetThatHasTheLibraryIsLikely() {
    let text = """
      targets: [
        .testTarget(name: "T", dependencies: ["RxSwift"]), .target(name: "Core"),
        .target(name: "App", dependencies: ["RxSwift"]),
      ]
      """
    let names = { (names: [String]) in
      Project.all([Self.manifest("Package.swift", text)], naming: names).map { $0.target?.name }
    }
    #expect(names(["RxSwift"]) == ["App"])
    #expect(names(["Combine"]) == ["Core"])
  }

  @Test func anAppComesBeforeALibrary() {
    let text = "targets:\n  Kit:\n    type: framework\n  Shop:\n    type: application\n"
    #expect(Project.all([Self.manifest("project.yml", text)], naming: []).map { $0.target?.name } == ["Shop"])
  }

  @Test func isolationIsThatOfTheTarget() {
    let text = """
      targets: [
        .target(name: "A", swiftSettings: [.defaultIsolation(MainActor.self)]),
        .target(name: "B"),
      ]
      """
    let manifests = [Self.manifest("Package.swift", text)]
    let target = { (name: String) in
      Project(tool: .package, file: "Package.swift", target: ManifestTargets.read(text).first { $0.name == name })
    }
    #expect(target("A").isIsolatedToMain(manifests))
    #expect(!target("B").isIsolatedToMain(manifests))
    let spec = [Self.manifest("project.yml", "settings:\n  SWIFT_DEFAULT_ACTOR_ISOLATION: MainActor\n")]
    #expect(Project(tool: .xcodegen, file: "project.yml").isIsolatedToMain(spec))
    #expect(!Project(tool: .xcodegen, file: "project.yml").isIsolatedToMain([Self.spec]))
  }
}
