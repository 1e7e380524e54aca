/// Paths, calls and compound names: what a flow, an argument and a target are made of.
extension Parsing {
  enum Operand {
    case path(PathNode)
    case call(PathNode, SwiftText)
    /// `isValid(email:password:)`
    case compound(Name, [Name])

    var path: PathNode? {
      switch self {
      case .path(let path), .call(let path, _): path
      case .compound: nil
      }
    }
  }

  struct Effects {
    var tryKeyword: Span?
    var awaitKeyword: Span?
    var isEmpty: Bool { tryKeyword == nil && awaitKeyword == nil }
  }

  mutating func parseEffects() -> Effects {
    var effects = Effects()
    if isWord("try", at: index), isEffect {
      effects.tryKeyword = words.tokens[index].span
      index += 1
      if isSymbol("?", at: index) || isSymbol("!", at: index), words.isAttached(at: index) {
        let mark = words.tokens[index].span
        report(
          "try-mark", "write `try` alone: the error is lost or caught by the steps that follow", at: mark,
          fixes: [replace(mark, with: "")])
        index += 1
      }
    }
    if isWord("await", at: index), isEffect {
      effects.awaitKeyword = words.tokens[index].span
      index += 1
    }
    return effects
  }

  private var isEffect: Bool {
    kind(at: index + 1) == .identifier
      || (words.isAttached(at: index + 1) && (isSymbol("?", at: index + 1) || isSymbol("!", at: index + 1)))
  }

  /// `endsAtStep`: a known step's name with `(` or `{` belongs to the flow, not to the operand.
  mutating func parseOperand(endsAtStep: Bool) -> Operand {
    let start = index
    var components: [PathNode.Component] = []
    while true {
      components.append(parseComponent())
      if kind == .leftParenthesis, isOnLine(index) {
        if components.count == 1, components[0].mark == nil, let labels = parseCompoundLabels() {
          return .compound(components[0].name, labels)
        }
        let path = pathNode(components, from: start)
        skipCallArguments()
        if !endsAtStep { skipPostfixes() }
        return .call(path, text(from: start))
      }
      if kind == .leftBrace, components.count > 1, isOnLine(index) {
        let path = pathNode(components, from: start)
        skipTrailingClosures()
        return .call(path, text(from: start))
      }
      guard kind == .period, namesComponent(at: index + 1) else { break }
      if endsAtStep, isStepCall(at: index + 2), isRef(components) || StepGrammar.of(words.text(at: index + 1)) != nil {
        break
      }
      index += 1
    }
    return .path(pathNode(components, from: start))
  }

  /// Whether the name behind a `.` belongs to it, and begins no member of the next line.
  func namesComponent(at index: Int) -> Bool {
    guard kind(at: index) == .identifier else { return false }
    return !linesMatter || !tokens[index].startsLine || !words.startsMember(at: index)
  }

  /// Whether `(` or `{` stands at `index`, on the line.
  func isStepCall(at index: Int) -> Bool {
    (kind(at: index) == .leftParenthesis || kind(at: index) == .leftBrace) && isOnLine(index)
  }

  /// `input.x`, `output.x`, `group.x`: nothing but a port.
  private func isRef(_ components: [PathNode.Component]) -> Bool {
    guard components.count == 2, components[0].mark == nil, components[1].mark == nil else { return false }
    let qualifier = components[0].name.text
    return qualifier == "input" || qualifier == "output" || brackets.groups.contains(qualifier)
  }

  private mutating func parseComponent() -> PathNode.Component {
    var name = words.name(at: index)
    let token = words.tokens[index]
    var isProjected = false
    if words.source.bytes[token.start] == UInt8(ascii: "$"), token.end - token.start > 1,
      !ByteClass.isDigit(words.source.bytes[token.start + 1])
    {
      isProjected = true
      name.text.removeFirst()
    }
    index += 1
    var mark: PathNode.Mark?
    if kind == .symbol, words.isAttached(at: index) {
      if isSymbol("?", at: index) { mark = .optional } else if isSymbol("!", at: index) { mark = .forced }
      if mark != nil { index += 1 }
    }
    return PathNode.Component(name: name, isProjected: isProjected, mark: mark)
  }

  private func pathNode(_ components: [PathNode.Component], from start: Int) -> PathNode {
    let text = text(from: start)
    return PathNode(components: components, text: text, span: text.span)
  }

  /// The labels of `name(a:b:)`, where `(` begins such; `today()` has none.
  private mutating func parseCompoundLabels() -> [Name]? {
    guard brackets.isClosed(index) else { return nil }
    let end = brackets.end(of: index)
    var labels: [Name] = []
    var next = index + 1
    while next + 1 < end, kind(at: next) == .identifier, kind(at: next + 1) == .colon {
      labels.append(words.name(at: next))
      next += 2
    }
    guard next == end else { return nil }
    index = end + 1
    return labels
  }

  private mutating func skipCallArguments() {
    while kind == .leftParenthesis, isOnLine(index) { index = afterRegion(index) }
    skipTrailingClosures()
  }

  private mutating func skipTrailingClosures() {
    guard kind == .leftBrace, isOnLine(index) else { return }
    index = afterRegion(index)
    while kind == .identifier, isOnLine(index), kind(at: index + 1) == .colon, kind(at: index + 2) == .leftBrace {
      index = afterRegion(index + 2)
    }
  }

  /// What Swift lets follow a call: `.title`, `[0]`, `?`.
  private mutating func skipPostfixes() {
    while index < limit {
      if kind == .period, kind(at: index + 1) == .identifier {
        index += 2
      } else if kind == .leftParenthesis || kind == .leftBracket, words.isAttached(at: index) {
        index = afterRegion(index)
      } else if isSymbol("?", at: index) || isSymbol("!", at: index), words.isAttached(at: index) {
        index += 1
      } else if kind == .leftBrace, isOnLine(index) {
        skipTrailingClosures()
      } else {
        return
      }
    }
  }
}
