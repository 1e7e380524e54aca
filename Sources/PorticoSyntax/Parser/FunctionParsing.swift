/// What a step calls with each element: closure, key path, hook or call, and for the flattening steps a flow.
extension Parsing {
  mutating func parseFunction(takesFlow: Bool, step: Name) -> ArgumentValue? {
    let start = index
    let value = readFunction(takesFlow: takesFlow, step: step)
    guard !isBroken else { return value }
    if value != nil, index == limit || kind == .comma { return value }
    // Something that is none of these, an operator most likely.
    skipArgument()
    guard index > start else {
      expected("expected-value", "an argument of `\(step.text)`")
      return nil
    }
    let text = text(from: start)
    if start + 1 == index, step.text == "scan", kind(at: start) == .symbol { return .expression(text) }
    let what = StepGrammar.of(step.text)?.description ?? "a closure"
    let fixes =
      usesElement(text)
      ? [Diagnostic.Fix("make it a closure", [Diagnostic.Edit(text.span, "{ \(words.source.text(text.span)) }")])]
      : []
    report("wrong-argument", "`\(step.text)` takes \(what)", at: text.span, fixes: fixes)
    return .expression(text)
  }

  private func usesElement(_ text: SwiftText) -> Bool {
    text.tokens.contains { words.isWord("$0", at: $0) }
  }

  private mutating func readFunction(takesFlow: Bool, step: Name) -> ArgumentValue? {
    let start = index
    switch kind {
    case .leftBrace:
      index = afterRegion(index)
      return .closure(text(from: start))
    case .backslash:
      skipArgument()
      let text = text(from: start)
      reportResult(inside: text, of: step)
      return .keyPath(text)
    case .identifier: break
    default: return nil
    }
    if takesFlow, startsCombination {
      return parseFlow("as an argument of `\(step.text)`").map { .flow($0) }
    }
    let effects = parseEffects()
    guard kind == .identifier else { return nil }
    switch parseOperand(endsAtStep: takesFlow) {
    case .compound(let name, let labels):
      return .hook(hookNode(name, labels: labels, effects, from: start))
    case .path(let path):
      return functionOfPath(path, effects, takesFlow: takesFlow, step: step, from: start)
    case .call(let path, let text):
      if let name = refuseCallOfBareName(path, text) {
        return .hook(hookNode(name, labels: nil, effects, from: start))
      }
      let call = callNode(path, text, effects, from: start)
      return takesFlow && kind == .period ? .flow(finishFlow(.call(call), from: start)) : .call(call)
    }
  }

  private mutating func reportResult(inside text: SwiftText, of step: Name) {
    guard let arrow = text.tokens.first(where: { words.tokens[$0].kind == .rightArrow }) else { return }
    let path = words.source.text(Span(text.span.lower, words.tokens[arrow - 1].end))
    report(
      "misplaced-result", "what a key path gives is said behind the step: `\(step.text)(\(path)) -> T`",
      at: words.tokens[arrow].span)
  }

  private mutating func functionOfPath(
    _ path: PathNode, _ effects: Effects, takesFlow: Bool, step: Name, from start: Int
  ) -> ArgumentValue? {
    if path.components.count == 1, path.components[0].mark == nil, !path.components[0].isProjected {
      if takesFlow, kind == .period { return .flow(finishFlow(.path(path), from: start)) }
      return .hook(hookNode(path.components[0].name, labels: nil, effects, from: start))
    }
    // An operator follows: the whole argument is refused, not the path.
    guard index == limit || kind == .comma || kind == .period || kind == .rightArrow else { return nil }
    if takesFlow, effects.isEmpty { return .flow(finishFlow(.path(path), from: start)) }
    let end = path.span.upper
    report(
      "method-reference",
      "a call is written with its arguments: `\(words.source.text(path.span))($0)`", at: path.span,
      fixes: [Diagnostic.Fix("add `($0)`", [Diagnostic.Edit(Span(end, end), "($0)")])])
    return .call(callNode(path, path.text, effects, from: start))
  }
}
