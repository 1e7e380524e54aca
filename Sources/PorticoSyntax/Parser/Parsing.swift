/// Where the parser stands: a position among the tokens, and the region that it may not leave.
struct Parsing {
  let words: TokenText
  let brackets: Brackets
  var index = 0
  /// The token that ends the region: its closing bracket, or what an unclosed one has to end before.
  var limit: Int
  /// Between parentheses a line break means nothing.
  var linesMatter = true
  /// How deep flows stand in flows.
  var depth = 0
  /// Whether the member at hand is given up; what else is wrong with it is not worth a report.
  var isBroken = false
  var diagnostics: [Diagnostic] = []

  init(_ source: SourceFile) {
    let lexed = Lexer.lex(source)
    words = TokenText(source: source, tokens: lexed.tokens)
    brackets = Brackets(words, faults: Set(lexed.diagnostics.map(\.span.lower)))
    limit = lexed.tokens.count - 1
    diagnostics = lexed.diagnostics + brackets.diagnostics
  }

  var tokens: [Token] { words.tokens }
  var kind: Token.Kind { kind(at: index) }

  func kind(at index: Int) -> Token.Kind { index < limit ? words.tokens[index].kind : .endOfFile }

  func isWord(_ word: StaticString, at index: Int) -> Bool { index < limit && words.isWord(word, at: index) }
  func isSymbol(_ symbol: StaticString, at index: Int) -> Bool { index < limit && words.isSymbol(symbol, at: index) }

  /// Whether the token stands where the line of the member goes on.
  func isOnLine(_ index: Int) -> Bool { index < limit && !words.tokens[index].startsLine }

  func isOpening(_ index: Int) -> Bool {
    switch kind(at: index) {
    case .leftParenthesis, .leftBracket, .leftBrace: true
    default: false
    }
  }

  /// The index behind the bracketed region that opens at `opening`.
  func afterRegion(_ opening: Int) -> Int {
    let end = brackets.end(of: opening)
    return min(brackets.isClosed(opening) ? end + 1 : end, limit)
  }

  /// Runs `body` on the content of the bracketed region that opens here, and goes behind it.
  mutating func parseRegion<Result>(linesMatter: Bool, _ body: (inout Parsing) -> Result) -> Result {
    let outer = (limit: limit, linesMatter: self.linesMatter)
    let after = afterRegion(index)
    limit = min(brackets.end(of: index), limit)
    self.linesMatter = linesMatter
    index += 1
    let result = body(&self)
    (limit, self.linesMatter) = outer
    index = after
    return result
  }

  /// The text of the tokens from `start` up to here.
  func text(from start: Int) -> SwiftText { text(start..<index) }

  func text(_ range: Range<Int>) -> SwiftText {
    guard let first = range.first, let last = range.last else {
      let offset = range.lowerBound > 0 ? tokens[range.lowerBound - 1].end : 0
      return SwiftText(span: Span(offset, offset), tokens: range)
    }
    return SwiftText(span: Span(tokens[first].start, tokens[last].end), tokens: range)
  }

  /// From the token at `start` to the last one that was read.
  func span(from start: Int) -> Span {
    index > start ? Span(tokens[start].start, tokens[index - 1].end) : tokens[start].span
  }
}
