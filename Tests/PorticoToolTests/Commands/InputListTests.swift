import Testing

@Suite struct InputListTests {
  private let sandbox = Sandbox([
    "My Screens/A.portico": Sample.plain("A"), "B.portico": Sample.plain("B"), "C.portico": Sample.plain("C"),
    "portico.settings": "library combine\n",
  ])

  /// As Xcode hands it to a phase: the declarations, and what else the phase says that it reads.
  @Test func aListNamesTheFiles() {
    sandbox.write("in.xcfilelist", "# declarations\n$(SRCROOT)/My Screens/A.portico\nB.portico\nportico.settings\n")
    let folder = sandbox.folder
    let run = sandbox.run(["generate", "--input-list", "in.xcfilelist"]) {
      $0.variable = { $0 == "SRCROOT" ? folder : nil }
    }
    #expect(run.status == .done, "\(run.errors)")
    #expect(sandbox.generated.contains("My Screens/A.generated.swift") && sandbox.read("C.generated.swift") == nil)
    #expect(sandbox.read("B.generated.swift") != nil)
  }

  @Test func aVariableThatIsNotSetIsSeenInTheMessage() {
    sandbox.write("in.xcfilelist", "$(SRCROOT)/A.portico\n")
    let run = sandbox.portico("generate", "--input-list", "in.xcfilelist")
    #expect(run.status == .disk)
    #expect(run.errors == "error: $(SRCROOT)/A.portico: there is no such file or folder\n")
  }

  /// No path at all would mean the current folder.
  @Test func anEmptyListIsNoCurrentFolder() {
    sandbox.write("in.xcfilelist", "# nothing yet\n")
    let run = sandbox.portico("generate", "--input-list", "in.xcfilelist")
    #expect(run.status == .usage && run.errors.contains("in.xcfilelist lists no path"))
    #expect(sandbox.generated == [])
  }

  @Test func aResponseFileStandsForItsWords() {
    sandbox.write("arguments", "B.portico 'My Screens/A.portico'\n--output \"Out Here\"\n")
    let run = sandbox.portico("generate", "@arguments", "--quiet")
    #expect(run.status == .done, "\(run.errors)")
    #expect(run.output == "")
    #expect(
      sandbox.generated == [
        "Out Here/A.generated.swift", "Out Here/B.generated.swift", "Out Here/PorticoSupport.generated.swift",
      ])
  }

  @Test func afterTwoDashesItIsAPath() {
    let sandbox = Sandbox(["@odd/A.portico": Sample.plain("A")])
    #expect(sandbox.portico("generate", "--", "@odd").status == .done)
    #expect(sandbox.read("@odd/A.generated.swift") != nil)
  }
}
