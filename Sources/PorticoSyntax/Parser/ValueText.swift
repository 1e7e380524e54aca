/// Where a Swift value ends. Its inside is opaque; brackets are balanced.
extension Parsing {
  /// How deep flows may stand in flows, and types in types, so that no text exhausts the stack.
  static var deepest: Int { 24 }

  /// The value of a member: it ends with its line, at `;`, `<-` or `as`.
  mutating func parseValue(_ place: String) -> SwiftText? {
    let start = index
    while index < limit, !(index > start ? breaksLine(before: index) : words.startsMember(at: index)) {
      let isCast = isSymbol("?", at: index + 1) || isSymbol("!", at: index + 1)
      if kind == .semicolon || kind == .leftArrow || (isWord("as", at: index) && !isCast) { break }
      skipOne()
    }
    return valueText(from: start, place)
  }

  /// The value of an argument: it ends at a comma.
  mutating func parseArgumentText(_ place: String) -> SwiftText? {
    let start = index
    skipArgument()
    return valueText(from: start, place)
  }

  /// Goes to the comma that ends the argument, or to the end of the region.
  mutating func skipArgument() {
    while index < limit, kind != .comma { skipOne() }
  }

  private mutating func valueText(from start: Int, _ place: String) -> SwiftText? {
    guard index > start else {
      expected("expected-value", "a value \(place)")
      return nil
    }
    return text(from: start)
  }

  /// Goes over one token, or all that it brackets.
  private mutating func skipOne() {
    if isOpening(index) {
      index = max(afterRegion(index), index + 1)
    } else if isSymbol("<", at: index), words.isAttached(at: index), let end = genericArgumentsEnd(index) {
      index = end
    } else {
      index += 1
    }
  }

  /// The index behind `<…>` that holds nothing but types, as Swift tells them from a comparison.
  private func genericArgumentsEnd(_ opening: Int) -> Int? {
    var angles = 0
    var index = opening
    let furthest = min(limit, opening + 200)
    while index < furthest {
      switch kind(at: index) {
      case .identifier, .comma, .period, .rightArrow, .at, .colon, .number: index += 1
      case .leftBracket, .leftParenthesis: index = max(afterRegion(index), index + 1)
      case .symbol where isSymbol("<", at: index):
        angles += 1
        index += 1
      case .symbol where isSymbol(">", at: index):
        angles -= 1
        index += 1
        if angles == 0 { return index }
      case .symbol where ["?", "!", "&", "..."].contains(words.text(at: index)): index += 1
      default: return nil
      }
    }
    return nil
  }
}
