/// Text copied from a declaration, moved to column 0 so that it can be placed anywhere.
package enum Dedent {
  /// Several lines of declarations, without blank lines around them.
  package static func block(_ text: String) -> String {
    var lines = text.split(separator: "\n", omittingEmptySubsequences: false)
      .map { $0.allSatisfy(\.isWhitespace) ? "" : String($0) }
    while lines.first == "" { lines.removeFirst() }
    while lines.last == "" { lines.removeLast() }
    return lines.joined(separator: "\n")
  }

  /// Takes from every line after the first the white space that all of them share. Blank lines do not count.
  package static func copied(_ text: String, column: Int) -> String {
    guard Layout.isMultiline(text) else { return text }
    var lines = text.replacingLineEndings().split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    let depths = lines.dropFirst().filter { !$0.allSatisfy(\.isWhitespace) }
      .map { $0.prefix { $0 == " " || $0 == "\t" }.count }
    let shared = depths.min() ?? 0
    for index in lines.indices.dropFirst() {
      lines[index] = lines[index].allSatisfy(\.isWhitespace) ? "" : String(lines[index].dropFirst(shared))
    }
    return lines.joined(separator: "\n")
  }
}

extension String {
  package func replacingLineEndings() -> String {
    guard utf8.contains(UInt8(ascii: "\r")) else { return self }
    var bytes: [UInt8] = []
    var previous: UInt8 = 0
    for byte in utf8 {
      if byte == UInt8(ascii: "\n"), previous == UInt8(ascii: "\r") { bytes.removeLast() }
      bytes.append(byte == UInt8(ascii: "\r") ? UInt8(ascii: "\n") : byte)
      previous = byte
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}
