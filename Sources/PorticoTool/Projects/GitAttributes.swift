/// The line of `.gitattributes` by which reviews fold generated files.
package enum GitAttributes {
  package static let fileName = ".gitattributes"
  package static let line = "*.generated.swift linguist-generated=true"

  /// Whether the file says something of the matter already, be it that they are none.
  package static func isSaid(in bytes: [UInt8]) -> Bool {
    String(decoding: bytes, as: UTF8.self).split(whereSeparator: \.isNewline).contains { line in
      let words = line.split { $0 == " " || $0 == "\t" }
      guard words.first == "*.generated.swift" else { return false }
      return words.dropFirst().contains { $0.contains("linguist-generated") }
    }
  }

  /// `bytes`, each as it is, with the line behind them, ended as theirs are.
  package static func adding(to bytes: [UInt8]) -> [UInt8] {
    let newline = UInt8(ascii: "\n")
    let isWindows = bytes.firstIndex(of: newline).map { $0 > 0 && bytes[$0 - 1] == UInt8(ascii: "\r") } ?? false
    let end = isWindows ? "\r\n" : "\n"
    let gap = bytes.isEmpty || bytes.last == newline ? "" : end
    return bytes + Array((gap + line + end).utf8)
  }
}
