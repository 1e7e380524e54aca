/// The Swift inside a string literal: the tokens of each `\(…)`.

/// The tokens of each interpolation of a string token, in order, with their offsets in the file. A string inside an
/// interpolation is a token there, to be asked again.
package func interpolations(of token: Token, in source: SourceFile) -> [[Token]] {
  guard token.kind == .string else { return [] }
  return source.bytes.withUnsafeBufferPointer { bytes in
    let lexer = Lexer(bytes, in: token.start..<token.end)
    return lexer.interpolationRanges(from: token.start).map { range in
      var inner = Lexer(bytes, in: range)
      inner.run()
      inner.tokens.removeLast()
      return inner.tokens
    }
  }
}

extension Lexer {
  func interpolationRanges(from start: Int) -> [Range<Int>] {
    var hashes = 0
    while peek(start + hashes) == UInt8(ascii: "#") { hashes += 1 }
    var ranges: [Range<Int>] = []
    var index = start + hashes
    while index < end {
      guard bytes[index] == UInt8(ascii: "\\") else {
        index += 1
        continue
      }
      var escaped = index + 1
      while escaped - index - 1 < hashes, peek(escaped) == UInt8(ascii: "#") { escaped += 1 }
      guard escaped - index - 1 == hashes else {
        index = escaped
        continue
      }
      if peek(escaped) == UInt8(ascii: "("),
        let close = interpolationEnd(from: escaped + 1, isMultiline: true, depth: 1)
      {
        ranges.append(escaped + 1..<close)
        index = close + 1
      } else {
        index = escaped + 1
      }
    }
    return ranges
  }
}
