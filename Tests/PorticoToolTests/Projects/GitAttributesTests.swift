import Testing

@testable import PorticoTool

@Suite struct GitAttributesTests {
  @Test(arguments: [
    ("", "*.generated.swift linguist-generated=true\n"),
    ("a text", "a text\n*.generated.swift linguist-generated=true\n"),
    ("a\n", "a\n*.generated.swift linguist-generated=true\n"),
    ("a\r\n", "a\r\n*.generated.swift linguist-generated=true\r\n"),
    ("a\r\nb", "a\r\nb\r\n*.generated.swift linguist-generated=true\r\n"),
  ])
  func theLineIsAdded(_ text: String, _ result: String) {
    #expect(GitAttributes.adding(to: Array(text.utf8)) == Array(result.utf8))
  }

  @Test func bytesThatAreNoTextAreKept() {
    #expect(GitAttributes.adding(to: [0xFF, 0xFE]).prefix(2) == [0xFF, 0xFE])
  }

  @Test(arguments: [
    ("*.generated.swift linguist-generated=true", true), ("  *.generated.swift\tlinguist-generated", true),
    ("a\r\n*.generated.swift diff=swift -linguist-generated\r\n", true), ("*.generated.swift text", false),
    ("# *.generated.swift linguist-generated=true", false), ("*.swift linguist-generated=true", false), ("", false),
  ])
  func itIsFoundWhereItIsSaid(_ text: String, _ isSaid: Bool) {
    #expect(GitAttributes.isSaid(in: Array(text.utf8)) == isSaid)
  }
}
