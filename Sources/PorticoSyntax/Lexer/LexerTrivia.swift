/// White space and comments: what stands between two tokens.
extension Lexer {
  /// Goes to the next token's first byte; true where a line ended on the way.
  mutating func skipTrivia() -> Bool {
    var sawNewline = false
    while position < end {
      let byte = bytes[position]
      if byte == 0x20 || byte == 0x09 {
        position += 1
      } else if ByteClass.isBlank(byte) {
        if ByteClass.isNewline(byte) { sawNewline = true }
        position += 1
      } else if byte == UInt8(ascii: "/"), peek(position + 1) == UInt8(ascii: "/") {
        position = lineEnd(from: position)
      } else if byte == UInt8(ascii: "/"), peek(position + 1) == UInt8(ascii: "*") {
        if skipBlockComment() { sawNewline = true }
      } else {
        break
      }
    }
    return sawNewline
  }

  func lineEnd(from start: Int) -> Int {
    var index = start
    while index < end, !ByteClass.isNewline(bytes[index]) { index += 1 }
    return index
  }

  /// Comments nest. One without an end loses its line only.
  private mutating func skipBlockComment() -> Bool {
    let start = position
    var sawNewline = false
    var opened: [Int] = []
    var index = start
    if !unclosed.comments.contains(start) {
      repeat {
        let byte = peek(index)
        let next = peek(index + 1)
        if byte == UInt8(ascii: "/"), next == UInt8(ascii: "*") {
          opened.append(index)
          index += 2
        } else if byte == UInt8(ascii: "*"), next == UInt8(ascii: "/") {
          opened.removeLast()
          index += 2
        } else {
          if ByteClass.isNewline(byte) { sawNewline = true }
          index += 1
        }
      } while !opened.isEmpty && index < end
      if opened.isEmpty {
        position = min(index, end)
        return sawNewline
      }
      unclosed.comments.formUnion(opened)
    }
    position = lineEnd(from: start)
    report("unterminated-comment", "this comment never ends; close it with `*/`", at: Span(start, start + 2))
    return false
  }
}

/// The literals and comments that are known to have no end, so that none is looked for twice: the cost stays linear
/// whatever the text.
struct UnclosedLiterals {
  var comments: Set<Int> = []
  /// By the number of `#` before them.
  var strings: Set<Int> = []
  var regexes: Set<Int> = []
}
