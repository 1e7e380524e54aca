/// What string literals say.
import PorticoSyntax
import Testing

struct StringContentTests {
  @Test(arguments: [
    (#""""#, ""), (#""a b""#, "a b"), (#""a\"b\\c\td""#, "a\"b\\c\td"), (#""\u{D55C}!""#, "한!"),
    (##"#"a\n"b""#"##, #"a\n"b""#), (##"#"a\#nb"#"##, "a\nb"), (#""\(x)""#, #"\(x)"#),
    ("\"\"\"\n  a\n    b\n  \"\"\"", "a\n  b"), (#""open"#, "open"),
  ])
  func escapesAreResolved(literal: String, content: String) {
    let source = SourceFile(path: "", text: literal)
    #expect(stringContent(of: Lexer.lex(source).tokens[0], in: source) == content)
  }
}
