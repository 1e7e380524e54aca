/// Which bracket of a Swift file closes which, and whether the file can be taken for whole: all brackets matched, all
/// literals ended, every `#if` closed, no conflict left by a merge.
struct SwiftBrackets {
  /// By the opening token's index; other tokens have -1.
  private(set) var closings: [Int32]
  private(set) var fault: SwiftOutline.Fault?

  init(_ source: SourceFile, _ tokens: [Token], _ diagnostics: [Diagnostic]) {
    closings = [Int32](repeating: -1, count: tokens.count)
    fault = Self.conflict(in: source) ?? Self.fault(of: diagnostics) ?? match(tokens, in: source)
  }

  private static func fault(of diagnostics: [Diagnostic]) -> SwiftOutline.Fault? {
    let grave = [
      "invalid-utf8", "unterminated-string", "unterminated-regex", "unterminated-comment", "unterminated-name",
    ]
    return diagnostics.first { grave.contains($0.code) }.map { SwiftOutline.Fault($0.message, at: $0.span) }
  }

  private static func conflict(in source: SourceFile) -> SwiftOutline.Fault? {
    let bytes = source.bytes
    var start = 0
    while start + 7 <= bytes.count {
      let first = bytes[start]
      if first == UInt8(ascii: "<") || first == UInt8(ascii: ">"),
        bytes[start..<(start + 7)].allSatisfy({ $0 == first }),
        start + 7 == bytes.count || ByteClass.isBlank(bytes[start + 7])
      {
        return SwiftOutline.Fault("a merge left a conflict here", at: Span(start, start + 7))
      }
      guard let end = bytes[start...].firstIndex(where: ByteClass.isNewline) else { break }
      start = end + 1
    }
    return nil
  }

  private mutating func match(_ tokens: [Token], in source: SourceFile) -> SwiftOutline.Fault? {
    var open: [Int] = []
    var conditions: [Int] = []
    for (index, token) in tokens.enumerated() {
      switch token.kind {
      case .leftParenthesis, .leftBracket, .leftBrace: open.append(index)
      case .rightParenthesis, .rightBracket, .rightBrace:
        guard let last = open.popLast(), Self.isPair(tokens[last].kind, token.kind) else {
          return SwiftOutline.Fault("nothing is open that this bracket closes", at: token.span)
        }
        closings[last] = Int32(index)
      case .hash:
        switch Self.directive(at: index, tokens, in: source) {
        case "if": conditions.append(index)
        case "endif":
          guard conditions.popLast() != nil else {
            return SwiftOutline.Fault("no `#if` is open that this ends", at: token.span)
          }
        default: break
        }
      default: break
      }
    }
    if let last = open.last { return SwiftOutline.Fault("this bracket is never closed", at: tokens[last].span) }
    return conditions.last.map { SwiftOutline.Fault("this `#if` has no `#endif`", at: tokens[$0].span) }
  }

  private static func isPair(_ left: Token.Kind, _ right: Token.Kind) -> Bool {
    switch left {
    case .leftParenthesis: right == .rightParenthesis
    case .leftBracket: right == .rightBracket
    default: right == .rightBrace
    }
  }

  /// `if`, `elseif`, `else`, `endif` behind the `#` at `index`; nil where there is none of them.
  static func directive(at index: Int, _ tokens: [Token], in source: SourceFile) -> String? {
    guard tokens[index].kind == .hash, tokens[index].startsLine, index + 1 < tokens.count,
      tokens[index + 1].kind == .identifier, tokens[index + 1].start == tokens[index].end
    else { return nil }
    let word = source.text(tokens[index + 1].span)
    return ["if", "elseif", "else", "endif"].contains(word) ? word : nil
  }
}
