import PorticoEmit
import Testing

@Suite struct DedentTests {
  @Test(arguments: [
    ("a", "a"),
    ("  a\n    b", "  a\nb"),
    ("a\n    b\n  c", "a\n  b\nc"),
    ("a\n    b\n\n    c", "a\nb\n\nc"),
    ("a\n    b\n \n    c", "a\nb\n\nc"),
    ("a\n\t\tb\n\tc", "a\n\tb\nc"),
    ("a\r\n    b\r\n    c", "a\nb\nc"),
  ])
  func takesWhatAllLinesButTheFirstShare(text: String, expected: String) {
    #expect(Dedent.copied(text, column: 1) == expected)
  }

  @Test(arguments: [
    ("\n\n  a\n   \n  b\n\n", "  a\n\n  b"), ("a", "a"), ("\n \n", ""),
  ])
  func hasNoBlankLinesAroundABlock(text: String, expected: String) {
    #expect(Dedent.block(text) == expected)
  }
}
