/// A flow's own text in pieces that can be compared: its source, then one piece for each step.
import PorticoSyntax

package struct FlowPieces: Hashable {
  package struct Piece: Hashable {
    /// As written: `.debounce(300ms)` without its point.
    package var text: String
    /// What it is compared by: white space is no difference.
    private let words: [String]

    init(_ text: String, _ words: [String]) {
      self.text = text
      self.words = words
    }

    package static func == (left: Piece, right: Piece) -> Bool { left.words == right.words }
    package func hash(into hasher: inout Hasher) { hasher.combine(words) }
  }

  package private(set) var pieces: [Piece] = []
  package let text: String

  package static func == (left: FlowPieces, right: FlowPieces) -> Bool { left.pieces == right.pieces }
  package func hash(into hasher: inout Hasher) { hasher.combine(pieces) }

  /// `text` is on one line, as the model has it.
  package init(_ text: String) {
    self.text = text
    let source = SourceFile(path: "", text: text)
    let tokens = Lexer.lex(source).tokens.filter { $0.kind != .endOfFile }
    var depth = 0
    var start = 0
    for (index, token) in tokens.enumerated() {
      switch token.kind {
      case .leftParenthesis, .leftBracket, .leftBrace: depth += 1
      case .rightParenthesis, .rightBracket, .rightBrace: depth -= 1
      case .period where depth == 0 && Self.beginsStep(index, tokens):
        append(tokens[start..<index], of: source)
        start = index + 1
      default: break
      }
    }
    append(tokens[start...], of: source)
  }

  /// A step has a bracket of its own. That a call's last name is taken for one does no harm.
  private static func beginsStep(_ index: Int, _ tokens: [Token]) -> Bool {
    guard index + 2 < tokens.count, tokens[index + 1].kind == .identifier else { return false }
    return tokens[index + 2].kind == .leftParenthesis || tokens[index + 2].kind == .leftBrace
  }

  private mutating func append(_ tokens: ArraySlice<Token>, of source: SourceFile) {
    guard let first = tokens.first, let last = tokens.last else { return }
    pieces.append(Piece(source.text(Span(first.start, last.end)), tokens.map { source.text($0.span) }))
  }
}
