/// The line of a span as a terminal shows it, and the line of marks under it.
struct SourceExcerpt {
  var line: String
  var marks: String

  /// The most characters of a line that are shown before and behind the span's start.
  private static let before = 80
  private static let behind = 120

  init(of span: Span, in source: SourceFile, _ table: LineTable) {
    let place = table.position(of: span.lower)
    let whole = table.span(ofLine: place.line)
    var lineStart = whole.lower
    if lineStart == 0, source.bytes.starts(with: [0xEF, 0xBB, 0xBF]) { lineStart = 3 }
    let start = min(max(span.lower, lineStart), whole.upper)
    let shown = Self.window(around: start, in: Span(lineStart, whole.upper), source.bytes)
    let end = min(max(span.upper, start), shown.upper)

    let head = Self.visible(source.text(Span(shown.lower, start)))
    let marked = Self.visible(source.text(Span(start, end)))
    let tail = Self.visible(source.text(Span(end, shown.upper)))
    let elidedHead = shown.lower > lineStart ? "…" : ""
    let elidedTail = shown.upper < whole.upper ? "…" : ""
    line = elidedHead + head + marked + tail + elidedTail

    marks = String(repeating: " ", count: elidedHead.count)
    for character in head {
      marks += character == "\t" ? "\t" : String(repeating: " ", count: DisplayWidth.of(character))
    }
    let width = marked.reduce(0) { $0 + DisplayWidth.of($1) }
    marks += "^" + String(repeating: "~", count: max(0, width - 1))
  }

  /// As much of a long line as tells where the span is; found without reading the rest.
  private static func window(around offset: Int, in line: Span, _ bytes: [UInt8]) -> Span {
    if line.upper - line.lower <= before + behind { return line }
    var lower = offset
    var count = 0
    while lower > line.lower, count < before {
      lower -= 1
      if bytes[lower] & 0xC0 != 0x80 { count += 1 }
    }
    var upper = offset
    count = 0
    while upper < line.upper {
      if bytes[upper] & 0xC0 != 0x80 {
        if count == behind { break }
        count += 1
      }
      upper += 1
    }
    return Span(lower, upper)
  }

  /// Without what would move a terminal's cursor or change its colours.
  private static func visible(_ text: String) -> String {
    guard text.utf8.contains(where: { $0 < 0x20 && $0 != 0x09 || $0 == 0x7F }) else { return text }
    var result = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      let isControl = scalar.value < 0x20 && scalar.value != 0x09 || scalar.value == 0x7F
      result.append(isControl ? "\u{FFFD}" : scalar)
    }
    return String(result)
  }
}
