/// Cuts the bytes of a file into tokens that tile it.
package struct Lexer {
  let bytes: UnsafeBufferPointer<UInt8>
  let end: Int
  var position: Int
  var tokens: [Token] = []
  var diagnostics: [Diagnostic] = []
  var unclosed = UnclosedLiterals()

  /// The tokens of a file, the last one `endOfFile`, and what is wrong with them.
  package static func lex(_ source: SourceFile) -> (tokens: [Token], diagnostics: [Diagnostic]) {
    source.bytes.withUnsafeBufferPointer { bytes in
      var lexer = Lexer(bytes, in: 0..<bytes.count)
      if let bad = firstInvalidUTF8(in: bytes) {
        lexer.report("invalid-utf8", "this byte is not UTF-8; save the file with UTF-8 encoding", at: bad)
      }
      lexer.run()
      return (lexer.tokens, lexer.diagnostics)
    }
  }

  init(_ bytes: UnsafeBufferPointer<UInt8>, in range: Range<Int>) {
    self.bytes = bytes
    end = range.upperBound
    position = range.lowerBound
    tokens.reserveCapacity(range.count / 5 + 1)
  }

  mutating func run() {
    var triviaStart = position
    var startsLine = true
    if position == 0, peek(0) == 0xEF, peek(1) == 0xBB, peek(2) == 0xBF { position = 3 }
    while true {
      if skipTrivia() { startsLine = true }
      let start = position
      let kind = start < end ? scanToken() : .endOfFile
      tokens.append(
        Token(kind: kind, triviaStart: triviaStart, start: start, end: position, startsLine: startsLine))
      if kind == .endOfFile { return }
      triviaStart = position
      startsLine = false
    }
  }

  /// The byte at `index`, or zero past the end.
  @inline(__always)
  func peek(_ index: Int) -> UInt8 { index < end ? bytes[index] : 0 }

  mutating func report(_ code: String, _ message: String, at span: Span, fixes: [Diagnostic.Fix] = []) {
    diagnostics.append(Diagnostic(code, .error, message, at: span, fixes: fixes))
  }

  private mutating func scanToken() -> Token.Kind {
    let byte = bytes[position]
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "_"),
      UInt8(ascii: "$"):
      position += 1
      return scanName()
    case UInt8(ascii: "0")...UInt8(ascii: "9"): return scanNumber()
    case UInt8(ascii: "("): return single(.leftParenthesis)
    case UInt8(ascii: ")"): return single(.rightParenthesis)
    case UInt8(ascii: "["): return single(.leftBracket)
    case UInt8(ascii: "]"): return single(.rightBracket)
    case UInt8(ascii: "{"): return single(.leftBrace)
    case UInt8(ascii: "}"): return single(.rightBrace)
    case UInt8(ascii: ","): return single(.comma)
    case UInt8(ascii: ":"): return single(.colon)
    case UInt8(ascii: ";"): return single(.semicolon)
    case UInt8(ascii: "@"): return single(.at)
    case UInt8(ascii: "\\"): return single(.backslash)
    case UInt8(ascii: "."):
      return peek(position + 1) == byte ? scanOperator() : single(.period)
    case UInt8(ascii: "\""): return scanString(hashes: 0)
    case UInt8(ascii: "#"): return scanHash()
    case UInt8(ascii: "`"): return scanBackticks()
    case UInt8(ascii: "/"): return startsRegex ? scanRegex(hashes: 0) : scanOperator()
    default:
      if ByteClass.isOperator(byte) { return scanOperator() }
      return byte < 0x80 ? scanUnknown() : scanBeyondASCII()
    }
  }

  private mutating func single(_ kind: Token.Kind) -> Token.Kind {
    position += 1
    return kind
  }

  private mutating func scanHash() -> Token.Kind {
    var hashes = 1
    while peek(position + hashes) == UInt8(ascii: "#") { hashes += 1 }
    switch peek(position + hashes) {
    case UInt8(ascii: "\""): return scanString(hashes: hashes)
    case UInt8(ascii: "/"): return scanRegex(hashes: hashes)
    default: return single(.hash)
    }
  }
}
