/// Files as editors leave them: line ends, marks, bytes that are no text, no text at all.
import PorticoSyntax
import Testing

struct EncodingTests {
  private func marks(_ bytes: [UInt8]) -> [String] {
    let source = SourceFile(path: "", bytes: bytes)
    return Parser.parse(source).diagnostics.map { Mark($0, in: source).description }
  }

  @Test(arguments: ["\n", "\r\n", "\r"])
  func everyLineEndIsOne(lineEnd: String) {
    let text = [
      "screen A {", "  /// Doc.", "  input a: Int", "  output b: Int <-", "    a.map(", "      f)", "  x", "}",
    ]
    let source = SourceFile(path: "", text: text.joined(separator: lineEnd))
    let tree = Parser.parse(source)
    #expect(tree.diagnostics.map { Mark($0, in: source).line } == [7])
    #expect(tree.screens.first?.members.count == 2)
    guard case .port(let port) = tree.screens.first?.members.first else {
      Issue.record("expected a port")
      return
    }
    #expect(port.documentation == ["Doc."])
  }

  @Test func theByteOrderMarkChangesNothing() {
    #expect(marks(Array("\u{FEFF}screen A {}".utf8)) == [])
    #expect(marks(Array("\u{FEFF}scren A {}".utf8)).first?.hasPrefix("1:1+5 error[unknown-declaration]") == true)
  }

  @Test(arguments: ["", "\n", "// only a comment", "/// only a comment\n", "\u{FEFF}"])
  func anEmptyFileIsFine(text: String) {
    let tree = Parser.parse(SourceFile(path: "", text: text))
    #expect(tree.diagnostics.isEmpty && tree.screens.isEmpty)
  }

  @Test func invalidBytesAreOneProblem() {
    let bytes = Array("screen A {\n  input ".utf8) + [0xFE, 0xFE] + Array("a: Int\n  input b\n}".utf8)
    #expect(marks(bytes).map { $0.prefix(23) } == ["2:9+1 error[invalid-utf"])
  }

  @Test func columnsCountBehindTabsAndEmoji() {
    #expect(marks(Array("screen A {\n\t/* 👩‍👩‍👧 한 */\tinput a b\n}".utf8)).map { $0.prefix(6) } == ["2:24+1"])
  }
}
