/// What holds for every file whatever, well formed or not.
import PorticoSyntax

enum Laws {
  /// The tokens with their trivia are the file, byte for byte.
  static func printedBack(_ tokens: [Token], _ source: SourceFile) -> [UInt8] {
    var bytes: [UInt8] = []
    for token in tokens {
      bytes += source.bytes[token.triviaStart..<token.start]
      bytes += source.bytes[token.start..<token.end]
    }
    return bytes
  }

  /// The same, told by the offsets alone.
  static func areTiling(_ tokens: [Token], _ source: SourceFile) -> Bool {
    var end = 0
    for token in tokens {
      guard token.triviaStart == end, token.start >= end, token.end >= token.start else { return false }
      end = token.end
    }
    return end == source.bytes.count
  }

  /// The spans of all diagnostics that lie outside of the file, or are turned round.
  static func strayedDiagnostics(_ tree: SyntaxTree) -> [Span] {
    tree.diagnostics.flatMap { diagnostic in
      [diagnostic.span] + diagnostic.notes.map(\.span) + diagnostic.fixes.flatMap { $0.edits.map(\.span) }
    }.filter { isStray($0, tree.source) }
  }

  /// Those of all nodes.
  static func strayedNodes(_ tree: SyntaxTree) -> [Span] {
    var spans: [Span] = []
    collect(from: (tree.imports, tree.settings, tree.services, tree.screens), into: &spans)
    return spans.filter { isStray($0, tree.source) }
  }

  private static func isStray(_ span: Span, _ source: SourceFile) -> Bool {
    span.lower < 0 || span.lower > span.upper || span.upper > source.bytes.count
  }

  /// By reflection, so that no node that is added later is forgotten.
  private static func collect(from value: Any, into spans: inout [Span]) {
    if let span = value as? Span {
      spans.append(span)
      return
    }
    for child in Mirror(reflecting: value).children { collect(from: child.value, into: &spans) }
  }
}
