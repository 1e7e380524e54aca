/// What the tokens of a file say: their texts, and which keywords stand where.
struct TokenText {
  let source: SourceFile
  let tokens: [Token]

  func text(at index: Int) -> String {
    source.text(tokens[index].span)
  }

  /// A name without its backticks.
  func name(at index: Int) -> Name {
    let token = tokens[index]
    let isQuoted = token.end - token.start >= 2 && source.bytes[token.start] == UInt8(ascii: "`")
    let span = isQuoted ? Span(token.start + 1, token.end - 1) : token.span
    return Name(source.text(span), span: token.span)
  }

  func isWord(_ word: StaticString, at index: Int) -> Bool {
    guard index < tokens.count else { return false }
    let token = tokens[index]
    guard token.kind == .identifier else { return false }
    return isText(word, token)
  }

  func isSymbol(_ symbol: StaticString, at index: Int) -> Bool {
    guard index < tokens.count else { return false }
    let token = tokens[index]
    return token.kind == .symbol && isText(symbol, token)
  }

  private func isText(_ text: StaticString, _ token: Token) -> Bool {
    let count = text.utf8CodeUnitCount
    guard token.end - token.start == count else { return false }
    for offset in 0..<count where source.bytes[token.start + offset] != text.utf8Start[offset] { return false }
    return true
  }

  func keyword(at index: Int) -> Keyword? {
    let token = tokens[index]
    let count = token.end - token.start
    guard token.kind == .identifier, count >= 3, count <= 9 else { return nil }
    // Most names are told from all keywords by their first letter.
    switch source.bytes[token.start] {
    case UInt8(ascii: "s"), UInt8(ascii: "i"), UInt8(ascii: "n"), UInt8(ascii: "o"), UInt8(ascii: "l"),
      UInt8(ascii: "b"), UInt8(ascii: "g"), UInt8(ascii: "v"), UInt8(ascii: "t"):
      return Keyword(rawValue: source.text(token.span))
    default: return nil
    }
  }

  /// Whether nothing stands between the token and the one before it.
  func isAttached(at index: Int) -> Bool {
    index > 0 && tokens[index].start == tokens[index - 1].end
  }

  func isAccess(at index: Int) -> Bool {
    let token = tokens[index]
    return token.kind == .identifier && token.end - token.start <= 11 && Keyword.access.contains(text(at: index))
  }

  /// The index behind `public` or `private(set)`.
  func afterAccess(at index: Int) -> Int {
    guard isAccess(at: index) else { return index }
    let isSetter =
      index + 3 < tokens.count && tokens[index + 1].kind == .leftParenthesis && isAttached(at: index + 1)
      && isWord("set", at: index + 2) && tokens[index + 3].kind == .rightParenthesis
    return isSetter ? index + 4 : index + 1
  }

  /// Whether a member of a screen begins here for certain: two names side by side are no Swift expression.
  /// Inside of Swift text a `let` needs its `<-` to be told from Swift's own.
  func startsMember(at start: Int, insideSwift: Bool = false) -> Bool {
    let index = afterAccess(at: start)
    guard let keyword = keyword(at: index), index + 1 < tokens.count else { return false }
    let next = tokens[index + 1]
    guard !next.startsLine else { return false }
    switch keyword {
    case .needs, .input, .output, .state, .bind, .group: return next.kind == .identifier || next.kind == .at
    case .let:
      let isBound = index + 2 < tokens.count && [.leftArrow, .rightArrow].contains(tokens[index + 2].kind)
      return next.kind == .identifier && (isBound || !insideSwift)
    case .transform: return isWord("by", at: index + 1)
    case .view: return next.kind == .leftParenthesis
    case .swift: return next.kind == .leftBrace
    case .screen, .service, .settings, .import: return false
    }
  }

  /// Whether `screen Name`, `service Name` or `settings {` stands here, behind attributes and access.
  func startsDeclaration(at start: Int) -> Bool {
    var index = start
    while tokens[index].kind == .at, index + 1 < tokens.count {
      index = afterAttribute(at: index)
    }
    index = afterAccess(at: index)
    guard let keyword = keyword(at: index), index + 1 < tokens.count else { return false }
    switch keyword {
    case .screen, .service: return tokens[index + 1].kind == .identifier
    case .settings: return tokens[index + 1].kind == .leftBrace
    default: return false
    }
  }

  private func afterAttribute(at start: Int) -> Int {
    var index = start + 1
    while index + 1 < tokens.count, tokens[index].kind == .identifier || tokens[index].kind == .period { index += 1 }
    guard tokens[index].kind == .leftParenthesis, isAttached(at: index) else { return index }
    // Long arguments have no place before a screen; the look-ahead stays short.
    let furthest = min(index + 64, tokens.count - 1)
    var depth = 0
    while index < furthest {
      if tokens[index].kind == .leftParenthesis { depth += 1 }
      if tokens[index].kind == .rightParenthesis { depth -= 1 }
      index += 1
      if depth == 0 { break }
    }
    return index
  }
}
