/// Settings: lines of words and strings; which of them make the key is not decided here.
extension Parsing {
  mutating func parseSettings() -> SettingsNode? {
    let start = index
    index += 1
    guard findBrace(after: "`settings`") else { return nil }
    let entries = parseRegion(linesMatter: true) { $0.parseSettingEntries() }
    return SettingsNode(entries: entries, span: span(from: start))
  }

  mutating func parseSettingEntries() -> [SettingNode] {
    var entries: [SettingNode] = []
    while index < limit {
      if kind == .semicolon {
        index += 1
        continue
      }
      let start = index
      var entry: [SettingNode.Word] = []
      repeat {
        if let word = parseSettingWord() { entry.append(word) }
      } while isOnLine(index) && kind != .semicolon
      if !entry.isEmpty { entries.append(SettingNode(words: entry, span: span(from: start))) }
    }
    return entries
  }

  private mutating func parseSettingWord() -> SettingNode.Word? {
    let token = tokens[index]
    switch kind {
    case .string:
      index += 1
      return SettingNode.Word(
        text: stringContent(of: token, in: words.source), isString: true, span: token.span)
    case .comma, .unknown, .rightParenthesis, .rightBracket, .rightBrace:
      index += 1
      return nil
    case .equal, .colon:
      let mark = words.text(at: index)
      report(
        "unexpected-text", "a setting is written without `\(mark)`: `library combine`", at: token.span,
        fixes: [replace(token.span, with: "")])
      index += 1
      return nil
    default:
      let start = index
      repeat { skipWordPart() } while continuesWord
      let span = span(from: start)
      return SettingNode.Word(text: words.source.text(span), isString: false, span: span)
    }
  }

  /// `default-isolation` and `Driver<_>` are one word each: nothing stands between their parts.
  private var continuesWord: Bool {
    guard isOnLine(index), words.isAttached(at: index) else { return false }
    switch kind {
    case .comma, .semicolon, .string, .equal, .colon, .rightParenthesis, .rightBracket, .rightBrace: return false
    default: return true
    }
  }

  private mutating func skipWordPart() {
    if isOpening(index) {
      index = max(afterRegion(index), index + 1)
    } else if isSymbol("<", at: index), words.isAttached(at: index) {
      var depth = 0
      repeat {
        if isSymbol("<", at: index) { depth += 1 }
        if isSymbol(">", at: index) { depth -= 1 }
        index += 1
      } while depth > 0 && isOnLine(index)
    } else {
      index += 1
    }
  }
}
