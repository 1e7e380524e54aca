/// Flows: a source and its steps.
extension Parsing {
  /// `<- flow`, where it stands here.
  mutating func parseFeed() -> FlowNode? {
    guard kind == .leftArrow else { return nil }
    index += 1
    return parseFlow("after `<-`")
  }

  mutating func parseFlow(_ place: String) -> FlowNode? {
    guard kind == .identifier, !startsNextMember else {
      expected("expected-flow", "a flow \(place)")
      return nil
    }
    guard depth < Self.deepest else {
      report("too-deep", "flows are nested too deeply; name a part of this one with `let`", at: tokens[index].span)
      isBroken = true
      return nil
    }
    depth += 1
    defer { depth -= 1 }
    let start = index
    guard let source = parseSource() else { return nil }
    return finishFlow(source, from: start)
  }

  var startsNextMember: Bool { linesMatter && tokens[index].startsLine && words.startsMember(at: index) }

  mutating func finishFlow(_ source: SourceNode, from start: Int) -> FlowNode {
    var steps: [StepNode] = []
    while let step = parseStep() { steps.append(step) }
    return FlowNode(source: source, steps: steps, span: span(from: start))
  }

  private mutating func parseSource() -> SourceNode? {
    let start = index
    if let source = parseCombination() { return source }
    let effects = parseEffects()
    guard kind == .identifier else {
      expected("expected-flow", "a call after `try` or `await`")
      return nil
    }
    let operand = parseOperand(endsAtStep: true)
    switch operand {
    case .path(let path):
      if !effects.isEmpty {
        report("effect-without-call", "`try` and `await` stand before calls; this is none", at: span(from: start))
      }
      return .path(path)
    case .call(let path, let text):
      if let name = refuseCallOfBareName(path, text) { return .path(single(name)) }
      return .call(callNode(path, text, effects, from: start))
    case .compound(let name, _):
      report(
        "hook-as-source", "a hook is no source; write it in a step: `trigger.map(\(name.text))`",
        at: span(from: start))
      return .path(single(name))
    }
  }

  func single(_ name: Name) -> PathNode {
    let index = tokenIndex(at: name.span.lower)
    let text = SwiftText(span: name.span, tokens: index..<index + 1)
    return PathNode(
      components: [PathNode.Component(name: name, isProjected: false, mark: nil)], text: text, span: name.span)
  }

  private func tokenIndex(at offset: Int) -> Int {
    var index = self.index
    while index > 0, tokens[index].start > offset { index -= 1 }
    return index
  }

  var startsCombination: Bool {
    guard kind(at: index + 1) == .leftParenthesis, isOnLine(index + 1) else { return false }
    let text = words.text(at: index)
    return text == "just" || SourceNode.Combination(rawValue: text) != nil
  }

  /// `just(…)`, `combineLatest(…)`, `merge(…)`, `zip(…)`.
  mutating func parseCombination() -> SourceNode? {
    guard startsCombination else { return nil }
    let start = index
    let combination = SourceNode.Combination(rawValue: words.text(at: index))
    index += 1
    guard let combination else {
      let value = parseRegion(linesMatter: false) { parsing in
        let value = parsing.parseArgumentText("in `just(…)`")
        parsing.finishArguments()
        return value
      }
      return value.map { .just($0, span: span(from: start)) }
    }
    let flows = parseRegion(linesMatter: false) { $0.parseCombined() }
    if flows.isEmpty, !isBroken {
      report(
        "missing-argument", "`\(combination.rawValue)` takes flows: `\(combination.rawValue)(a, b)`",
        at: span(from: start))
    }
    return .combination(combination, flows, span: span(from: start))
  }

  private mutating func parseCombined() -> [CombinedNode] {
    var flows: [CombinedNode] = []
    while index < limit {
      let label = parseLabel()
      if let flow = parseFlow("as an argument") {
        flows.append(CombinedNode(label: label, flow: flow))
      }
      finishArgument()
    }
    return flows
  }

  /// `label:`, where it stands here.
  mutating func parseLabel() -> Name? {
    guard kind == .identifier, kind(at: index + 1) == .colon else { return nil }
    defer { index += 2 }
    return words.name(at: index)
  }

  /// Goes behind the comma; whatever else stands before it is reported.
  mutating func finishArgument() {
    if index < limit, kind != .comma {
      expected("unexpected-text", "`,` or `)`")
      skipArgument()
    }
    if kind == .comma { index += 1 }
  }

  /// Nothing more may stand in the region.
  mutating func finishArguments() {
    if index < limit { expected("unexpected-text", "`)`") }
  }
}
