/// Methods: from `func` to the body's end.
extension SwiftOutlineReader {
  /// nil for an operator, or what is no function.
  func function(at index: Int, _ modifiers: Set<String>) -> (SwiftFunction, end: Int)? {
    guard tokens[index + 1].kind == .identifier else { return nil }
    let open = afterAngles(index + 2)
    guard tokens[open].kind == .leftParenthesis else { return nil }
    var function = SwiftFunction(name: name(index + 1), nameSpan: tokens[index + 1].span)
    function.modifiers = modifiers
    function.isGeneric = open > index + 2
    let close = closing(of: open)
    function.parameters = parameters((open + 1)..<close)
    var next = close + 1
    while tokens[next].kind == .identifier, ["async", "reasync", "throws", "rethrows"].contains(text(next)) {
      if text(next) == "async" { function.isAsync = true }
      if text(next) == "throws" { function.isThrowing = true }
      next += 1
      if tokens[next].kind == .leftParenthesis { next = closing(of: next) + 1 }
    }
    if tokens[next].kind == .rightArrow {
      let start = next + 1
      next = resultEnd(from: start)
      function.result = SwiftType(tokens[start..<next], in: source)
    }
    function.span = Span(tokens[index].start, tokens[next - 1].end)
    while isWord("where", next) || tokens[next].kind == .comma { next = resultEnd(from: next + 1) }
    guard tokens[next].kind == .leftBrace else { return (function, next) }
    let end = closing(of: next)
    function.body = Span(tokens[next].end, tokens[end].start)
    return (function, end + 1)
  }

  /// A type ends at the body; a requirement, which has none, at its line's end.
  private func resultEnd(from start: Int) -> Int {
    var index = start
    while ![.leftBrace, .rightBrace, .endOfFile, .semicolon].contains(tokens[index].kind), !isWord("where", index) {
      if index > start, tokens[index].startsLine, tokens[index].kind == .identifier || tokens[index].kind == .at,
        tokens[index - 1].kind != .rightArrow, tokens[index - 1].kind != .comma
      {
        break
      }
      let isOpening = tokens[index].kind == .leftParenthesis || tokens[index].kind == .leftBracket
      index = isOpening ? closing(of: index) + 1 : index + 1
    }
    return index
  }

  private func parameters(_ range: Range<Int>) -> [SwiftFunction.Parameter] {
    var result: [SwiftFunction.Parameter] = []
    var start = range.lowerBound
    var depth = 0
    var isValue = false
    var typeEnd: Int?
    var index = start
    while index < range.upperBound {
      switch tokens[index].kind {
      case .leftParenthesis, .leftBracket, .leftBrace:
        index = closing(of: index)
      case .symbol where !isValue:
        if text(index) == "<" { depth += 1 }
        if text(index) == ">" { depth -= 1 }
      case .equal where depth == 0:
        isValue = true
        typeEnd = typeEnd ?? index
      case .comma where depth == 0 || isValue:
        result += parameter(start..<(typeEnd ?? index)).map { [$0] } ?? []
        (start, depth, isValue, typeEnd) = (index + 1, 0, false, nil)
      default: break
      }
      index += 1
    }
    return result + (parameter(start..<(typeEnd ?? range.upperBound)).map { [$0] } ?? [])
  }

  /// `label name: Type`
  private func parameter(_ range: Range<Int>) -> SwiftFunction.Parameter? {
    var ignored: Set<String> = []
    var first = range.lowerBound
    while first < range.upperBound, tokens[first].kind == .at { first = attribute(at: first, &ignored) }
    guard let colon = (first..<max(first, range.upperBound)).first(where: { tokens[$0].kind == .colon }), colon > first
    else { return nil }
    let label = name(first)
    return SwiftFunction.Parameter(
      label: label == "_" ? nil : label, type: SwiftType(tokens[(colon + 1)..<range.upperBound], in: source))
  }

  /// Without its backticks.
  private func name(_ index: Int) -> String {
    let text = text(index)
    return text.utf8.first == UInt8(ascii: "`") ? String(text.dropFirst().dropLast()) : text
  }

  /// Behind `@name` and what it is given.
  func attribute(at index: Int, _ found: inout Set<String>) -> Int {
    var next = index + 1
    guard tokens[next].kind == .identifier else { return next }
    found.insert("@" + text(next))
    next += 1
    while tokens[next].kind == .period, tokens[next + 1].kind == .identifier { next += 2 }
    let isAttached = tokens[next].start == tokens[next - 1].end
    return tokens[next].kind == .leftParenthesis && isAttached ? closing(of: next) + 1 : next
  }

  /// Behind the `<…>` at `index`, or there where none begins.
  func afterAngles(_ index: Int) -> Int {
    guard tokens[index].kind == .symbol, text(index) == "<" else { return index }
    var depth = 0
    var next = index
    while tokens[next].kind != .endOfFile, tokens[next].kind != .leftBrace {
      if text(next) == "<" { depth += 1 }
      if text(next) == ">" { depth -= 1 }
      next += 1
      if depth == 0 { return next }
    }
    return index
  }
}
