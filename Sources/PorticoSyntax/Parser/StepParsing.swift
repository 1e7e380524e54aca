/// Steps: what stands behind a source, each with `(` or `{`.
extension Parsing {
  mutating func parseStep() -> StepNode? {
    guard kind == .period, !isBroken else { return nil }
    let start = index
    guard namesComponent(at: index + 1) else {
      index += 1
      expected("expected-step", "a step's name after `.`")
      return nil
    }
    let name = words.name(at: index + 1)
    index += 2
    let grammar = StepGrammar.of(name.text)
    guard isStepCall(at: index) else {
      let end = name.span.upper
      report(
        "step-without-parentheses", "a step is written with `(` or `{`: `.\(name.text)()`", at: name.span,
        fixes: [Diagnostic.Fix("add `()`", [Diagnostic.Edit(Span(end, end), "()")])])
      return StepNode(name: name, arguments: [], closure: nil, result: nil, span: span(from: start))
    }
    if grammar == nil { reportUnknownStep(name) }
    let problemCount = diagnostics.count
    var arguments: [ArgumentNode] = []
    if kind == .leftParenthesis {
      arguments = parseRegion(linesMatter: false) { $0.parseArguments(grammar, step: name) }
    }
    var closure: SwiftText?
    if kind == .leftBrace, isOnLine(index) {
      let opening = index
      index = afterRegion(index)
      closure = text(from: opening)
    }
    if let grammar, !isBroken, diagnostics.count == problemCount { checkCount(of: arguments, closure, grammar, name) }
    let result = parseResult()
    return StepNode(
      name: name, arguments: arguments, closure: closure, result: result, span: span(from: start))
  }

  private mutating func reportUnknownStep(_ name: Name) {
    if SourceNode.Combination(rawValue: name.text) != nil {
      report("unknown-step", "`\(name.text)` is a source, no step: write `\(name.text)(a, b)`", at: name.span)
      return
    }
    let near = nearName(name.text, among: StepGrammar.names)
    let hint = near.map { "; did you mean `\($0)`?" } ?? "; `.raw { $0.\(name.text)() }` takes any"
    report(
      "unknown-step", "there is no step `\(name.text)`\(hint)", at: name.span,
      fixes: near.map { [replace(name.span, with: $0)] } ?? [])
  }

  private mutating func checkCount(
    of arguments: [ArgumentNode], _ closure: SwiftText?, _ grammar: StepGrammar, _ name: Name
  ) {
    var missing = grammar.parameters.filter(\.isRequired)
    for argument in arguments where !missing.isEmpty {
      if let place = missing.firstIndex(where: { $0.label == argument.label?.text }) { missing.remove(at: place) }
    }
    if let closure {
      let takesClosure = grammar.parameters.contains { $0.argument.takesClosure }
      let positional = arguments.filter { $0.label == nil }.count
      let places = grammar.parameters.filter { $0.label == nil }.count
      guard takesClosure, positional < places else {
        report(
          "unexpected-closure", "`\(name.text)` takes \(grammar.description); this closure is too much",
          at: Span(closure.span.lower, closure.span.lower + 1))
        return
      }
      if let place = missing.firstIndex(where: { $0.argument.takesClosure }) { missing.remove(at: place) }
    }
    if grammar.isVariadic, !arguments.isEmpty { return }
    if !missing.isEmpty, !arguments.contains(where: { $0.label == nil && !grammar.isVariadic && missing.count > 1 }) {
      report("missing-argument", "`\(name.text)` takes \(grammar.description)", at: name.span)
    }
  }
}

extension StepGrammar.Argument {
  var takesClosure: Bool {
    switch self {
    case .function, .flattening, .closure, .closureOrKeyPath: true
    case .flowOrPlaceholder, .value, .duration, .target: false
    }
  }
}
