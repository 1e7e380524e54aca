/// Swift types as text: an element from what was written, an optional put on or taken off.
import PorticoSyntax

enum TypeText {
  static func element(_ type: SwiftText, in text: SourceText) -> Element {
    element(type.tokens, in: text) ?? named(text.oneLine(type))
  }

  static func named(_ text: String) -> Element {
    text == "Void" || text == "()" ? .void : .type(text)
  }

  /// A tuple's parts; nil for what is no tuple.
  private static func element(_ range: Range<Int>, in text: SourceText) -> Element? {
    guard let first = range.first, text.tokens[first].kind == .leftParenthesis else { return nil }
    guard text.tokens[range.upperBound - 1].kind == .rightParenthesis else { return nil }
    guard let pieces = split(range, in: text) else { return nil }
    if pieces.isEmpty { return .void }
    let parts = pieces.map { part($0, in: text) }
    // `(any Error)` keeps its brackets only where a suffix follows, which is no tuple.
    if parts.count == 1 { return parts[0].element }
    return .tuple(parts)
  }

  private static func part(_ range: Range<Int>, in text: SourceText) -> Part {
    var range = range
    var label: String?
    let colon = range.prefix(3).first { text.tokens[$0].kind == .colon }
    if let colon, colon > range.lowerBound {
      let name = text.text(text.tokens[colon - 1])
      label = name == "_" ? nil : name
      range = (colon + 1)..<range.upperBound
    }
    guard let first = range.first, let last = range.last else { return Part(label, .unknown) }
    let span = text.tokens[first].span.union(text.tokens[last].span)
    return Part(label, element(SwiftText(span: span, tokens: range), in: text))
  }

  /// What stands between the commas of a parenthesis that spans the whole range.
  private static func split(_ range: Range<Int>, in text: SourceText) -> [Range<Int>]? {
    var pieces: [Range<Int>] = []
    var depth = 0
    var start = range.lowerBound + 1
    for index in range {
      let token = text.tokens[index]
      switch token.kind {
      case .leftParenthesis, .leftBracket, .leftBrace: depth += 1
      case .rightParenthesis, .rightBracket, .rightBrace:
        depth -= 1
        if depth == 0, index < range.upperBound - 1 { return nil }
      case .symbol:
        for byte in text.source.bytes[token.start..<token.end] {
          if byte == UInt8(ascii: "<") { depth += 1 }
          if byte == UInt8(ascii: ">") { depth -= 1 }
        }
      case .comma where depth == 1:
        pieces.append(start..<index)
        start = index + 1
      default: break
      }
    }
    if start < range.upperBound - 1 { pieces.append(start..<(range.upperBound - 1)) }
    return pieces
  }

  static func optional(_ element: Element) -> Element {
    guard let text = element.text else { return .unknown }
    let needsBrackets = text.contains(" ") && !text.hasPrefix("(") && !text.hasPrefix("[") && !text.hasSuffix(">")
    return .type(needsBrackets ? "(\(text))?" : "\(text)?")
  }

  /// `Post` of `Post?` and `Optional<Post>`; nil for what is not visibly optional.
  static func unwrapped(_ element: Element) -> Element? {
    guard case .type(let text) = element else { return nil }
    if text.hasSuffix("?") {
      let wrapped = String(text.dropLast())
      let isBracketed = wrapped.hasPrefix("(") && wrapped.hasSuffix(")") && !wrapped.contains(",")
      return named(isBracketed ? String(wrapped.dropFirst().dropLast()) : wrapped)
    }
    if text.hasPrefix("Optional<"), text.hasSuffix(">") { return named(String(text.dropFirst(9).dropLast())) }
    return nil
  }

  /// `Post` of `Single<Post>`, `AnyPublisher<Post, Never>`: a carrier of this name with its first argument.
  static func carried(_ text: String) -> (carrier: String, element: Element)? {
    guard let open = text.firstIndex(of: "<"), text.hasSuffix(">") else { return nil }
    let name = text[..<open]
    var depth = 0
    var end = text.index(before: text.endIndex)
    var index = text.index(after: open)
    let start = index
    while index < end {
      switch text[index] {
      case "<", "(", "[": depth += 1
      case ")", "]": depth -= 1
      case ">":
        if index == text.startIndex || text[text.index(before: index)] != "-" { depth -= 1 }
      case "," where depth == 0: end = index
      default: break
      }
      if index < end { index = text.index(after: index) }
    }
    return (String(name), named(String(text[start..<end])))
  }
}
