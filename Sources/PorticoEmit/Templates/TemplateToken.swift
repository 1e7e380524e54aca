/// The words inside a tag.
struct TemplateToken: Equatable, Sendable {
  /// More than any tag that people read; a chain of operators is walked on the stack of a thread.
  private static let countLimit = 500

  enum Kind: Sendable {
    case name, string, number, symbol, end
  }

  var kind: Kind
  /// A string's without its quotes and escapes.
  var text: String
  var offset: Int

  /// How error messages call it.
  var found: String {
    switch kind {
    case .name, .number, .symbol: "'\(text)'"
    case .string: "\"\(text)\""
    case .end: "the end of the tag"
    }
  }

  func isSymbol(_ text: String) -> Bool { kind == .symbol && self.text == text }
  func isName(_ text: String) -> Bool { kind == .name && self.text == text }

  /// The tokens of a tag's content and one that marks its end.
  static func tokens(
    of bytes: [UInt8], in content: Range<Int>, _ source: TemplateSource
  ) throws(TemplateError) -> [TemplateToken] {
    var tokens: [TemplateToken] = []
    var offset = content.lowerBound
    while offset < content.upperBound {
      let lower = offset
      let kind: Kind
      switch bytes[lower] {
      case UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "\n"), UInt8(ascii: "\r"):
        offset += 1
        continue
      case UInt8(ascii: "\""):
        offset = try endOfString(in: bytes, from: lower, source)
        let text = try unescaped(bytes, (lower + 1)..<(offset - 1), source)
        tokens.append(TemplateToken(kind: .string, text: text, offset: lower))
        continue
      case let byte where isLetter(byte):
        kind = .name
        while offset < content.upperBound && (isLetter(bytes[offset]) || isDigit(bytes[offset])) { offset += 1 }
      case let byte where isDigit(byte):
        kind = .number
        while offset < content.upperBound && isDigit(bytes[offset]) { offset += 1 }
      default:
        kind = .symbol
        offset = try endOfSymbol(in: bytes, from: lower, source)
      }
      let text = String(decoding: bytes[lower..<offset], as: UTF8.self)
      tokens.append(TemplateToken(kind: kind, text: text, offset: lower))
    }
    if tokens.count > countLimit {
      throw TemplateError(
        "a tag has no more than \(countLimit) words", in: source, at: tokens[countLimit].offset)
    }
    tokens.append(TemplateToken(kind: .end, text: "", offset: content.upperBound))
    return tokens
  }

  /// The offset behind the closing quote.
  static func endOfString(
    in bytes: [UInt8], from quote: Int, _ source: TemplateSource
  ) throws(TemplateError) -> Int {
    var offset = quote + 1
    while offset < bytes.count && bytes[offset] != UInt8(ascii: "\n") {
      if bytes[offset] == UInt8(ascii: "\"") { return offset + 1 }
      offset += bytes[offset] == UInt8(ascii: "\\") ? 2 : 1
    }
    throw TemplateError("this string is never closed", in: source, at: quote)
  }

  private static func unescaped(
    _ bytes: [UInt8], _ content: Range<Int>, _ source: TemplateSource
  ) throws(TemplateError) -> String {
    var result: [UInt8] = []
    var offset = content.lowerBound
    while offset < content.upperBound {
      if bytes[offset] == UInt8(ascii: "\\") {
        offset += 1
        switch bytes[offset] {
        case UInt8(ascii: "n"): result.append(UInt8(ascii: "\n"))
        case UInt8(ascii: "t"): result.append(UInt8(ascii: "\t"))
        case UInt8(ascii: "\""), UInt8(ascii: "\\"): result.append(bytes[offset])
        default: throw TemplateError("only \\n, \\t, \\\" and \\\\ are escapes", in: source, at: offset - 1)
        }
      } else {
        result.append(bytes[offset])
      }
      offset += 1
    }
    return String(decoding: result, as: UTF8.self)
  }

  private static func endOfSymbol(
    in bytes: [UInt8], from lower: Int, _ source: TemplateSource
  ) throws(TemplateError) -> Int {
    switch bytes[lower] {
    case UInt8(ascii: "."), UInt8(ascii: "|"), UInt8(ascii: ":"), UInt8(ascii: "("), UInt8(ascii: ")"):
      return lower + 1
    case UInt8(ascii: "="), UInt8(ascii: "!"):
      if lower + 1 < bytes.count && bytes[lower + 1] == UInt8(ascii: "=") { return lower + 2 }
    default:
      break
    }
    let character = String(decoding: bytes[lower...].prefix(16), as: UTF8.self).prefix(1)
    throw TemplateError("'\(character)' has no meaning in a tag", in: source, at: lower)
  }

  private static func isLetter(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20) || byte == UInt8(ascii: "_")
  }

  private static func isDigit(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
  }
}
