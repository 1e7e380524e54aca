/// The type that a literal shows: `0` is an Int, `["a"]` a `[String]`, `Date()` a Date.
import PorticoSyntax

enum LiteralType {
  static func element(_ value: SwiftText, in text: SourceText) -> Element {
    element(value.tokens, in: text)
  }

  static func element(_ range: Range<Int>, in text: SourceText) -> Element {
    guard let first = range.first else { return .unknown }
    let token = text.tokens[first]
    if range.count == 1 { return single(token, in: text) }
    if range.count == 2, token.kind == .symbol, text.text(token) == "-" {
      return single(text.tokens[first + 1], in: text)
    }
    let last = text.tokens[range.upperBound - 1].kind
    if token.kind == .leftParenthesis, range.count == 2, last == .rightParenthesis { return .void }
    if token.kind == .leftBracket, closes(range, in: text, .leftBracket, .rightBracket) {
      return array((first + 1)..<(range.upperBound - 1), in: text)
    }
    return instance(range, in: text)
  }

  private static func single(_ token: Token, in text: SourceText) -> Element {
    let word = text.text(token)
    switch token.kind {
    case .string: return .type("String")
    case .number:
      let isHexadecimal = word.hasPrefix("0x")
      let isFraction = word.contains(".") || (!isHexadecimal && word.contains { $0 == "e" || $0 == "E" })
      return .type(isFraction ? "Double" : "Int")
    case .identifier: return word == "true" || word == "false" ? .type("Bool") : .unknown
    default: return .unknown
    }
  }

  private static func array(_ range: Range<Int>, in text: SourceText) -> Element {
    var common: Element?
    var start = range.lowerBound
    var depth = 0
    for index in range.lowerBound...range.upperBound {
      let kind = text.tokens[index].kind
      let isEnd = index == range.upperBound
      switch kind {
      case .leftParenthesis, .leftBracket, .leftBrace: depth += 1
      case .rightParenthesis, .rightBrace, .rightBracket: if !isEnd { depth -= 1 }
      case .colon where depth == 0: return .unknown
      default: break
      }
      guard isEnd || (kind == .comma && depth == 0) else { continue }
      if start < index {
        let item = element(start..<index, in: text)
        if let common, common != item { return .unknown }
        common = item
      }
      start = index + 1
    }
    guard let name = common?.text else { return .unknown }
    return .type("[\(name)]")
  }

  /// `Post(id: 1)`: what is called by a type's name is one of that type.
  private static func instance(_ range: Range<Int>, in text: SourceText) -> Element {
    guard let first = range.first, range.count >= 3, text.tokens[first].kind == .identifier else { return .unknown }
    let name = text.text(text.tokens[first])
    guard let initial = name.unicodeScalars.first, initial.properties.isUppercase, !generic.contains(name) else {
      return .unknown
    }
    let rest = (first + 1)..<range.upperBound
    return closes(rest, in: text, .leftParenthesis, .rightParenthesis) ? .type(name) : .unknown
  }

  /// Types whose name alone is no type.
  private static let generic: Set<String> = [
    "Array", "Dictionary", "Set", "Optional", "Result", "Observable", "Single", "Driver", "Signal", "AnyPublisher",
    "Just", "Range", "ClosedRange",
  ]

  private static func closes(
    _ range: Range<Int>, in text: SourceText, _ open: Token.Kind, _ close: Token.Kind
  ) -> Bool {
    guard let first = range.first, text.tokens[first].kind == open else { return false }
    var depth = 0
    for index in range {
      switch text.tokens[index].kind {
      case open: depth += 1
      case close:
        depth -= 1
        if depth == 0 { return index == range.upperBound - 1 }
      default: break
      }
    }
    return false
  }
}
