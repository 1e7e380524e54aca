/// A sentence in which code is told from words, so that each format can set it its own way.
package struct Wording: Hashable, Sendable {
  package enum Piece: Hashable, Sendable {
    case words(String)
    case code(String)
  }

  package var pieces: [Piece]

  /// As a terminal shows it.
  package var plain: String {
    pieces.map { piece in
      switch piece {
      case .words(let text), .code(let text): text
      }
    }.joined()
  }

  package static func + (left: Wording, right: Wording) -> Wording {
    Wording(pieces: left.pieces + right.pieces)
  }

  private init(pieces: [Piece]) {
    self.pieces = pieces
  }

  package static func joined(_ wordings: [Wording], separator: String) -> Wording {
    var pieces: [Piece] = []
    for (index, wording) in wordings.enumerated() {
      if index > 0 { pieces.append(.words(separator)) }
      pieces += wording.pieces
    }
    return Wording(pieces: pieces)
  }
}

/// `"output \(code: name) is gone"`
extension Wording: ExpressibleByStringInterpolation {
  package struct StringInterpolation: StringInterpolationProtocol {
    fileprivate var pieces: [Piece] = []

    package init(literalCapacity: Int, interpolationCount: Int) {}

    package mutating func appendLiteral(_ literal: String) {
      if !literal.isEmpty { pieces.append(.words(literal)) }
    }

    package mutating func appendInterpolation(_ words: String) { appendLiteral(words) }

    package mutating func appendInterpolation(code: String) { pieces.append(.code(code)) }

    package mutating func appendInterpolation(_ wording: Wording) { pieces += wording.pieces }
  }

  package init(stringInterpolation: StringInterpolation) {
    pieces = stringInterpolation.pieces
  }

  package init(stringLiteral value: String) {
    pieces = value.isEmpty ? [] : [.words(value)]
  }
}
