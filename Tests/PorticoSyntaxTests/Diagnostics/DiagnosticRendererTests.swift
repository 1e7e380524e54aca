/// What a reader of a terminal or of Xcode's issue list sees.
import PorticoSyntax
import Testing

struct DiagnosticRendererTests {
  private func render(_ text: String, _ marked: String, _ diagnostic: (Span) -> Diagnostic) -> String {
    let bytes = Array(text.utf8)
    let needle = Array(marked.utf8)
    let lower = (0...bytes.count - needle.count).first { Array(bytes[$0..<$0 + needle.count]) == needle } ?? 0
    let source = SourceFile(path: "A.portico", bytes: bytes)
    return DiagnosticRenderer(source).render(diagnostic(Span(lower, lower + needle.count)))
  }

  private func error(_ span: Span) -> Diagnostic { Diagnostic("some-code", .error, "what is wrong", at: span) }

  @Test func theSpanIsUnderlined() {
    #expect(
      render("screen A {\n  input foo: Bar\n}\n", "foo", error) == """
        A.portico:2:9: error: what is wrong [some-code]
          input foo: Bar
                ^~~

        """)
  }

  @Test func tabsStayTabsSoThatTheMarkLinesUp() {
    #expect(
      render("\t\tinput foo", "foo", error) == """
        A.portico:1:9: error: what is wrong [some-code]
        \t\tinput foo
        \t\t      ^~~

        """)
  }

  @Test func wideCharactersTakeTwoColumns() {
    #expect(
      render("/* 로그인 👩‍👩‍👧 */ foo", "foo", error) == """
        A.portico:1:17: error: what is wrong [some-code]
        /* 로그인 👩‍👩‍👧 */ foo
                        ^~~

        """)
    #expect(render("비밀 foo", "비밀", error).contains("\n^~~~\n"))
  }

  @Test func anEmptySpanIsOneCaret() {
    let source = SourceFile(path: "A.portico", text: "input x:")
    let text = DiagnosticRenderer(source).render(error(Span(8, 8)))
    #expect(text.hasSuffix("\ninput x:\n        ^\n"))
  }

  @Test func notesAndFixesStandBelow() {
    let source = SourceFile(path: "A.portico", text: "a\nb\n")
    let diagnostic = Diagnostic(
      "c", .warning, "m", at: Span(2, 3), notes: [Diagnostic.Note("opened here", at: Span(0, 1))],
      fixes: [Diagnostic.Fix("write `d`", [Diagnostic.Edit(Span(2, 3), "d")])])
    #expect(
      DiagnosticRenderer(source).render(diagnostic) == """
        A.portico:2:1: warning: m [c]
        b
        ^
        A.portico:1:1: note: opened here
        a
        ^
        A.portico:2:1: note: fix: write `d`

        """)
  }

  @Test func ofAVeryLongLineOnlyTheSurroundingsAreShown() {
    let text = String(repeating: "x ", count: 500_000) + "foo" + String(repeating: " y", count: 500_000)
    let lines = render(text, "foo", error).split(separator: "\n")
    #expect(lines[0].hasPrefix("A.portico:1:1000001: error:"))
    #expect(lines[1].count < 220)
    #expect(lines[1].first == "…" && lines[1].last == "…")
    let caret = lines[2].firstIndex(of: "^").map { lines[2].distance(from: lines[2].startIndex, to: $0) }
    #expect(caret.map { String(lines[1].dropFirst($0).prefix(3)) } == "foo")
  }

  @Test func escapesOfTheSourceNeverReachTheTerminal() {
    #expect(!render("foo \u{1B}[31m", "foo", error).contains("\u{1B}"))
  }

  @Test func coloursAreTheCallersChoice() {
    let source = SourceFile(path: "A.portico", text: "a")
    #expect(DiagnosticRenderer(source, isColoured: true).render(error(Span(0, 1))).contains("\u{1B}[1;31merror:"))
  }

  @Test func anEmptyFileCanBePointedAt() {
    let source = SourceFile(path: "A.portico", text: "")
    #expect(DiagnosticRenderer(source).render([error(Span(0, 0))]).hasPrefix("A.portico:1:1: error:"))
  }
}
