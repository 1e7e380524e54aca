import Testing

@testable import PorticoTool

@Suite struct ManifestTargetsTests {
  @Test func package() {
    let targets = ManifestTargets.read(
      """
      let package = Package(
        name: "Shop",
        products: [.library(name: "App", targets: ["App"])],
        targets: [
          .target(name: "App", dependencies: [.target(name: "Core"), "Net"], path: "Shared/App"),
          // .target(name: "Old"),
          .executableTarget(name: "Tool", dependencies: ["App"]),
          .testTarget(name: "AppTests", dependencies: ["App"]),
          .binaryTarget(name: "Closed", path: "Closed.xcframework"),
        ])
      """)
    #expect(targets.map(\.name) == ["App", "Tool", "AppTests"])
    #expect(targets.map(\.folder) == ["Shared/App", nil, nil])
    #expect(targets.map(\.isTest) == [false, false, true])
    #expect(targets[0].text.contains("\"Net\"") && !targets[1].text.contains("\"Net\""))
  }

  @Test(arguments: [
    (#"sources: ["App/Sources/**"]"#, "App/Sources", false), (#"sources: "App/**/*.swift""#, "App", false),
    (#"sources: .sourceFilesList(globs: [.glob("App/**", excluding: "App/X/**")])"#, "App", false),
    (#"buildableFolders: ["App/Sources"]"#, "App/Sources", true),
    (#"buildableFolders: [.folder("App", exceptions: [])]"#, "App", true),
  ])
  func tuist(_ sources: String, _ folder: String, _ isSynchronized: Bool) {
    let targets = ManifestTargets.read(
      """
      let project = Project(name: "Shop", targets: [
        .target(name: "ShopTests", destinations: .iOS, product: .unitTests, sources: ["Tests/**"]),
        .target(name: "Shop", destinations: .iOS, product: .app, \(sources), scripts: [.pre(script: "x", name: "Y")]),
      ])
      """)
    #expect(targets.map(\.name) == ["ShopTests", "Shop"])
    #expect(targets.map(\.isTest) == [true, false] && targets.map(\.isApp) == [false, true])
    #expect(targets[1].folder == folder && targets[1].isSynchronized == isSynchronized)
  }

  @Test(arguments: [
    "", ".target(", ".target(name:", ".target(name: \"App", "target(name: name)", ".target(name: \"\\(x)\")",
    "))) .target",
  ])
  func whatIsNotWrittenOutIsNotGuessed(_ text: String) {
    #expect(ManifestTargets.read(text) == [])
  }
}
