import PorticoTool
import Testing

@Suite struct SurroundingsTests {
  @Test(
    arguments: [
      (true, nil, "xterm", true), (true, "", "xterm", true), (true, "1", "xterm", false), (true, nil, "dumb", false),
      (false, nil, "xterm", false),
    ] as [(Bool, String?, String?, Bool)])
  func coloursAreAllowed(_ isTerminal: Bool, _ noColor: String?, _ terminal: String?, _ allowed: Bool) {
    #expect(Surroundings.allowsColour(isTerminal: isTerminal, noColor: noColor, terminal: terminal) == allowed)
  }

  @Test func timeDoesNotGoBackwards() throws {
    let surroundings = try #require(Surroundings.process)
    let before = surroundings.milliseconds()
    #expect(surroundings.milliseconds() >= before)
    #expect(before > 0)
    #expect(surroundings.currentFolder.hasPrefix("/"))
  }

  /// It is taken for no other folder, the root of the disk least of all.
  @Test func aCurrentFolderThatIsGoneIsRefused() async throws {
    let sandbox = Sandbox()
    let run = try await BuiltTool.shell(
      "mkdir gone && cd gone && rmdir ../gone && portico generate; echo status $?", in: sandbox.folder)
    #expect(run.text == "error: the current folder is gone: change into one that is there\nstatus 3\n")
  }
}
