/// Where a member goes on behind a line break.
extension Parsing {
  /// Whether what is being read ends before the token at `index`.
  func breaksLine(before index: Int) -> Bool {
    guard index < limit else { return true }
    return linesMatter && words.tokens[index].startsLine && !continues(at: index)
  }

  /// Whether the line that begins with the token at `index` goes on with what stands before it.
  func continues(at index: Int) -> Bool {
    if index == 0 || words.startsMember(at: index) { return false }
    return opensContinuation(index) || leavesOpen(index - 1)
  }

  private func opensContinuation(_ index: Int) -> Bool {
    switch words.tokens[index].kind {
    case .period, .leftArrow, .rightArrow, .equal, .colon: true
    case .identifier: words.isWord("as", at: index)
    case .symbol:
      words.source.bytes[words.tokens[index].start] == UInt8(ascii: "?")
        || words.isSymbol("&", at: index) || hasBlank(after: index)
    default: false
    }
  }

  private func leavesOpen(_ index: Int) -> Bool {
    switch words.tokens[index].kind {
    case .leftArrow, .rightArrow, .equal, .colon, .period, .comma, .leftParenthesis, .leftBracket, .leftBrace: true
    case .symbol: words.isSymbol("&", at: index) || !words.isAttached(at: index)
    default: false
    }
  }

  private func hasBlank(after index: Int) -> Bool {
    index + 1 < words.tokens.count && words.tokens[index + 1].start > words.tokens[index].end
  }
}
