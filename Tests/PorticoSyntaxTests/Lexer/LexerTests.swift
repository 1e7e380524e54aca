/// Texts and the tokens they are cut into.
import PorticoSyntax
import Testing

struct LexerTests {
  private func kinds(_ text: String) -> [String] {
    let source = SourceFile(path: "", text: text)
    return Lexer.lex(source).tokens.dropLast().map { "\($0.kind) \(source.text($0.span))" }
  }

  private func codes(_ text: String) -> [String] {
    Lexer.lex(SourceFile(path: "", text: text)).diagnostics.map(\.code)
  }

  @Test func anArrowHasBlanksBeforeIt() {
    #expect(kinds("a <- b") == ["identifier a", "leftArrow <-", "identifier b"])
    #expect(kinds("a<-b") == ["identifier a", "symbol <-", "identifier b"])
    #expect(kinds("a\n<-b")[1] == "leftArrow <-")
    #expect(kinds("a /**/<- b")[1] == "leftArrow <-")
    #expect(kinds("() -> A")[2] == "rightArrow ->")
  }

  @Test func attachedMarksStandAlone() {
    #expect(
      kinds("A<B<C>>?=d") == [
        "identifier A", "symbol <", "identifier B", "symbol <", "identifier C", "symbol >", "symbol >", "symbol ?",
        "equal =", "identifier d",
      ])
    #expect(kinds("a >= b")[1] == "symbol >=")
    #expect(kinds("a ?? b")[1] == "symbol ??")
    #expect(kinds("a && !b").dropFirst().first == "symbol &&")
    #expect(kinds("(A<B>)->C")[6] == "rightArrow ->")
  }

  @Test func numbersAndDurations() {
    #expect(kinds("300ms 1.5s 1_000ms") == ["duration 300ms", "duration 1.5s", "duration 1_000ms"])
    #expect(
      kinds("3 0x1F 1.5e-3 1..<2") == [
        "number 3", "number 0x1F", "number 1.5e-3", "number 1", "symbol ..<", "number 2",
      ])
    #expect(kinds("3min 3sec") == ["number 3min", "number 3sec"])
    #expect(kinds("$0.1.name") == ["identifier $0", "period .", "number 1", "period .", "identifier name"])
  }

  @Test(arguments: [
    #""""#, #""a""#, #""a \(b + "}c\(d)") e""#, #""\"""#, ##"#"a "b" \(c)"#"##, "\"\"\"\n a \"b\" \\(\"c\")\n \"\"\"",
    ##"#"""#"##, "#\"\"\"\n\"\"\"\n\"\"\"#",
  ])
  func aStringIsOneToken(text: String) {
    #expect(kinds(text + " x") == ["string \(text)", "identifier x"])
    #expect(codes(text) == [])
  }

  @Test(arguments: ["(/[({]/)", "{ /a\\/b/ }", "x = /a/", "[/a/, /b/]", "return /a/"])
  func aSlashWhereAnOperandBelongsOpensARegex(text: String) {
    #expect(kinds(text).contains { $0.hasPrefix("regex ") })
    #expect(codes(text) == [])
  }

  @Test(arguments: ["a / b / c", "a/b/c", "(a)/b/c", "reduce(1, /)", "( / b)"])
  func anyOtherSlashIsAnOperator(text: String) {
    #expect(!kinds(text).contains { $0.hasPrefix("regex ") })
    #expect(codes(text) == [])
  }

  @Test func anExtendedRegexMayHoldSlashesAndLines() {
    #expect(kinds("#/a/b/# x") == ["regex #/a/b/#", "identifier x"])
    #expect(kinds("#/\n a/b\n/# x") == ["regex #/\n a/b\n/#", "identifier x"])
  }

  @Test func namesOfAnyScript() {
    #expect(
      kinds("로그인 `class` $name 😀 _") == [
        "identifier 로그인", "identifier `class`", "identifier $name", "identifier 😀", "identifier _",
      ])
    #expect(kinds("a ≤ b")[1] == "symbol ≤")
  }

  @Test func commentsNestAndAreTrivia() {
    #expect(kinds("/* a /* b */ c */ x // y\n/// z\nw") == ["identifier x", "identifier w"])
    #expect(kinds("a/*b*/c") == ["identifier a", "identifier c"])
  }

  @Test func aTokenKnowsWhetherItBeginsItsLine() {
    let starts = Lexer.lex(SourceFile(path: "", text: "a b\nc /*\n*/ d\re\r\nf")).tokens.map(\.startsLine)
    #expect(starts == [true, false, true, true, true, true, false])
  }

  @Test func whatHasNoEndLosesItsLineOnly() {
    #expect(kinds("\"a\nb").last == "identifier b")
    #expect(kinds("/* a\nb").last == "identifier b")
    #expect(kinds("\"\"\"\na\nb").last == "identifier b")
    #expect(kinds("(/a\nb").last == "identifier b")
    #expect(codes("\"a\n\"b") == ["unterminated-string", "unterminated-string"])
    #expect(codes("/* /* */\n/* x") == ["unterminated-comment", "unterminated-comment"])
  }

  @Test func aFileThatIsNoUTF8SaysSoOnce() {
    let bytes = Array("a ".utf8) + [0xFF, 0xC0] + Array(" b \"".utf8) + [0xE0] + Array("\"".utf8)
    let lexed = Lexer.lex(SourceFile(path: "", bytes: bytes))
    #expect(lexed.diagnostics.map(\.code) == ["invalid-utf8"])
    #expect(lexed.diagnostics.map(\.span) == [Span(2, 3)])
    #expect(lexed.tokens.map(\.kind) == [.identifier, .unknown, .identifier, .string, .endOfFile])
  }

  @Test func theByteOrderMarkIsTrivia() {
    #expect(kinds("\u{FEFF}a") == ["identifier a"])
    #expect(codes("\u{FEFF}a") == [])
  }

  @Test func anEmptyFileIsOneToken() {
    #expect(Lexer.lex(SourceFile(path: "", bytes: [])).tokens.map(\.kind) == [.endOfFile])
  }
}
