/// A `.portico` file without one of its declarations.
import PorticoSyntax

package enum DeclarationRemoval {
  package enum Result: Hashable {
    /// Nothing is declared any more.
    case nothingLeft
    case rest([UInt8])
    /// What is left would mean something else.
    case refused
  }

  package static func remove(_ name: String, from tree: SyntaxTree) -> Result {
    let screens = tree.screens.map { ($0.name.text, $0.span) }
    let services = tree.services.map { ($0.name.text, $0.span) }
    let all = screens + services
    guard let removed = all.first(where: { $0.0 == name }) else { return .refused }
    if all.count == 1 { return .nothingLeft }
    var bytes = tree.source.bytes
    let span = lines(around: removed.1, in: tree)
    bytes.removeSubrange(span.lower..<span.upper)
    let rest = Parser.parse(SourceFile(path: tree.source.path, bytes: bytes))
    let left = (rest.screens.map { ($0.name.text, $0.span) } + rest.services.map { ($0.name.text, $0.span) })
    let same = all.filter { $0.0 != name }
    let isSound =
      left.count == same.count && rest.diagnostics.count <= tree.diagnostics.count
      && zip(left, same).allSatisfy { $0.0 == $1.0 && rest.source.text($0.1) == tree.source.text($1.1) }
    return isSound ? .rest(bytes) : .refused
  }

  /// `tree` with `type` among what a service inherits from.
  package static func adding(_ type: String, to service: String, in tree: SyntaxTree) -> [UInt8] {
    var bytes = tree.source.bytes
    guard let node = tree.services.first(where: { $0.name.text == service }) else { return bytes }
    let last = node.inheritance.last?.span.upper
    bytes.insert(contentsOf: Array(((last == nil ? ": " : ", ") + type).utf8), at: last ?? node.name.span.upper)
    return bytes
  }

  /// With the comments that are attached to it, and the lines that would be empty without it.
  private static func lines(around span: Span, in tree: SyntaxTree) -> Span {
    let bytes = tree.source.bytes
    guard let first = tree.tokens.first(where: { $0.start == span.lower }) else { return span }
    var lower = first.startsLine ? attached(before: first, in: bytes) : span.lower
    var upper = span.upper
    while upper < bytes.count, isBlank(bytes[upper]) || bytes[upper] == UInt8(ascii: ";") { upper += 1 }
    // What follows on its line, or stands before it there, stays.
    guard first.startsLine, upper == bytes.count || isNewline(bytes[upper]) else { return Span(lower, upper) }
    upper = afterNewline(upper, in: bytes)
    // Of the blank lines before and behind it one kind is enough.
    if lower == 0 || endsInBlankLine(bytes[..<lower]) {
      while upper < bytes.count, let next = afterBlankLine(upper, in: bytes) { upper = next }
    }
    if upper == bytes.count {
      while lower > 0, endsInBlankLine(bytes[..<lower]) { lower -= lower > 1 && bytes[lower - 2] == 0x0D ? 2 : 1 }
    }
    return Span(lower, upper)
  }

  /// Where the comments begin that no blank line parts from the declaration.
  private static func attached(before token: Token, in bytes: [UInt8]) -> Int {
    var start = token.triviaStart
    var index = token.triviaStart
    // What follows on the line of the token before is that one's.
    if index > 0 {
      index = endOfLine(index, token.start, in: bytes)
      start = index
    }
    while index < token.start {
      if let next = afterBlankLine(index, in: bytes), next <= token.start {
        index = next
        start = next
      } else {
        index = endOfLine(index, token.start, in: bytes)
      }
    }
    return start
  }

  /// Behind the line at `index`; a comment that goes on over lines counts as one.
  private static func endOfLine(_ start: Int, _ limit: Int, in bytes: [UInt8]) -> Int {
    var index = start
    var depth = 0
    var isLineComment = false
    while index < limit {
      let next = index + 1 < limit ? bytes[index + 1] : 0
      if !isLineComment, bytes[index] == UInt8(ascii: "/"), next == UInt8(ascii: "*") {
        depth += 1
        index += 2
      } else if depth > 0, bytes[index] == UInt8(ascii: "*"), next == UInt8(ascii: "/") {
        depth -= 1
        index += 2
      } else if depth == 0, bytes[index] == UInt8(ascii: "/"), next == UInt8(ascii: "/") {
        isLineComment = true
        index += 2
      } else if depth == 0, isNewline(bytes[index]) {
        return afterNewline(index, in: bytes)
      } else {
        index += 1
      }
    }
    return limit
  }

  private static func afterBlankLine(_ start: Int, in bytes: [UInt8]) -> Int? {
    var index = start
    while index < bytes.count, isBlank(bytes[index]) { index += 1 }
    return index < bytes.count && isNewline(bytes[index]) ? afterNewline(index, in: bytes) : nil
  }

  private static func afterNewline(_ index: Int, in bytes: [UInt8]) -> Int {
    guard index < bytes.count else { return index }
    let isPair = bytes[index] == 0x0D && index + 1 < bytes.count && bytes[index + 1] == 0x0A
    return index + (isPair ? 2 : 1)
  }

  private static func endsInBlankLine(_ bytes: ArraySlice<UInt8>) -> Bool {
    var newlines = 0
    var index = bytes.endIndex
    while index > bytes.startIndex {
      let byte = bytes[index - 1]
      index -= 1
      if isNewline(byte) {
        newlines += 1
        if byte == 0x0A, index > bytes.startIndex, bytes[index - 1] == 0x0D { index -= 1 }
        if newlines == 2 { return true }
      } else if !isBlank(byte) {
        return false
      } else if newlines == 0 {
        return false
      }
    }
    return newlines > 0
  }

  private static func isBlank(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x09 }

  private static func isNewline(_ byte: UInt8) -> Bool { byte == 0x0A || byte == 0x0D }
}
