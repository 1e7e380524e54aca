/// Goes through the tokens of a whole Swift file, declaration by declaration; bodies of functions are stepped over.
struct SwiftOutlineReader {
  let source: SourceFile
  let tokens: [Token]
  let brackets: SwiftBrackets
  private(set) var declarations: [SwiftOutline.Declaration] = []
  private(set) var imports: [SwiftOutline.Import] = []
  private(set) var functions: [SwiftFunction] = []
  private(set) var aliases: [String: SwiftType] = [:]
  private var conditions = 0

  init(_ source: SourceFile, _ tokens: [Token], _ brackets: SwiftBrackets) {
    self.source = source
    self.tokens = tokens
    self.brackets = brackets
  }

  mutating func read() {
    read(0..<(tokens.count - 1), of: nil)
  }

  func text(_ index: Int) -> String { source.text(tokens[index].span) }

  func isWord(_ word: String, _ index: Int) -> Bool {
    tokens[index].kind == .identifier && text(index) == word
  }

  func closing(of index: Int) -> Int { Int(brackets.closings[index]) }

  /// The members of a declaration, or what stands in the file.
  private mutating func read(_ range: Range<Int>, of declaration: Int?) {
    var modifiers: Set<String> = []
    var index = range.lowerBound
    while index < range.upperBound {
      let token = tokens[index]
      switch token.kind {
      case .at:
        index = attribute(at: index, &modifiers)
        continue
      case .hash:
        if let directive = SwiftBrackets.directive(at: index, tokens, in: source) {
          conditions += directive == "if" ? 1 : directive == "endif" ? -1 : 0
          index = nextLine(after: index)
          modifiers = []
          continue
        }
        index += 1
      case .leftParenthesis, .leftBracket, .leftBrace: index = closing(of: index) + 1
      case .identifier:
        if index > range.lowerBound, tokens[index - 1].kind == .period {
          index += 1
        } else if isModifier(index) {
          modifiers.insert(text(index))
          index += 1
          if tokens[index].kind == .leftParenthesis { index = closing(of: index) + 1 }
          continue
        } else {
          index = declare(at: index, modifiers, of: declaration)
        }
      default: index += 1
      }
      modifiers = []
    }
  }

  private mutating func declare(at index: Int, _ modifiers: Set<String>, of declaration: Int?) -> Int {
    switch text(index) {
    case "func":
      guard let (function, end) = function(at: index, modifiers) else { return index + 1 }
      if let declaration {
        declarations[declaration].functions.append(function)
      } else {
        functions.append(function)
      }
      return end
    case "typealias": return readAlias(at: index)
    case "import" where declaration == nil: return readImport(at: index, modifiers)
    case "class", "struct", "enum", "actor": return readType(at: index, .type, modifiers, isMember: declaration != nil)
    case "extension" where declaration == nil: return readType(at: index, .extension, modifiers, isMember: false)
    case "protocol": return readType(at: index, .protocol, modifiers, isMember: declaration != nil)
    default: return index + 1
    }
  }

  // MARK: Types

  /// Nested types are stepped over.
  private mutating func readType(
    at index: Int, _ kind: SwiftOutline.Declaration.Kind, _ modifiers: Set<String>, isMember: Bool
  ) -> Int {
    guard tokens[index + 1].kind == .identifier, !tokens[index + 1].startsLine else { return index + 1 }
    var next = index + 2
    while tokens[next].kind == .period, tokens[next + 1].kind == .identifier { next += 2 }
    let span = Span(tokens[index + 1].start, tokens[next - 1].end)
    var declaration = SwiftOutline.Declaration(kind: kind, name: source.text(span), nameSpan: span)
    next = afterAngles(next)
    if tokens[next].kind == .colon {
      let end = headEnd(from: next + 1)
      declaration.inheritance = entries((next + 1)..<end)
      next = end
    }
    while tokens[next].kind != .leftBrace {
      if tokens[next].kind == .endOfFile || tokens[next].kind == .rightBrace { return next }
      next = tokens[next].kind == .leftParenthesis ? closing(of: next) + 1 : next + 1
    }
    let end = closing(of: next)
    if isMember { return end + 1 }
    declaration.isConditional = conditions > 0
    declaration.isHidden = modifiers.contains("private") || modifiers.contains("fileprivate")
    declaration.indent = indent(of: (next + 1)..<end, in: index)
    declarations.append(declaration)
    read((next + 1)..<end, of: declarations.count - 1)
    return end + 1
  }

  /// Where `{` or `where` stands.
  private func headEnd(from start: Int) -> Int {
    var index = start
    while ![.leftBrace, .endOfFile].contains(tokens[index].kind), !isWord("where", index) {
      index = tokens[index].kind == .leftParenthesis ? closing(of: index) + 1 : index + 1
    }
    return index
  }

  /// What stands between commas, without attributes.
  private func entries(_ range: Range<Int>) -> [String] {
    var result = [""]
    var depth = 0
    var ignored: Set<String> = []
    var index = range.lowerBound
    while index < range.upperBound {
      if tokens[index].kind == .at {
        index = attribute(at: index, &ignored)
        continue
      }
      let text = text(index)
      if text == "<" { depth += 1 }
      if text == ">" { depth -= 1 }
      if text == ",", depth == 0 { result.append("") } else if text != "any" { result[result.count - 1] += text }
      index += 1
    }
    return result.filter { !$0.isEmpty }
  }

  private func indent(of members: Range<Int>, in start: Int) -> String? {
    guard let first = members.first(where: { tokens[$0].startsLine }) else { return nil }
    guard let inner = blanks(before: tokens[first].start), let outer = blanks(before: lineStart(of: start)) else {
      return nil
    }
    return inner.hasPrefix(outer) && inner != outer ? String(inner.dropFirst(outer.count)) : nil
  }

  /// The first token of the line that the token at `index` stands on.
  private func lineStart(of index: Int) -> Int {
    var first = index
    while first > 0, !tokens[first].startsLine { first -= 1 }
    return tokens[first].start
  }

  /// What stands before `offset` on its line; nil where that is not blank.
  private func blanks(before offset: Int) -> String? {
    var start = offset
    while start > 0, !ByteClass.isNewline(source.bytes[start - 1]) { start -= 1 }
    let text = source.bytes[start..<offset]
    return text.allSatisfy(ByteClass.isBlank) ? String(decoding: text, as: UTF8.self) : nil
  }

  // MARK: The rest

  private mutating func readAlias(at index: Int) -> Int {
    guard tokens[index + 1].kind == .identifier, tokens[index + 2].kind == .equal else { return index + 1 }
    var end = index + 3
    while tokens[end].kind != .endOfFile, tokens[end].kind != .rightBrace {
      // The type goes on where the line before it could not have ended.
      let goesOn = tokens[end].kind == .symbol || tokens[end].kind == .period || tokens[end].kind == .rightArrow
      if end > index + 3, tokens[end].startsLine, !goesOn { break }
      let isOpening = [.leftParenthesis, .leftBracket, .leftBrace].contains(tokens[end].kind)
      end = isOpening ? closing(of: end) + 1 : end + 1
    }
    aliases[text(index + 1)] = SwiftType(tokens[(index + 3)..<end], in: source)
    return end
  }

  private mutating func readImport(at index: Int, _ modifiers: Set<String>) -> Int {
    let kinds = ["struct", "class", "enum", "protocol", "func", "var", "let", "typealias", "actor"]
    var next = index + 1
    if tokens[next].kind == .identifier, kinds.contains(text(next)) { next += 1 }
    guard tokens[next].kind == .identifier else { return index + 1 }
    let module = text(next)
    next += 1
    while tokens[next].kind == .period, tokens[next + 1].kind == .identifier { next += 2 }
    var start = index
    while start > 0, !tokens[start].startsLine { start -= 1 }
    // What stands before it on the line may be another statement, what is its own may stand on a line above.
    let isAlone = tokens[start].kind == .at || isModifier(start) || start == index && modifiers.isEmpty
    let span = Span(tokens[isAlone ? start : index].start, tokens[next - 1].end)
    let lines = isAlone && conditions == 0 ? lines(of: span) : nil
    imports.append(SwiftOutline.Import(module: module, text: source.text(span), lines: lines))
    return next
  }

  /// `span` to the ends of its lines; nil where something else stands on them.
  private func lines(of span: Span) -> Span? {
    var upper = span.upper
    while upper < source.bytes.count, ByteClass.isBlank(source.bytes[upper]) {
      let byte = source.bytes[upper]
      upper += 1
      guard ByteClass.isNewline(byte) else { continue }
      if byte == 0x0D, upper < source.bytes.count, source.bytes[upper] == 0x0A { upper += 1 }
      return blanks(before: span.lower).map { Span(span.lower - $0.utf8.count, upper) }
    }
    return upper == source.bytes.count
      ? blanks(before: span.lower).map { Span(span.lower - $0.utf8.count, upper) } : nil
  }

  private func nextLine(after index: Int) -> Int {
    var next = index + 1
    while tokens[next].kind != .endOfFile, !tokens[next].startsLine { next += 1 }
    return next
  }

  /// `class` is one before `func` and `var`, else it begins a type.
  private func isModifier(_ index: Int) -> Bool {
    let word = text(index)
    guard word == "class" else { return Self.modifiers.contains(word) }
    let next = text(index + 1)
    return ["func", "var", "subscript"].contains(next) || Self.modifiers.contains(next)
  }

  private static let modifiers: Set<String> = [
    "private", "fileprivate", "internal", "package", "public", "open", "static", "final", "override", "mutating",
    "nonmutating", "nonisolated", "isolated", "dynamic", "required", "convenience", "lazy", "optional", "indirect",
    "weak", "unowned", "consuming", "borrowing", "distributed", "prefix", "postfix", "infix",
  ]
}
