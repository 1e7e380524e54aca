/// One file as resolution reads it: slices, their one-line forms, and places.
import PorticoSyntax

struct SourceText {
  let source: SourceFile
  let tokens: [Token]
  private let lines: LineTable

  init(_ tree: SyntaxTree) {
    source = tree.source
    tokens = tree.tokens
    lines = LineTable(tree.source)
  }

  func text(_ span: Span) -> String {
    source.text(span)
  }

  func text(_ token: Token) -> String {
    source.text(token.span)
  }

  /// A name without the backticks that may stand around it.
  func name(_ token: Token) -> String {
    let isEscaped = token.start < token.end && source.bytes[token.start] == UInt8(ascii: "`")
    return isEscaped ? text(Span(token.start + 1, max(token.end - 1, token.start + 1))) : text(token)
  }

  func location(_ offset: Int) -> Location {
    let position = lines.position(of: offset)
    return Location(line: position.line, column: position.column)
  }

  /// Without line breaks and comments, so that it fits a comment or a type.
  func oneLine(_ text: SwiftText) -> String {
    if !needsJoining(text.span) { return self.text(text.span) }
    return joined(text.tokens)
  }

  func oneLine(_ span: Span) -> String {
    if !needsJoining(span) { return text(span) }
    return joined(tokenRange(span))
  }

  func tokenRange(_ span: Span) -> Range<Int> {
    let lower = firstToken(endingAfter: span.lower)
    var upper = lower
    while upper < tokens.count, tokens[upper].start < span.upper { upper += 1 }
    return lower..<upper
  }

  func swiftText(_ span: Span) -> SwiftText {
    SwiftText(span: span, tokens: tokenRange(span))
  }

  /// Without the white space at both ends.
  func trimmed(_ span: Span) -> Span {
    var span = span
    while span.lower < span.upper, isBlank(source.bytes[span.lower]) { span.lower += 1 }
    while span.upper > span.lower, isBlank(source.bytes[span.upper - 1]) { span.upper -= 1 }
    return span
  }

  private func isBlank(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r") || byte == UInt8(ascii: "\t")
  }

  private func firstToken(endingAfter offset: Int) -> Int {
    var low = 0
    var high = tokens.count
    while low < high {
      let middle = (low + high) / 2
      if tokens[middle].end <= offset { low = middle + 1 } else { high = middle }
    }
    return low
  }

  private func needsJoining(_ span: Span) -> Bool {
    for offset in span.lower..<span.upper {
      switch source.bytes[offset] {
      case UInt8(ascii: "\n"), UInt8(ascii: "\r"), UInt8(ascii: "/"), UInt8(ascii: "\t"): return true
      default: continue
      }
    }
    return false
  }

  private func joined(_ range: Range<Int>) -> String {
    var result = ""
    for index in range {
      let token = tokens[index]
      let isContinuation = token.kind == .period && token.startsLine
      if index > range.lowerBound, token.triviaStart < token.start, !isContinuation { result += " " }
      result += text(token)
    }
    return result
  }
}
