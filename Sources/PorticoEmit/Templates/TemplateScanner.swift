/// Cuts the text of a template into tags and the text between them, and settles all white space.
///
/// White space is the template's, exactly, but for three rules:
/// - `{%-`, `{{-`, `{#-` take away all white space before the tag, `-%}`, `-}}`, `-#}` all white space after it;
/// - a `{% %}` or `{# #}` without a hyphen that stands alone on its line (only blanks around it) takes its whole line
///   away;
/// - the blanks before a `{{ }}` that stands alone on its line indent the following lines of its value too, save the
///   empty ones (not if `{{-` took those blanks away).
struct TemplateScanner {
  enum Piece {
    case text(String)
    /// The tokens end with one of kind `end`.
    case output([TemplateToken], indentation: String)
    case tag([TemplateToken], offset: Int)
  }

  private struct Tag {
    var kind: Kind
    /// Where it begins and ends in the text, its delimiters included.
    var lower: Int
    var upper: Int
    var content: Range<Int>
    var trimsBefore: Bool
    var trimsAfter: Bool
  }

  private enum Kind {
    case output, tag, comment

    init?(opening byte: UInt8) {
      switch byte {
      case UInt8(ascii: "{"): self = .output
      case UInt8(ascii: "%"): self = .tag
      case UInt8(ascii: "#"): self = .comment
      default: return nil
      }
    }

    /// The byte before the `}` that closes it.
    var closing: UInt8 {
      switch self {
      case .output: UInt8(ascii: "}")
      case .tag: UInt8(ascii: "%")
      case .comment: UInt8(ascii: "#")
      }
    }

    var delimiters: (opening: String, closing: String) {
      switch self {
      case .output: ("{{", "}}")
      case .tag: ("{%", "%}")
      case .comment: ("{#", "#}")
      }
    }
  }

  private let source: TemplateSource
  private let bytes: [UInt8]

  init(_ source: TemplateSource) {
    self.source = source
    self.bytes = Array(source.text.utf8)
  }

  func pieces() throws(TemplateError) -> [Piece] {
    var pieces: [Piece] = []
    var textLower = 0
    var previousUpper = 0
    while let tag = try nextTag(from: previousUpper) {
      let line = standaloneLine(of: tag)
      let takesLine = tag.kind != .output && !tag.trimsBefore && !tag.trimsAfter
      var textUpper = tag.lower
      if tag.trimsBefore { textUpper = trimmedUpper(textUpper, downTo: previousUpper) }
      if let line, takesLine { textUpper = line.lowerBound }
      appendText(from: textLower, to: textUpper, into: &pieces)

      switch tag.kind {
      case .output:
        let indentation = line.map { tag.trimsBefore ? "" : text($0.lowerBound, tag.lower) } ?? ""
        pieces.append(.output(try tokens(of: tag), indentation: indentation))
      case .tag: pieces.append(.tag(try tokens(of: tag), offset: tag.lower))
      case .comment: break
      }

      textLower = tag.upper
      if let line, takesLine { textLower = line.upperBound }
      if tag.trimsAfter { textLower = trimmedLower(textLower) }
      previousUpper = tag.upper
    }
    appendText(from: textLower, to: bytes.count, into: &pieces)
    return pieces
  }

  private func tokens(of tag: Tag) throws(TemplateError) -> [TemplateToken] {
    try TemplateToken.tokens(of: bytes, in: tag.content, source)
  }

  private func appendText(from lower: Int, to upper: Int, into pieces: inout [Piece]) {
    if lower < upper { pieces.append(.text(text(lower, upper))) }
  }

  private func text(_ lower: Int, _ upper: Int) -> String {
    String(decoding: bytes[lower..<upper], as: UTF8.self)
  }
}

// MARK: Tags

extension TemplateScanner {
  private func nextTag(from start: Int) throws(TemplateError) -> Tag? {
    var lower = start
    while lower + 1 < bytes.count {
      if bytes[lower] == UInt8(ascii: "{"), let kind = Kind(opening: bytes[lower + 1]) {
        return try tag(of: kind, at: lower)
      }
      lower += 1
    }
    return nil
  }

  private func tag(of kind: Kind, at lower: Int) throws(TemplateError) -> Tag {
    var contentLower = lower + 2
    let trimsBefore = contentLower < bytes.count && bytes[contentLower] == UInt8(ascii: "-")
    if trimsBefore { contentLower += 1 }

    var end = contentLower
    while end + 1 < bytes.count {
      if bytes[end] == kind.closing && bytes[end + 1] == UInt8(ascii: "}") {
        let trimsAfter = end > contentLower && bytes[end - 1] == UInt8(ascii: "-")
        return Tag(
          kind: kind, lower: lower, upper: end + 2, content: contentLower..<(trimsAfter ? end - 1 : end),
          trimsBefore: trimsBefore, trimsAfter: trimsAfter)
      }
      if bytes[end] == UInt8(ascii: "\"") && kind != .comment {
        end = try TemplateToken.endOfString(in: bytes, from: end, source)
      } else {
        end += 1
      }
    }
    let delimiters = kind.delimiters
    throw TemplateError("'\(delimiters.opening)' is never closed by '\(delimiters.closing)'", in: source, at: lower)
  }
}

// MARK: White space

extension TemplateScanner {
  /// The line of a tag that has it to itself, its line break included.
  private func standaloneLine(of tag: Tag) -> Range<Int>? {
    var lower = tag.lower
    while lower > 0 && isBlank(bytes[lower - 1]) { lower -= 1 }
    guard lower == 0 || bytes[lower - 1] == UInt8(ascii: "\n") else { return nil }

    var upper = tag.upper
    while upper < bytes.count && isBlank(bytes[upper]) { upper += 1 }
    if upper + 1 < bytes.count && bytes[upper] == UInt8(ascii: "\r") && bytes[upper + 1] == UInt8(ascii: "\n") {
      return lower..<(upper + 2)
    }
    if upper == bytes.count { return lower..<upper }
    return bytes[upper] == UInt8(ascii: "\n") ? lower..<(upper + 1) : nil
  }

  private func trimmedUpper(_ upper: Int, downTo limit: Int) -> Int {
    var upper = upper
    while upper > limit && isWhiteSpace(bytes[upper - 1]) { upper -= 1 }
    return upper
  }

  private func trimmedLower(_ lower: Int) -> Int {
    var lower = lower
    while lower < bytes.count && isWhiteSpace(bytes[lower]) { lower += 1 }
    return lower
  }

  private func isBlank(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t")
  }

  private func isWhiteSpace(_ byte: UInt8) -> Bool {
    isBlank(byte) || byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r")
  }
}
