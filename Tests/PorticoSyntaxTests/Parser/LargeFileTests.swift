/// Long texts, and such as a careless parser would need hours for; that they end is the test.
import PorticoSyntax
import Testing

struct LargeFileTests {
  /// A piece that is repeated, between two others. Tests print their arguments, so the text is made inside.
  struct Repetition: CustomTestStringConvertible, Sendable {
    var piece: String
    var before = ""
    var after = ""

    var testDescription: String { before + piece + "…" + after }

    var text: String { before + String(repeating: piece, count: 20_000 / piece.utf8.count) + after }
  }

  private static func repeated(_ piece: String, in frame: (String, String) = ("", "")) -> Repetition {
    Repetition(piece: piece, before: frame.0, after: frame.1)
  }

  @Test func aLongLineOfMembersIsRead() {
    let text = "screen A { " + String(repeating: "input a: Array<Int>=[]; ", count: 44_000) + "}"
    let tree = Parser.parse(SourceFile(path: "", text: text))
    #expect(tree.diagnostics.isEmpty)
    #expect(tree.screens.first?.members.count == 44_000)
  }

  @Test(arguments: [
    repeated("("), repeated("["), repeated("{"), repeated("}"), repeated(")"), repeated("([{"), repeated("(]"),
    repeated("/*\n"), repeated("\"\"\"#\n#"), repeated("#\"\"\"\n"), repeated("#/\n"), repeated("\"\\("),
    repeated("a<"),
    repeated("a<", in: ("screen A { input x: ", "")), repeated("a<", in: ("screen A { input x: I = ", "")),
    repeated("merge(", in: ("screen A { let x <- ", "")), repeated(".map(f)", in: ("screen A { let x <- a", "}")),
    repeated("group a {", in: ("screen A { ", "")), repeated("`"), repeated("'"),
    repeated("@a(", in: ("", " screen A {}")),
    repeated("\n@a(b) x"), repeated("screen A {\n"), repeated("(a->", in: ("screen A { input x: ", "")),
    repeated("input a: (\n", in: ("screen A {\n", "}")), repeated("\u{A0}"), repeated("<- "), repeated("#if\n"),
  ])
  func nothingIsLookedAtTwice(repetition: Repetition) {
    let source = SourceFile(path: "", text: repetition.text)
    #expect(Parser.parse(source).tokens.last?.end == source.bytes.count)
    #expect(Parser.parseSettings(source).tokens.last?.end == source.bytes.count)
  }
}
