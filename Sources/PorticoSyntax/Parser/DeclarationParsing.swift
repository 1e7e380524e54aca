/// The declarations of a file: imports, settings, services, screens.
extension Parsing {
  mutating func parseDeclarations(_ declarations: inout Declarations) {
    while index < limit {
      let start = index
      parseDeclaration(into: &declarations)
      if isBroken || index == start {
        isBroken = false
        skipToNextDeclaration(from: start)
      } else if index < limit, !tokens[index].startsLine, kind != .semicolon, !startsKeywordDeclaration(index) {
        expected("unexpected-text", "a new line after the declaration")
        isBroken = false
        skipToNextDeclaration(from: start)
      }
      while kind == .semicolon { index += 1 }
    }
  }

  private mutating func parseDeclaration(into declarations: inout Declarations) {
    let start = index
    // What closes nothing has been reported.
    if isClosing(index) {
      index += 1
      return
    }
    if kind == .hash, isOnLine(index + 1), isConditional(at: index + 1) {
      refuseConditional()
      return
    }
    let documentation = documentation(at: index)
    let attributes = parseAttributes()
    let access = parseAccess()
    switch index < limit ? words.keyword(at: index) : nil {
    case .import: if let node = parseImport(from: start) { declarations.imports.append(node) }
    case .settings: if let node = parseSettings() { declarations.settings.append(node) }
    case .service:
      if let node = parseService(documentation, access, from: start) { declarations.services.append(node) }
    case .screen:
      if let node = parseScreen(documentation, attributes, access, from: start) { declarations.screens.append(node) }
    default: refuseDeclaration()
    }
  }

  private mutating func refuseDeclaration() {
    let names = ["screen", "service", "settings", "import"]
    if kind == .identifier, let near = nearName(words.text(at: index), among: names) {
      let token = tokens[index]
      report(
        "unknown-declaration", "expected `\(near)`, found `\(words.text(at: index))`", at: token.span,
        fixes: [replace(token.span, with: near)])
      isBroken = true
    } else {
      unexpectedToken("unknown-declaration", "`screen`, `service`, `settings` or `import`")
    }
  }

  func isClosing(_ index: Int) -> Bool {
    switch kind(at: index) {
    case .rightParenthesis, .rightBracket, .rightBrace: true
    default: false
    }
  }

  private func startsKeywordDeclaration(_ index: Int) -> Bool {
    words.startsDeclaration(at: index) || words.keyword(at: index) == .import
  }

  /// Outside of all brackets a line that begins with a name or an attribute is a declaration of its own, good or bad.
  private func startsNextDeclaration(_ index: Int) -> Bool {
    tokens[index].startsLine && (kind(at: index) == .identifier || kind(at: index) == .at)
  }

  private mutating func skipToNextDeclaration(from start: Int) {
    index = max(index, start + 1)
    while index < limit, !startsNextDeclaration(index) {
      index = isOpening(index) ? max(afterRegion(index), index + 1) : index + 1
    }
    index = min(index, limit)
  }

  mutating func parseAccess() -> Name? {
    let start = index
    let end = words.afterAccess(at: index)
    guard end > start, end < limit else { return nil }
    index = end
    let span = span(from: start)
    return Name(words.source.text(span), span: span)
  }

  /// A name that is declared here, behind the word `after`.
  mutating func parseName(after word: String) -> Name? {
    guard kind == .identifier, !breaksLine(before: index) else {
      expected("expected-name", "a name after `\(word)`")
      return nil
    }
    if words.source.bytes[tokens[index].start] == UInt8(ascii: "$") {
      expected("expected-name", "a name after `\(word)`")
      return nil
    }
    index += 1
    return words.name(at: index - 1)
  }

  private mutating func parseImport(from start: Int) -> ImportNode? {
    index += 1
    let kinds: Set = ["struct", "class", "enum", "protocol", "typealias", "func", "let", "var"]
    if kind == .identifier, kinds.contains(words.text(at: index)), kind(at: index + 1) == .identifier { index += 1 }
    let first = index
    guard parseName(after: "import") != nil else { return nil }
    while kind == .period, kind(at: index + 1) == .identifier { index += 2 }
    let module = span(from: first)
    return ImportNode(module: Name(words.source.text(module), span: module), span: span(from: start))
  }

  /// `: A, B`, where it stands here.
  mutating func parseInheritance() -> [SwiftText] {
    guard kind == .colon else { return [] }
    index += 1
    return parseTypes("after `:`")
  }

  /// Goes to the `{` of a declaration.
  mutating func findBrace(after what: String) -> Bool {
    if kind == .leftBrace { return true }
    expected("expected-brace", "`{` after \(what)")
    return false
  }

  private mutating func parseScreen(
    _ documentation: [String], _ attributes: [AttributeNode], _ access: Name?, from start: Int
  ) -> ScreenNode? {
    index += 1
    guard let name = parseName(after: "screen") else { return nil }
    let inheritance = parseInheritance()
    var members: [MemberNode] = []
    if findBrace(after: "the screen's name") {
      members = parseRegion(linesMatter: true) { $0.parseMembers(in: .screen) }
    }
    return ScreenNode(
      documentation: documentation, attributes: attributes, access: access, name: name, inheritance: inheritance,
      members: members, span: span(from: start))
  }
}
