/// How the parser says what it saw and what it expected, once for each problem.
extension Parsing {
  mutating func report(
    _ code: String, _ message: String, at span: Span, notes: [Diagnostic.Note] = [], fixes: [Diagnostic.Fix] = []
  ) {
    guard !isBroken else { return }
    diagnostics.append(Diagnostic(code, .error, message, at: span, notes: notes, fixes: fixes))
  }

  /// Something else stands here than `what`: the member is given up.
  mutating func expected(_ code: String, _ what: String) {
    defer { isBroken = true }
    // Bytes that begin no token, and literals without an end, have been reported.
    if kind == .unknown || (index > 0 && tokens[index - 1].kind == .unknown) { return }
    let place = foundHere
    report(code, "expected \(what), found \(place.text)", at: place.span)
  }

  /// The token here begins nothing of what could begin here, `what`.
  mutating func unexpectedToken(_ code: String, _ what: String) {
    let token = tokens[index]
    if kind != .unknown, index < limit {
      report(code, "expected \(what), found `\(brief(token))`", at: token.span)
    } else if index >= limit {
      expected(code, what)
    }
    isBroken = true
  }

  /// What stands here, and where a caret shows it best: at the end of the line that is too short, or under the token.
  var foundHere: (text: String, span: Span) {
    let token = tokens[index]
    let end = index > 0 ? tokens[index - 1].end : 0
    if token.kind == .endOfFile { return ("the end of the file", Span(end, end)) }
    if token.startsLine, index > 0, linesMatter || index >= limit {
      return ("the end of the line", Span(end, end))
    }
    return ("`\(brief(token))`", token.span)
  }

  private func brief(_ token: Token) -> String {
    let text = words.source.text(Span(token.start, min(token.end, token.start + 40)))
    let line = text.prefix { $0 != "\n" && $0 != "\r\n" && $0 != "\r" }
    return token.end - token.start > 40 || line.count < text.count ? line + "…" : text
  }

  func replace(_ span: Span, with text: String) -> Diagnostic.Fix {
    Diagnostic.Fix(text.isEmpty ? "remove it" : "write `\(text)`", [Diagnostic.Edit(span, text)])
  }
}
