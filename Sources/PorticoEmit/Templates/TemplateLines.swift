/// Indents and prefixes the lines of a value.
extension String {
  /// Appends `text`, with `indentation` before each of its lines but the first and the empty ones.
  mutating func append(_ text: String, indentingFollowingLinesBy indentation: String) {
    let newline = UInt8(ascii: "\n")
    guard !indentation.isEmpty, text.utf8.contains(newline) else { return append(text) }
    var text = text
    let lines = text.withUTF8 { bytes in
      var result: [UInt8] = []
      result.reserveCapacity(bytes.count + bytes.count / 4)
      for index in bytes.indices {
        let byte = bytes[index]
        if index > 0, bytes[index - 1] == newline, byte != newline, byte != UInt8(ascii: "\r") {
          result.append(contentsOf: indentation.utf8)
        }
        result.append(byte)
      }
      return String(decoding: result, as: UTF8.self)
    }
    append(lines)
  }

  /// Each line behind `prefix`, empty ones behind the prefix without its trailing blanks. A line break at the end
  /// closes the last line, it opens no other.
  func prefixingLines(by prefix: String) -> String {
    var trimmed = prefix[...]
    while let last = trimmed.utf8.last, last == UInt8(ascii: " ") || last == UInt8(ascii: "\t") {
      trimmed.removeLast()
    }
    var result = ""
    var rest = self[...]
    while !rest.isEmpty {
      let newline = rest.utf8.firstIndex(of: UInt8(ascii: "\n"))
      let next = newline.map { rest.utf8.index(after: $0) } ?? rest.endIndex
      let isEmptyLine = rest.utf8.first == UInt8(ascii: "\n") || rest.utf8.first == UInt8(ascii: "\r")
      result.append(contentsOf: isEmptyLine ? trimmed : prefix[...])
      result.append(contentsOf: rest[..<next])
      rest = rest[next...]
    }
    return result
  }
}
