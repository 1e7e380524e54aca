/// The members of a screen or a group, and how the parser finds the next one behind a broken one.
extension Parsing {
  enum Scope {
    case screen, group
  }

  mutating func parseMembers(in scope: Scope) -> [MemberNode] {
    var members: [MemberNode] = []
    while index < limit {
      if kind == .semicolon || isClosing(index) {
        index += 1
        continue
      }
      let start = index
      if let member = parseMember(in: scope) { members.append(member) }
      finishMember(from: start)
    }
    return members
  }

  /// A member ends with its line; behind a broken one the next begins where a keyword begins a line.
  mutating func finishMember(from start: Int) {
    let isAtEnd =
      index >= limit || kind == .semicolon || isClosing(index) || (tokens[index].startsLine && !continues(at: index))
    if !isBroken, !isAtEnd { unexpectedToken("unexpected-text", "the end of the line") }
    guard isBroken else {
      if index == start { index += 1 }
      return
    }
    isBroken = false
    index = max(index, start + 1)
    while index < limit, !isMemberStart(index) {
      index = isOpening(index) ? max(afterRegion(index), index + 1) : index + 1
    }
    index = min(index, limit)
  }

  private func isMemberStart(_ index: Int) -> Bool {
    (tokens[index].startsLine || tokens[index - 1].kind == .semicolon)
      && (words.startsMember(at: index) || kind(at: index) == .hash || startsNewLineOfItsOwn(index))
  }

  /// A line that begins with a name goes with nothing before it; what it is, is reported for itself.
  private func startsNewLineOfItsOwn(_ index: Int) -> Bool {
    tokens[index].startsLine && kind(at: index) == .identifier && !continues(at: index)
  }

  private mutating func parseMember(in scope: Scope) -> MemberNode? {
    let start = index
    if kind == .hash, isConditional(at: index + 1) {
      refuseConditional()
      return nil
    }
    let documentation = documentation(at: index)
    let attributes = parseAttributes()
    let access = parseAccess()
    guard index < limit, let keyword = memberKeyword() else {
      if !isBroken { refuseMember() }
      return nil
    }
    if scope == .group, ![.input, .output, .bind, .let].contains(keyword) {
      report(
        "not-in-group", "`\(keyword.rawValue)` can't stand in a group; write it in the screen",
        at: tokens[index].span)
      if keyword == .group {
        isBroken = true
        return nil
      }
    }
    if ![.input, .output, .state].contains(keyword) {
      refuseModifiers(attributes.map(\.span) + [access?.span].compactMap { $0 }, before: keyword)
    }
    index += 1
    switch keyword {
    case .input: return parsePort(.input, documentation, attributes, access, from: start).map { .port($0) }
    case .output: return parsePort(.output, documentation, attributes, access, from: start).map { .port($0) }
    case .needs: return parseNeed(documentation, from: start).map { .need($0) }
    case .state: return parseState(documentation, access, from: start).map { .state($0) }
    case .let: return parseLet(documentation, from: start).map { .stream($0) }
    case .bind: return parseBind(from: start).map { .bind($0) }
    case .group: return parseGroup(documentation, from: start).map { .group($0) }
    case .view: return parseView(from: start).map { .view($0) }
    case .transform: return parseByHand(from: start)
    case .swift: return parseSwiftBlock(from: start)
    case .screen, .service, .settings, .import: return nil
    }
  }

  /// The keyword that stands here, also a misspelt one, which is then reported.
  private mutating func memberKeyword() -> Keyword? {
    guard kind == .identifier else { return nil }
    if let keyword = words.keyword(at: index) { return Keyword.members.contains(keyword) ? keyword : nil }
    let text = words.text(at: index)
    guard kind(at: index + 1) == .identifier, isOnLine(index + 1),
      let near = nearName(text, among: Keyword.members.map(\.rawValue)),
      let keyword = Keyword(rawValue: near), keyword.isFollowedByName
    else { return nil }
    let span = tokens[index].span
    report("unknown-member", "expected `\(near)`, found `\(text)`", at: span, fixes: [replace(span, with: near)])
    return keyword
  }

  private mutating func refuseModifiers(_ spans: [Span], before keyword: Keyword) {
    guard let first = spans.first else { return }
    let span = spans.reduce(first) { $0.union($1) }
    report(
      "unexpected-modifier", "`\(keyword.rawValue)` takes no access and no attributes", at: span,
      fixes: [replace(span, with: "")])
  }

  private mutating func refuseMember() {
    let swift: Set = ["func", "var", "class", "struct", "enum", "init", "deinit", "static", "typealias", "extension"]
    if kind == .identifier, swift.contains(words.text(at: index)) {
      report(
        "swift-member", "Swift's own members stand in `swift { }`; logic stands in the user's half",
        at: tokens[index].span)
      isBroken = true
      return
    }
    let list = Keyword.members.map { "`\($0.rawValue)`" }.joined(separator: ", ")
    unexpectedToken("unknown-member", "a member (\(list))")
  }

  func isConditional(at index: Int) -> Bool {
    guard kind(at: index) == .identifier else { return false }
    return ["if", "elseif", "else", "endif"].contains(words.text(at: index))
  }

  /// `#if` is reported; what belongs to it goes with it, and the members inside are read.
  mutating func refuseConditional() {
    if isWord("if", at: index + 1) {
      report(
        "conditional-compilation",
        "`#if` can't stand among members; write it inside a closure or in `swift { }`",
        at: Span(tokens[index].start, tokens[index + 1].end))
    }
    repeat { index += 1 } while isOnLine(index)
  }
}
