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
      } else if isConflictMark(at: position) {
        skipConflictMark()
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

  /// `<<<<<<< HEAD`, and what ends it: a line of its own that git has written.
  private func isConflictMark(at start: Int) -> Bool {
    let mark = bytes[start]
    guard
      mark == UInt8(ascii: "<") || mark == UInt8(ascii: ">") || mark == UInt8(ascii: "=") || mark == UInt8(ascii: "|"),
      start == 0 || ByteClass.isNewline(bytes[start - 1]),
      (1..<7).allSatisfy({ peek(start + $0) == mark })
    else { return false }
    return start + 7 >= end || ByteClass.isBlank(bytes[start + 7])
  }

  /// Both sides are read, so that each is heard of; which one holds is not the tool's to say.
  private mutating func skipConflictMark() {
    if bytes[position] == UInt8(ascii: "<") {
      report(
        "merge-conflict", "a merge left a conflict here; keep what holds of both sides and delete the marks",
        at: Span(position, position + 7))
    }
    position = lineEnd(from: position)
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
