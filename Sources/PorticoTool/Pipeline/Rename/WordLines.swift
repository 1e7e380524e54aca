/// The lines of a text that say a word, whole.
import PorticoSyntax

package enum WordLines {
  package struct Line: Hashable, Sendable {
    package var number: Int
    /// Without the blanks at its ends.
    package var text: String
  }

  /// Those that say `word` outside of `places`.
  package static func saying(
    _ word: String, in source: SourceFile, except places: [Span] = [], within span: Span? = nil
  )
    -> [Line]
  {
    let bytes = source.bytes
    let wanted = Array(word.utf8)
    let known = Set(places.map(\.lower))
    let range = span.map { $0.lower..<$0.upper } ?? 0..<bytes.count
    var offsets: [Int] = []
    var index = range.lowerBound
    while index + wanted.count <= range.upperBound {
      if bytes[index] == wanted[0], bytes[index..<(index + wanted.count)].elementsEqual(wanted),
        index == 0 || !isOfName(bytes[index - 1]),
        index + wanted.count == bytes.count || !isOfName(bytes[index + wanted.count]),
        !known.contains(index), !known.contains(index - 1)
      {
        offsets.append(index)
      }
      index += 1
    }
    let table = LineTable(source)
    return Set(offsets.map { table.position(of: $0).line }).sorted().map { line(at: $0, in: source) }
  }

  package static func line(at number: Int, in source: SourceFile) -> Line {
    let text = String(decoding: source.bytes, as: UTF8.self)
    let lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    let line = number <= lines.count ? lines[number - 1] : ""
    var trimmed = line.drop { $0 == " " || $0 == "\t" }
    while trimmed.last?.isWhitespace == true { trimmed = trimmed.dropLast() }
    return Line(number: number, text: String(trimmed))
  }

  private static func isOfName(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), 0x80...:
      true
    default: false
    }
  }
}
