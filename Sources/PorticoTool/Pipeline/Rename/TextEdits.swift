/// Stretches of a text with what is to stand there instead.
import PorticoSyntax

package struct TextEdits: Sendable {
  /// In order; none overlaps another.
  package private(set) var edits: [(span: Span, text: String)]

  package init(_ edits: [(Span, String)] = []) {
    self.edits = edits.map { (span: $0.0, text: $0.1) }.sorted { $0.span.lower < $1.span.lower }
  }

  package var isEmpty: Bool { edits.isEmpty }

  package mutating func add(_ span: Span, _ text: String) {
    guard !edits.contains(where: { $0.span == span }) else { return }
    self = TextEdits(edits.map { ($0.span, $0.text) } + [(span, text)])
  }

  package func applied(to bytes: [UInt8]) -> [UInt8] {
    var result: [UInt8] = []
    var next = 0
    for (span, text) in edits {
      result += bytes[next..<span.lower]
      result += Array(text.utf8)
      next = span.upper
    }
    return result + bytes[next...]
  }

  /// The numbers of the lines that are touched; no edit has a line break in it.
  package func lines(in source: SourceFile) -> [Int] {
    let table = LineTable(source)
    return Set(edits.map { table.position(of: $0.span.lower).line }).sorted()
  }
}
