import PorticoSyntax
import Testing

@Suite struct LineEndingTests {
  @Test(arguments: [
    ("", LineEnding.lineFeed), ("a", .lineFeed), ("a\nb\n", .lineFeed), ("a\r\nb\r\n", .both),
    ("a\rb\r", .carriageReturn),
    ("a\r\nb\r\nc\n", .both), ("a\nb\nc\r\n", .lineFeed), ("a\r\n\r\nb\r", .both),
  ])
  func isThatOfMostLines(_ text: String, _ ending: LineEnding) {
    #expect(LineEnding(of: Array(text.utf8)) == ending)
  }

  @Test func isWrittenForLineFeeds() {
    #expect(LineEnding.both.applied(to: "a\n\nb\n") == "a\r\n\r\nb\r\n")
    #expect(LineEnding.lineFeed.applied(to: "a\n") == "a\n")
  }
}
