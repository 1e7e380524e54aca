/// Where a Swift type ends. Its inside is opaque; brackets and `<>` are balanced.
extension Parsing {
  /// The type that begins here; `place` says where it was expected.
  mutating func parseType(_ place: String) -> SwiftText? {
    let start = index
    guard skipType() else {
      expected("expected-type", "a type \(place)")
      return nil
    }
    return text(from: start)
  }

  /// `-> T`, where it stands here.
  mutating func parseResult() -> SwiftText? {
    guard kind == .rightArrow else { return nil }
    index += 1
    return parseType("after `->`")
  }

  /// Types separated by commas.
  mutating func parseTypes(_ place: String) -> [SwiftText] {
    var types: [SwiftText] = []
    repeat {
      if kind == .comma { index += 1 }
      guard let type = parseType(place) else { break }
      types.append(type)
    } while kind == .comma
    return types
  }

  /// Whether a type begins at `index`, on the line.
  func startsType(at index: Int) -> Bool {
    switch kind(at: index) {
    case .identifier: !isWord("as", at: index) && isOnLine(index)
    case .leftParenthesis, .leftBracket, .at: isOnLine(index)
    default: false
    }
  }

  private mutating func skipType() -> Bool {
    guard depth < Self.deepest else { return false }
    depth += 1
    defer { depth -= 1 }
    while true {
      if breaksLine(before: index) { return false }
      skipTypePrefixes()
      guard skipNamedOrBracketed() else { return false }
      guard skipTypeSuffixes() else { return false }
      if isSymbol("&", at: index) {
        index += 1
      } else if let arrow = arrowIndex {
        index = arrow + 1
      } else {
        return true
      }
    }
  }

  private mutating func skipTypePrefixes() {
    while index < limit {
      if kind == .at, kind(at: index + 1) == .identifier {
        index += 2
        while kind == .period, kind(at: index + 1) == .identifier { index += 2 }
        if kind == .leftParenthesis, words.isAttached(at: index) { index = afterRegion(index) }
      } else if isSymbol("~", at: index) || (kind == .identifier && isTypePrefix && startsType(at: index + 1)) {
        index += 1
      } else {
        return
      }
    }
  }

  private var isTypePrefix: Bool {
    let token = words.tokens[index]
    guard (3...9).contains(token.end - token.start) else { return false }
    switch words.text(at: index) {
    case "any", "some", "inout", "borrowing", "consuming", "sending", "isolated", "each", "repeat": return true
    default: return false
    }
  }

  private mutating func skipNamedOrBracketed() -> Bool {
    switch kind {
    case .identifier:
      if isWord("as", at: index) { return false }
      index += 1
      return skipGenericArguments()
    case .leftParenthesis, .leftBracket:
      index = afterRegion(index)
      return true
    default: return false
    }
  }

  private mutating func skipTypeSuffixes() -> Bool {
    while index < limit {
      if kind == .period, kind(at: index + 1) == .identifier {
        if isStepHere { return true }
        index += 2
        guard skipGenericArguments() else { return false }
      } else if kind == .symbol, words.isAttached(at: index),
        isSymbol("?", at: index) || isSymbol("!", at: index) || isSymbol("...", at: index)
      {
        index += 1
      } else {
        return true
      }
    }
    return true
  }

  /// Whether the `.name` here is the flow's next step, `-> T` being the one before's: no type goes on with a call.
  private var isStepHere: Bool {
    switch kind(at: index + 2) {
    case .leftParenthesis: true
    case .leftBrace: StepGrammar.of(words.text(at: index + 1)) != nil
    default: false
    }
  }

  private mutating func skipGenericArguments() -> Bool {
    guard isSymbol("<", at: index), words.isAttached(at: index) else { return true }
    let opening = index
    let outer = linesMatter
    linesMatter = false
    defer { linesMatter = outer }
    index += 1
    while index < limit, !isSymbol(">", at: index) {
      if kind == .number { index += 1 } else if !skipType() { break }
      guard kind == .comma else { break }
      index += 1
    }
    guard isSymbol(">", at: index) else {
      report(
        "unclosed-bracket", "`<` is never closed; add the `>` that belongs to it", at: words.tokens[opening].span)
      isBroken = true
      return false
    }
    index += 1
    return true
  }

  /// Where the `->` of a function type stands, behind its effects.
  private var arrowIndex: Int? {
    var index = self.index
    if isWord("async", at: index) { index += 1 }
    if isWord("throws", at: index) || isWord("rethrows", at: index) {
      index += 1
      if kind(at: index) == .leftParenthesis { index = afterRegion(index) }
    }
    // In Swift the parameters of a function type stand in parentheses: `T -> flow` is meant otherwise.
    let isFunction = self.index > 0 && kind(at: self.index - 1) == .rightParenthesis
    return kind(at: index) == .rightArrow && isFunction ? index : nil
  }
}
