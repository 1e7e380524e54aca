/// What stands between a closure's `{` and its `in`: captures, parameters, a result type.
import PorticoSyntax

struct ClosureHead {
  /// The tokens between the brackets of a capture list.
  var captures: Range<Int>?
  var parameters: [String] = []
  var result: Range<Int>?
  /// The token after `in`.
  var bodyStart: Int

  /// nil where the closure has no head; `brace` is the index of its `{`.
  init?(at brace: Int, in tokens: [Token], upTo end: Int, of text: SourceText) {
    guard let keyword = Self.keyword(after: brace, in: tokens, upTo: end, of: text.source) else { return nil }
    bodyStart = keyword + 1
    var index = brace + 1
    if index < keyword, tokens[index].kind == .leftBracket {
      let close = Self.closing(index, in: tokens, upTo: keyword)
      captures = (index + 1)..<close
      index = close + 1
    }
    var depth = 0
    var isInType = false
    while index < keyword {
      let token = tokens[index]
      switch token.kind {
      case .leftParenthesis, .leftBracket: depth += 1
      case .rightParenthesis, .rightBracket: depth -= 1
      case .colon: isInType = true
      case .comma: if depth <= 1 { isInType = false }
      case .rightArrow where depth == 0:
        result = (index + 1)..<keyword
        return
      case .identifier where !isInType && depth <= 1:
        let name = text.name(token)
        if depth > 0 || !Self.effects.contains(name) { parameters.append(name) }
      default: break
      }
      index += 1
    }
  }

  private static func keyword(
    after brace: Int, in tokens: [Token], upTo end: Int, of source: SourceFile
  ) -> Int? {
    var index = brace + 1
    var depth = 0
    while index < end {
      let token = tokens[index]
      switch token.kind {
      case .leftParenthesis, .leftBracket: depth += 1
      case .rightParenthesis, .rightBracket:
        depth -= 1
        if depth < 0 { return nil }
      case .identifier:
        if depth == 0, source.text(token.span) == "in" { return index }
        if depth == 0, token.startsLine, index > brace + 1 { return nil }
        if depth == 0, statementWords.contains(source.text(token.span)) { return nil }
      case .comma, .colon, .period, .at, .rightArrow, .symbol: break
      case .string, .number, .equal, .leftBrace, .rightBrace, .semicolon, .regex, .endOfFile:
        // A capture list may hold values: `[id = 3]`.
        if depth == 0 || token.kind == .endOfFile { return nil }
      default: break
      }
      index += 1
    }
    return nil
  }

  private static func closing(_ open: Int, in tokens: [Token], upTo end: Int) -> Int {
    var depth = 0
    for index in open..<end {
      switch tokens[index].kind {
      case .leftBracket, .leftParenthesis, .leftBrace: depth += 1
      case .rightBracket, .rightParenthesis, .rightBrace:
        depth -= 1
        if depth == 0 { return index }
      default: break
      }
    }
    return end
  }

  private static let effects: Set<String> = ["async", "throws", "rethrows"]

  private static let statementWords: Set<String> = [
    "for", "if", "guard", "let", "var", "return", "switch", "while", "try", "await", "do", "case",
  ]
}
