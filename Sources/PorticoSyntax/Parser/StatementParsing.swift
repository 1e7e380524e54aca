/// The smaller members: needs, let, bind, group, view, `transform by hand`, `swift { }`.
extension Parsing {
  mutating func parseNeed(_ documentation: [String], from start: Int) -> NeedNode? {
    var modifier: NeedNode.Modifier?
    if isModifier("weak", at: index) {
      modifier = .weak
    } else if isModifier("init", at: index) {
      modifier = .initializer
    } else if isModifier("super", at: index) {
      modifier = .superclass
    }
    if modifier != nil { index += 1 }
    guard let name = parseName(after: "needs") else { return nil }
    var type: SwiftText?
    if kind == .colon {
      index += 1
      type = parseType("after `:`")
    } else {
      expected("expected-type", "`:` and a type after the need's name")
    }
    var value: SwiftText?
    if !isBroken, kind == .equal {
      index += 1
      value = parseValue("after `=`")
    }
    return NeedNode(
      documentation: documentation, modifier: modifier, name: name, type: type, value: value,
      span: span(from: start))
  }

  mutating func parseLet(_ documentation: [String], from start: Int) -> LetNode? {
    guard let name = parseName(after: "let") else { return nil }
    let result = parseResult()
    let flow = isBroken ? nil : parseRequiredFeed("the name")
    return LetNode(
      documentation: documentation, name: name, result: result, flow: flow, span: span(from: start))
  }

  mutating func parseRequiredFeed(_ what: String) -> FlowNode? {
    if kind == .equal {
      let equal = tokens[index].span
      report(
        "expected-arrow", "a flow stands behind `<-`, not behind `=`", at: equal, fixes: [replace(equal, with: "<-")])
      index += 1
      return parseFlow("after `<-`")
    }
    if kind != .leftArrow { expected("expected-arrow", "`<-` and a flow after \(what)") }
    return isBroken ? nil : parseFeed()
  }

  mutating func parseBind(from start: Int) -> BindNode? {
    var targets: [TargetNode] = []
    repeat {
      if kind == .comma { index += 1 }
      guard let target = parseTarget() else { return nil }
      targets.append(target)
    } while kind == .comma
    let flow = isBroken ? nil : parseRequiredFeed("the target")
    return BindNode(targets: targets, flow: flow, span: span(from: start))
  }

  private mutating func parseTarget() -> TargetNode? {
    let start = index
    guard kind == .identifier, !startsNextMember else {
      expected("expected-target", "a port, state, path, hook or call to bind")
      return nil
    }
    let effects = parseEffects()
    switch parseOperand(endsAtStep: false) {
    case .compound(let name, let labels): return .hook(hookNode(name, labels: labels, effects, from: start))
    case .call(let path, let text):
      if let name = refuseCallOfBareName(path, text) {
        return .hook(hookNode(name, labels: nil, effects, from: start))
      }
      return .call(callNode(path, text, effects, from: start))
    case .path(let path):
      if effects.isEmpty, kind != .rightArrow { return .path(path) }
      guard path.components.count == 1 else {
        let end = path.span.upper
        report(
          "method-reference", "a call is written with its arguments: `\(words.source.text(path.span))($0)`",
          at: path.span, fixes: [Diagnostic.Fix("add `($0)`", [Diagnostic.Edit(Span(end, end), "($0)")])])
        return .call(callNode(path, path.text, effects, from: start))
      }
      return .hook(hookNode(path.components[0].name, labels: nil, effects, from: start))
    }
  }

  mutating func parseGroup(_ documentation: [String], from start: Int) -> GroupNode? {
    guard let name = parseName(after: "group") else { return nil }
    var members: [MemberNode] = []
    if findBrace(after: "the group's name") {
      members = parseRegion(linesMatter: true) { $0.parseMembers(in: .group) }
    }
    return GroupNode(documentation: documentation, name: name, members: members, span: span(from: start))
  }

  mutating func parseView(from start: Int) -> ViewNode? {
    guard kind == .leftParenthesis else {
      expected("expected-parenthesis", "`(` and the view's controls after `view`")
      return nil
    }
    let parameters = parseRegion(linesMatter: false) { $0.parseViewParameters() }
    var bindings: [ViewNode.Binding] = []
    if !isBroken, findBrace(after: "the view's controls") {
      bindings = parseRegion(linesMatter: true) { $0.parseViewBindings() }
    }
    return ViewNode(parameters: parameters, bindings: bindings, span: span(from: start))
  }

  private mutating func parseViewParameters() -> [ViewNode.Parameter] {
    var parameters: [ViewNode.Parameter] = []
    while index < limit {
      guard let name = parseLabel() else {
        expected("expected-name", "a control's name and type: `name: UIButton`")
        break
      }
      guard let type = parseType("after `\(name.text):`") else { break }
      parameters.append(ViewNode.Parameter(name: name, type: type))
      finishArgument()
    }
    return parameters
  }

  private mutating func parseViewBindings() -> [ViewNode.Binding] {
    var bindings: [ViewNode.Binding] = []
    while index < limit {
      if kind == .semicolon || isClosing(index) {
        index += 1
        continue
      }
      let start = index
      if let binding = parseViewBinding() { bindings.append(binding) }
      finishMember(from: start)
    }
    return bindings
  }

  private mutating func parseViewBinding() -> ViewNode.Binding? {
    let start = index
    guard kind == .identifier else {
      expected("expected-target", "a port or a control's property")
      return nil
    }
    let path: PathNode
    var arguments: SwiftText?
    switch parseOperand(endsAtStep: false) {
    case .path(let target): path = target
    case .call(let target, let text) where endsInType(text):
      path = target
      let first = text.tokens.first { tokens[$0].start >= target.span.upper } ?? text.tokens.upperBound
      arguments = SwiftText(
        span: Span(target.span.upper, text.span.upper), tokens: first..<max(first, text.tokens.upperBound))
    case .call, .compound:
      report(
        "call-as-target", "a view's target is a port or a control's property, no call", at: span(from: start))
      isBroken = true
      return nil
    }
    let flow = parseRequiredFeed("the target")
    return ViewNode.Binding(target: path, arguments: arguments, flow: flow, span: span(from: start))
  }

  /// `tableView.items(PostCell.self)`.
  private func endsInType(_ text: SwiftText) -> Bool {
    let end = text.tokens.upperBound
    return text.tokens.count > 3 && kind(at: end - 1) == .rightParenthesis && isWord("self", at: end - 2)
      && kind(at: end - 3) == .period
  }

  mutating func parseByHand(from start: Int) -> MemberNode? {
    guard isWord("by", at: index), isWord("hand", at: index + 1) else {
      expected("expected-by-hand", "`by hand` after `transform`")
      return nil
    }
    index += 2
    return .byHand(span(from: start))
  }

  mutating func parseSwiftBlock(from start: Int) -> MemberNode? {
    guard findBrace(after: "`swift`") else { return nil }
    let opening = index
    let end = min(brackets.end(of: opening), limit)
    index = afterRegion(opening)
    let bodyEnd = brackets.isClosed(opening) ? tokens[end].start : tokens[max(end - 1, opening)].end
    let body = SwiftText(span: Span(tokens[opening].end, bodyEnd), tokens: opening + 1..<max(end, opening + 1))
    return .swift(SwiftBlockNode(body: body, span: span(from: start)))
  }
}
