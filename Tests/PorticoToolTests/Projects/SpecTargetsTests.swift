import Testing

@testable import PorticoTool

@Suite struct SpecTargetsTests {
  @Test func targetsWithTheirSources() {
    let targets = SpecTargets.read(
      """
      name: Shop
      targets:
        # the app
        Shop:
          type: application # for phones
          sources:
            - path: App/Sources
              excludes: ["**/*.md"]
            - Shared
          preBuildScripts:
            - script: |
                sources: no
          dependencies:
            - package: RxSwift
        ShopTests:
          type: bundle.unit-test
          sources: [Tests]
        Kit: { type: framework }
      schemes:
        Other:
          type: application
      """)
    #expect(targets.map(\.name) == ["Shop", "ShopTests", "Kit"])
    #expect(targets.map(\.folder) == ["App/Sources", "Tests", nil])
    #expect(targets.map(\.isApp) == [true, false, false] && targets.map(\.isTest) == [false, true, false])
    #expect(targets[0].text.contains("RxSwift"))
  }

  @Test(arguments: [
    ("sources: App", "App", false), ("sources: [App/, B]", "App", false), ("sources: \"My App\"", "My App", false),
    ("sources:\n    - App\n    - B", "App", false), ("sources: [{ path: App }]", "App", false),
    ("sources:\n      - path: App\n        type: syncedFolder", "App", true),
  ])
  func sourcesAreWrittenInManyWays(_ sources: String, _ folder: String, _ isSynchronized: Bool) {
    let targets = SpecTargets.read("targets:\n  A:\n    \(sources)\n    type: application\n")
    #expect(targets.map(\.folder) == [folder])
    #expect(targets.map(\.isSynchronized) == [isSynchronized] && targets[0].isApp)
  }

  @Test(arguments: ["", "targets:", "targets: {}\n", "name: A\n", ":\n", "- - -\n", "targets:\n  \n  -\n"])
  func whatIsNoSpecHasFewOrNone(_ text: String) {
    #expect(SpecTargets.read(text).allSatisfy { $0.folder == nil })
  }
}
