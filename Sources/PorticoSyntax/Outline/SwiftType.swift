/// A type as a Swift file writes it, cut into pieces that can be compared whatever the spelling: `Optional<Int>` is
/// `Int?`, `()` is `Void`, and a name is the same with or without what it is nested in.
package struct SwiftType: Hashable, Sendable {
  /// A dotted name is one piece, any other token one each.
  private(set) var pieces: [String]

  package static let void = SwiftType(pieces: ["Void"])

  private init(pieces: [String]) {
    self.pieces = pieces
  }

  init(_ tokens: ArraySlice<Token>, in source: SourceFile) {
    self.init(pieces: Self.plain(Self.cut(tokens, in: source)))
  }

  /// What says nothing of a witness's type, such as attributes and `any`, is left out.
  private static func cut(_ tokens: ArraySlice<Token>, in source: SourceFile) -> [String] {
    var pieces: [String] = []
    var index = tokens.startIndex
    while index < tokens.endIndex {
      let token = tokens[index]
      let text = source.text(token.span)
      index += 1
      switch token.kind {
      case .at:
        index += 1
        if index < tokens.endIndex, tokens[index].kind == .leftParenthesis, tokens[index].start == tokens[index - 1].end
        {
          while index < tokens.endIndex, tokens[index].kind != .rightParenthesis { index += 1 }
          index += 1
        }
      case .identifier where ["any", "sending"].contains(text): break
      case .identifier:
        if pieces.last?.hasSuffix(".") == true { pieces[pieces.count - 1] += text } else { pieces.append(text) }
      case .period where !pieces.isEmpty: pieces[pieces.count - 1] += "."
      case .symbol where text == "!": pieces.append("?")
      default: pieces.append(text)
      }
    }
    return pieces
  }

  private static func plain(_ pieces: [String]) -> [String] {
    var result = pieces
    while let place = result.indices.last(where: { isSugared($0, in: result) }) {
      guard let end = closing(of: place + 1, in: result) else { break }
      let inner = Array(result[(place + 2)..<end])
      switch result[place].split(separator: ".").last {
      case "Optional": result.replaceSubrange(place...end, with: inner + ["?"])
      case "Array": result.replaceSubrange(place...end, with: ["["] + inner + ["]"])
      default:
        let comma = inner.indices.first { inner[$0] == "," && depth(before: $0, in: inner) == 0 }
        guard let comma else { return result }
        result.replaceSubrange(place...end, with: ["["] + inner[..<comma] + [":"] + inner[(comma + 1)...] + ["]"])
      }
    }
    return withoutNeedlessParentheses(result)
  }

  private static func isSugared(_ place: Int, in pieces: [String]) -> Bool {
    guard place + 1 < pieces.count, pieces[place + 1] == "<" else { return false }
    return ["Optional", "Array", "Dictionary"].contains(pieces[place])
      || ["Swift.Optional", "Swift.Array", "Swift.Dictionary"].contains(pieces[place])
  }

  private static func withoutNeedlessParentheses(_ pieces: [String]) -> [String] {
    var result = pieces
    var place = 0
    while place < result.count {
      defer { place += 1 }
      guard result[place] == "(" else { continue }
      let isVoid = place + 1 < result.count && result[place + 1] == ")"
      let isSingle = place + 2 < result.count && result[place + 2] == ")" && isName(result[place + 1])
      guard isVoid || isSingle else { continue }
      let end = place + (isVoid ? 1 : 2)
      let next = end + 1 < result.count ? result[end + 1] : ""
      if ["->", "async", "throws"].contains(next) { continue }
      result.replaceSubrange(place...end, with: [isVoid ? "Void" : result[place + 1]])
    }
    return result
  }

  private static func closing(of place: Int, in pieces: [String]) -> Int? {
    var depth = 0
    for index in place..<pieces.count {
      if pieces[index] == "<" { depth += 1 }
      if pieces[index] == ">" { depth -= 1 }
      if depth == 0 { return index }
    }
    return nil
  }

  private static func depth(before place: Int, in pieces: [String]) -> Int {
    pieces[..<place].reduce(0) { depth, piece in
      ["<", "(", "["].contains(piece) ? depth + 1 : [">", ")", "]"].contains(piece) ? depth - 1 : depth
    }
  }

  private static func isName(_ piece: String) -> Bool {
    piece.utf8.first.map { ByteClass.continuesName($0) || $0 >= 0x80 || $0 == UInt8(ascii: "`") } ?? false
  }

  /// Whether it leaves the type to whoever calls or to the body.
  var isOpen: Bool { pieces.contains("some") }

  /// Whether both may be one type, as far as their text and these `typealias`es tell.
  func agrees(with other: SwiftType, aliases: [String: SwiftType]) -> Bool {
    if isOpen || other.isOpen { return true }
    let (left, right) = (expanded(aliases), other.expanded(aliases))
    return left.count == right.count && zip(left, right).allSatisfy(Self.isSame)
  }

  /// `Input` and `LoginViewModel.Input` are one name.
  private static func isSame(_ left: String, _ right: String) -> Bool {
    if left == right { return true }
    guard isName(left), isName(right) else { return false }
    return left.hasSuffix("." + right) || right.hasSuffix("." + left)
  }

  private func expanded(_ aliases: [String: SwiftType]) -> [String] {
    var result = pieces
    // An alias may stand for another; one that stands for itself is no Swift.
    for _ in 0..<8 {
      guard
        let place = result.indices.first(where: { place in
          let name = result[place].split(separator: ".").last.map(String.init) ?? ""
          return aliases[name].map { $0.pieces != [result[place]] && $0.pieces != [name] } ?? false
        }),
        let alias = result[place].split(separator: ".").last.flatMap({ aliases[String($0)] })
      else { break }
      result.replaceSubrange(place...place, with: alias.pieces)
    }
    return Self.plain(result)
  }
}
