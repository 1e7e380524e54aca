internal import PorticoSyntax

/// A word of a setting as a reader sees it: what stands without white space between is one word.
struct SettingsWord: Hashable, Sendable {
  var text: String
  var isString: Bool
  var span: Span

  /// A block's lines come as tokens: `unused`, `-`, `input` read as one word.
  static func joined(_ words: some Sequence<SettingsWord>) -> [SettingsWord] {
    var joined: [SettingsWord] = []
    for word in words {
      if let last = joined.last, !last.isString, !word.isString, last.span.upper == word.span.lower {
        joined[joined.count - 1].text += word.text
        joined[joined.count - 1].span = last.span.union(word.span)
      } else {
        joined.append(word)
      }
    }
    return joined
  }

  static func words(of node: SettingNode) -> [SettingsWord] {
    joined(node.words.lazy.map { SettingsWord(text: $0.text, isString: $0.isString, span: $0.span) })
  }

  /// The words between an attribute's parentheses.
  static func words(of attribute: AttributeNode, in tree: SyntaxTree) -> [SettingsWord] {
    guard let arguments = attribute.arguments else { return [] }
    return joined(
      tree.tokens[arguments.tokens].lazy.map { token in
        let text = tree.source.text(token.span)
        guard token.kind == .string else { return SettingsWord(text: text, isString: false, span: token.span) }
        return SettingsWord(text: StringLiteral.content(text), isString: true, span: token.span)
      })
  }

  /// The words as one text, one space between two.
  static func text(_ words: some Sequence<SettingsWord>) -> String {
    words.lazy.map(\.text).joined(separator: " ")
  }
}

/// What a string literal says.
enum StringLiteral {
  static func content(_ literal: String) -> String {
    guard literal.count >= 2, literal.hasPrefix("\""), literal.hasSuffix("\"") else { return literal }
    var content = ""
    var isEscaped = false
    for character in literal.dropFirst().dropLast() {
      if isEscaped {
        switch character {
        case "n": content.append("\n")
        case "t": content.append("\t")
        default: content.append(character)
        }
        isEscaped = false
      } else if character == "\\" {
        isEscaped = true
      } else {
        content.append(character)
      }
    }
    return content
  }
}
