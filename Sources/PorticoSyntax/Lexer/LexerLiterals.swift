/// String and regex literals, each a token as a whole.
extension Lexer {
  mutating func scanString(hashes: Int) -> Token.Kind {
    let start = position
    let opening = start + hashes
    let isMultiline = opensMultiline(at: opening, hashes: hashes)
    let contentStart = opening + (isMultiline ? 3 : 1)
    if !isMultiline || !unclosed.strings.contains(hashes),
      let close = stringEnd(from: contentStart, hashes: hashes, isMultiline: isMultiline, depth: 0)
    {
      position = close
      return .string
    }
    if isMultiline { unclosed.strings.insert(hashes) }
    position = lineEnd(from: start)
    let quotes = (isMultiline ? "\"\"\"" : "\"") + String(repeating: "#", count: hashes)
    report("unterminated-string", "this string never ends; close it with `\(quotes)`", at: Span(start, position))
    return .string
  }

  /// `#"""#` holds one quotation mark; it opens no multi-line literal.
  private func opensMultiline(at opening: Int, hashes: Int) -> Bool {
    guard peek(opening + 1) == UInt8(ascii: "\""), peek(opening + 2) == UInt8(ascii: "\"") else { return false }
    return hashes == 0 || !hasHashes(hashes, at: opening + 3)
  }

  /// The offset behind the closing delimiter, looked for from the first byte of the content.
  func stringEnd(from start: Int, hashes: Int, isMultiline: Bool, depth: Int) -> Int? {
    var index = start
    while index < end {
      let byte = bytes[index]
      if byte == UInt8(ascii: "\"") {
        let quotes = isMultiline ? 3 : 1
        let isWhole =
          !isMultiline || (peek(index + 1) == UInt8(ascii: "\"") && peek(index + 2) == UInt8(ascii: "\""))
        if isWhole, hasHashes(hashes, at: index + quotes) { return index + quotes + hashes }
        index += 1
      } else if byte == UInt8(ascii: "\\"), hasHashes(hashes, at: index + 1) {
        let escaped = index + 1 + hashes
        if peek(escaped) == UInt8(ascii: "(") {
          guard let close = interpolationEnd(from: escaped + 1, isMultiline: isMultiline, depth: depth + 1) else {
            return nil
          }
          index = close + 1
        } else {
          index = ByteClass.isNewline(peek(escaped)) ? escaped : escaped + 1
        }
      } else if !isMultiline, ByteClass.isNewline(byte) {
        return nil
      } else {
        index += 1
      }
    }
    return nil
  }

  /// Where the `)` of an interpolation stands.
  func interpolationEnd(from start: Int, isMultiline: Bool, depth: Int) -> Int? {
    guard depth < 32 else { return nil }
    var index = start
    var parentheses = 1
    var hashes = 0
    while index < end {
      let byte = bytes[index]
      switch byte {
      case UInt8(ascii: "("): parentheses += 1
      case UInt8(ascii: ")"):
        parentheses -= 1
        if parentheses == 0 { return index }
      case UInt8(ascii: "\""):
        let isLong = opensMultiline(at: index, hashes: hashes)
        let content = index + (isLong ? 3 : 1)
        guard let close = stringEnd(from: content, hashes: hashes, isMultiline: isLong, depth: depth) else {
          return nil
        }
        index = close - 1
      default:
        if !isMultiline, ByteClass.isNewline(byte) { return nil }
      }
      hashes = byte == UInt8(ascii: "#") ? hashes + 1 : 0
      index += 1
    }
    return nil
  }

  private func hasHashes(_ count: Int, at index: Int) -> Bool {
    for offset in 0..<count where peek(index + offset) != UInt8(ascii: "#") { return false }
    return true
  }

  /// Whether the `/` here begins a regex literal: what stands before it wants an operand, and a blank would make it an
  /// operator.
  var startsRegex: Bool {
    guard let previous = tokens.last else { return false }
    switch previous.kind {
    case .leftParenthesis, .comma, .equal, .colon, .leftBrace, .leftBracket: break
    case .identifier:
      guard previous.end - previous.start == 6,
        bytes[previous.start..<previous.end].elementsEqual("return".utf8)
      else { return false }
    default: return false
    }
    let next = peek(position + 1)
    return position + 1 < end && !ByteClass.isBlank(next) && next != UInt8(ascii: ")") && next != UInt8(ascii: ",")
  }

  /// `/…/` ends on its line; `#/…/#` that breaks after the opening does not.
  mutating func scanRegex(hashes: Int) -> Token.Kind {
    let start = position
    let contentStart = start + hashes + 1
    let isMultiline = hashes > 0 && ByteClass.isNewline(peek(contentStart))
    if !isMultiline || !unclosed.regexes.contains(hashes) {
      var index = contentStart
      while index < end, isMultiline || !ByteClass.isNewline(bytes[index]) {
        let byte = bytes[index]
        if byte == UInt8(ascii: "/"), hasHashes(hashes, at: index + 1) {
          position = index + 1 + hashes
          return .regex
        }
        index += byte == UInt8(ascii: "\\") && !ByteClass.isNewline(peek(index + 1)) ? 2 : 1
      }
      if isMultiline { unclosed.regexes.insert(hashes) }
    }
    position = lineEnd(from: start)
    let close = "/" + String(repeating: "#", count: hashes)
    report(
      "unterminated-regex", "this regular expression never ends; close it with `\(close)`", at: Span(start, position))
    return .regex
  }
}
