/// The Swift inside of strings.
import PorticoSyntax
import Testing

struct InterpolationTests {
  private func texts(_ text: String) -> [[String]] {
    let source = SourceFile(path: "", text: "x " + text)
    let token = Lexer.lex(source).tokens[1]
    return interpolations(of: token, in: source).map { tokens in tokens.map { source.text($0.span) } }
  }

  @Test func eachInterpolationIsItsTokens() {
    #expect(texts(#""a \(b.c) d \(e + f(g))""#) == [["b", ".", "c"], ["e", "+", "f", "(", "g", ")"]])
  }

  @Test func aStringInsideIsAToken() {
    #expect(texts(#""\("a\(b)")""#) == [[#""a\(b)""#]])
  }

  @Test func aRawStringWantsItsMarks() {
    #expect(texts(##"#"\(a) \#(b)"#"##) == [["b"]])
  }

  @Test func anEscapedBackslashOpensNothing() {
    #expect(texts(#""\\(a)""#) == [])
  }

  @Test func linesDoNotMatter() {
    #expect(texts("\"\"\"\n\\(a)\n\"\"\"") == [["a"]])
  }
}
