import PorticoSyntax

/// A word of a setting: what stands without white space between, or between brackets. Commas only part words.
struct SettingsWord: Hashable, Sendable {
  var text: String
  var isString: Bool
  var span: Span

  static func words(of node: SettingNode) -> [SettingsWord] {
    node.words.map { SettingsWord(text: $0.text, isString: $0.isString, span: $0.span) }
  }

  /// The words between an attribute's parentheses.
  static func words(of attribute: AttributeNode, in tree: SyntaxTree) -> [SettingsWord] {
    guard let arguments = attribute.arguments else { return [] }
    var words: [SettingsWord] = []
    var depth = 0
    var end: Int?
    for token in tree.tokens[arguments.tokens] {
      if token.kind == .comma, depth == 0 {
        end = nil
      } else if token.kind == .string, depth == 0 {
        words.append(SettingsWord(text: stringContent(of: token, in: tree.source), isString: true, span: token.span))
        end = nil
      } else {
        let goesOn = end != nil && (depth > 0 || end == token.start)
        let span = goesOn ? words[words.count - 1].span.union(token.span) : token.span
        let word = SettingsWord(text: tree.source.text(span), isString: false, span: span)
        if goesOn { words[words.count - 1] = word } else { words.append(word) }
        depth += nesting(of: token, in: tree.source)
        end = token.end
      }
    }
    return words
  }

  /// How much deeper it is behind a token.
  private static func nesting(of token: Token, in source: SourceFile) -> Int {
    switch token.kind {
    case .leftParenthesis, .leftBracket, .leftBrace: 1
    case .rightParenthesis, .rightBracket, .rightBrace: -1
    case .symbol:
      source.bytes[token.start..<token.end].reduce(0) {
        $0 + ($1 == UInt8(ascii: "<") ? 1 : $1 == UInt8(ascii: ">") ? -1 : 0)
      }
    default: 0
    }
  }

  /// The words as one text, one space between two.
  static func text(_ words: some Sequence<SettingsWord>) -> String {
    words.lazy.map(\.text).joined(separator: " ")
  }
}
