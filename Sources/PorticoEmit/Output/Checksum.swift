/// The line at a generated file's foot by which a hand edit is seen.
package enum Checksum {
  private static let mark = "// portico checksum: "

  /// `text` with its checksum line.
  package static func sealed(_ text: String) -> String {
    text + "\n" + mark + hexadecimal(text) + "\n"
  }

  package enum State: Hashable, Sendable {
    /// It stands as it was generated.
    case intact
    /// It has a checksum line that no longer holds.
    case edited
    /// It has none: not a file of Portico's.
    case absent
  }

  package static func state(of text: String) -> State {
    let text = text.replacingLineEndings()
    guard let line = text.range(ofLast: "\n" + mark) else { return .absent }
    let body = String(text[..<line.lowerBound])
    let sum = text[line.upperBound...].prefix { $0 != "\n" }
    return text == body + "\n" + mark + sum + "\n" && sum == hexadecimal(body) ? .intact : .edited
  }

  /// FNV-1a, 64 bits: an edit is to be noticed, not an attack resisted.
  private static func hexadecimal(_ text: String) -> String {
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325
    var text = text
    text.withUTF8 { bytes in
      for byte in bytes { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3 }
    }
    let digits = String(hash, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }
}

extension String {
  func range(ofLast needle: String) -> Range<String.Index>? {
    var result: Range<String.Index>?
    var rest = self[...]
    while let found = rest.firstRange(of: needle) {
      result = found
      rest = rest[found.upperBound...]
    }
    return result
  }
}
