import PorticoTool
import Testing

@Suite struct HarnessCollisionTests {
  private func run(_ files: [String: String], _ command: [String] = ["generate", "Sources", "--tests-output", "Tests"])
    -> (Sandbox, Sandbox.Run)
  {
    let sandbox = Sandbox(files.merging(["Package.swift": ""]) { $1 })
    return (sandbox, sandbox.run(command))
  }

  @Test func screensOfOneNameInTwoModulesAreRefused() {
    let (sandbox, run) = run([
      "Sources/App/A.portico": Sample.plain("Same"), "Sources/Kit/K.portico": Sample.plain("Same"),
      "Sources/Kit/L.portico": Sample.plain("L"),
    ])
    #expect(run.status == .problems)
    #expect(
      run.errors.contains(
        "Tests would hold `SameHarness` twice, for Sources/App/A.portico of App and for Sources/Kit/K.portico of Kit: "
          + "give one screen another name, or give each module a test target of its own"))
    let harnesses = sandbox.generated.filter { $0.hasSuffix(".harness.generated.swift") }
    #expect(harnesses == ["Tests/Kit/L.harness.generated.swift"])
    #expect(sandbox.generated.contains("Sources/App/A.generated.swift"))
  }

  @Test func servicesAndFilesOfOneNameAre() {
    let service = "service Words {\n  words() -> [String]\n}\n"
    let (_, services) = run(["Sources/App/A.portico": service, "Sources/Kit/K.portico": service])
    #expect(services.errors.contains("would hold `WordsStub` twice") && services.errors.contains("one service"))
    let (_, files) = run(["Sources/App/X.portico": Sample.plain("A"), "Sources/Kit/X.portico": Sample.plain("B")])
    #expect(files.errors.contains("would hold `X.harness.generated.swift` twice") && files.errors.contains("one file"))
    // One pair is told of once.
    let (_, both) = run(["Sources/App/X.portico": Sample.plain("A"), "Sources/Kit/X.portico": Sample.plain("A")])
    #expect(both.errors.components(separatedBy: " twice, for ").count == 2)
  }

  /// A build gets nothing at all then.
  @Test func nothingIsSharedOfWhatIsRefused() {
    let (sandbox, run) = run(
      ["Sources/App/A.portico": Sample.plain("Same"), "Sources/Kit/K.portico": Sample.plain("Same")],
      ["harness", "Sources", "--output", "Tests"])
    #expect(run.status == .problems && run.errors.contains("`SameHarness` twice"))
    #expect(sandbox.generated == [])
  }

  @Test func oneModuleIsNotAskedForIt() {
    let (_, run) = run([
      "Sources/App/A/X.portico": Sample.plain("A"), "Sources/App/B/X.portico": Sample.plain("B"),
      "Sources/App/Y.portico": Sample.plain("C"),
    ])
    #expect(run.status == .done && run.errors == "")
  }
}
