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

  @Test func timeDoesNotGoBackwards() {
    let surroundings = Surroundings.process
    let before = surroundings.milliseconds()
    #expect(surroundings.milliseconds() >= before)
    #expect(before > 0)
    #expect(surroundings.currentFolder.hasPrefix("/"))
  }
}
