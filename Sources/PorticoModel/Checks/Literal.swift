import PorticoSyntax

/// A value that is plainly a literal, as far as its type shows.
enum Literal {
  case string, integer, fraction, boolean, empty, array, dictionary

  /// nil: the value is an expression, of which nothing is known.
  init?(_ value: SwiftText, in tree: SyntaxTree) {
    let tokens = tree.tokens[value.tokens]
    guard let first = tokens.first, let last = tokens.last else { return nil }
    if first.kind == .leftBracket, last.kind == .rightBracket {
      guard let literal = Self.bracketed(tokens) else { return nil }
      self = literal
      return
    }
    let isNegative = tokens.count == 2 && first.kind == .symbol && tree.source.text(first.span) == "-"
    guard tokens.count == 1 || isNegative else { return nil }
    switch last.kind {
    case .string: self = .string
    case .number:
      let digits = tree.source.text(last.span)
      self = digits.contains(".") || (digits.contains("e") && !digits.hasPrefix("0x")) ? .fraction : .integer
    case .identifier:
      switch tree.source.text(last.span) {
      case "true", "false": self = .boolean
      case "nil": self = .empty
      default: return nil
      }
    default: return nil
    }
  }

  /// `[…]`, unless the first bracket is closed before the end (`[1][0]`).
  private static func bracketed(_ tokens: ArraySlice<Token>) -> Literal? {
    var depth = 0
    var isDictionary = false
    for (index, token) in zip(tokens.indices, tokens) {
      switch token.kind {
      case .leftBracket, .leftParenthesis, .leftBrace: depth += 1
      case .rightBracket, .rightParenthesis, .rightBrace:
        depth -= 1
        if depth == 0, index != tokens.endIndex - 1 { return nil }
      case .colon where depth == 1: isDictionary = true
      default: break
      }
    }
    return isDictionary ? .dictionary : .array
  }

  var description: String {
    switch self {
    case .string: "a string"
    case .integer: "a whole number"
    case .fraction: "a number with a fraction"
    case .boolean: "a truth value"
    case .empty: "nothing"
    case .array: "an array"
    case .dictionary: "a dictionary"
    }
  }

  func agreement(with type: TypeShape) -> TypeShape.Agreement {
    switch (self, type) {
    case (.empty, .optional): return .agrees
    case (.empty, .name), (.empty, .other): return type.isKnown ? .disagrees : .differs
    case (.empty, _): return .disagrees
    case (_, .optional(let wrapped)): return agreement(with: wrapped)
    case (.array, .array), (.dictionary, .dictionary): return .agrees
    case (_, .array), (_, .dictionary), (_, .tuple): return .disagrees
    case (_, .other): return .agrees
    case (_, .name(let name, _)): return takes(name, type) ? .agrees : .disagrees
    }
  }

  /// A type that is not of Swift's own may be made of any literal.
  private func takes(_ name: String, _ type: TypeShape) -> Bool {
    guard type.isKnown else { return true }
    return switch self {
    case .string: ["String", "Substring", "Character"].contains(name)
    case .integer: type.isInteger || ["Double", "Float", "Decimal"].contains(name)
    case .fraction: ["Double", "Float", "Decimal"].contains(name)
    case .boolean: name == "Bool"
    case .array: name == "Set"
    case .dictionary, .empty: false
    }
  }
}
