import PorticoEmit
import Testing

@Suite struct IndentationTests {
  static let text = "a {\n  b {\n    c\n   d\n  }\n}\n"

  @Test(arguments: [
    ("  ", text), ("    ", "a {\n    b {\n        c\n     d\n    }\n}\n"), ("\t", "a {\n\tb {\n\t\tc\n\t d\n\t}\n}\n"),
  ])
  func isTheTeamsUnit(unit: String, expected: String) {
    #expect(Indentation.applied(unit, to: Self.text) == expected)
  }

  @Test func leavesMultilineStringsAsTheyAre() {
    let text = "  a = \"\"\"\n    b\n    \"\"\"\n  c = \"\"\"x\"\"\"\n  d"
    #expect(Indentation.applied("\t", to: text) == "\ta = \"\"\"\n    b\n    \"\"\"\n\tc = \"\"\"x\"\"\"\n\td")
  }
}
