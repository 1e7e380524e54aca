/// Whether a closure's body is one expression, so that it can stand where a value does.
import PorticoSyntax

enum SingleExpression {
  /// `span` is the body's text; comments at its ends count as something else.
  static func isOne(_ range: Range<Int>, in text: SourceText, span: Span) -> Bool {
    let tokens = text.tokens
    guard let first = range.first, let last = range.last else { return false }
    guard tokens[first].start == span.lower, tokens[last].end == span.upper else { return false }
    if tokens[first].kind == .identifier, statementWords.contains(text.text(tokens[first])) { return false }
    var depth = 0
    for index in range {
      let token = tokens[index]
      if depth == 0, index > first, token.startsLine, !goesOn(tokens[index - 1], token, in: text) { return false }
      switch token.kind {
      case .leftParenthesis, .leftBracket, .leftBrace: depth += 1
      case .rightParenthesis, .rightBracket, .rightBrace: depth -= 1
      case .semicolon where depth == 0, .equal where depth == 0: return false
      case .symbol where depth == 0: if isAssignment(text.text(token)) { return false }
      default: break
      }
    }
    return true
  }

  private static func goesOn(_ before: Token, _ token: Token, in text: SourceText) -> Bool {
    switch token.kind {
    case .period, .symbol, .colon: return true
    default: break
    }
    return before.kind == .symbol && before.triviaStart < before.start || before.kind == .comma || before.kind == .colon
  }

  private static func isAssignment(_ symbol: String) -> Bool {
    guard symbol.hasSuffix("="), symbol.utf8.count == 2 || symbol.hasPrefix("&") else { return false }
    return !["==", "!=", "<=", ">=", "~="].contains(symbol)
  }

  private static let statementWords: Set<String> = [
    "let", "var", "if", "guard", "switch", "for", "while", "return", "repeat", "do", "defer", "throw", "func", "case",
  ]
}
