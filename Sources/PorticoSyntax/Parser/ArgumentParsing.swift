/// The arguments of a step, each read as the table says.
extension Parsing {
  mutating func parseArguments(_ grammar: StepGrammar?, step: Name) -> [ArgumentNode] {
    var arguments: [ArgumentNode] = []
    var position = 0
    while index < limit {
      let start = index
      let label = parseLabel()
      let argument = kindOfArgument(grammar, label: label, &position, step: step)
      if let value = parseArgumentValue(argument, step: step) {
        arguments.append(ArgumentNode(label: label, value: value, span: span(from: start)))
      }
      finishArgument()
    }
    return arguments
  }

  private mutating func kindOfArgument(
    _ grammar: StepGrammar?, label: Name?, _ position: inout Int, step: Name
  ) -> StepGrammar.Argument {
    guard let grammar else { return .value }
    if let label {
      if let parameter = grammar.parameters.first(where: { $0.label == label.text }) { return parameter.argument }
      if grammar.isVariadic { return grammar.parameters[0].argument }
      let labels = grammar.parameters.compactMap(\.label)
      let near = nearName(label.text, among: labels)
      report(
        "unknown-label", "`\(step.text)` takes \(grammar.description); it has no `\(label.text):`", at: label.span,
        fixes: near.map { [replace(label.span, with: $0)] } ?? [])
      return .value
    }
    let places = grammar.parameters.filter { $0.label == nil }
    defer { position += 1 }
    if position < places.count { return places[position].argument }
    if grammar.isVariadic, let last = places.last { return last.argument }
    let here = Span(tokens[index].start, tokens[index].end)
    if position == 0, let first = grammar.parameters.first, let name = first.label {
      report(
        "missing-label", "write `\(name):` before this", at: here,
        fixes: [Diagnostic.Fix("write `\(name):`", [Diagnostic.Edit(Span(here.lower, here.lower), "\(name): ")])])
      return first.argument
    }
    if kind != .comma {
      report("extra-argument", "`\(step.text)` takes \(grammar.description); this is too much", at: here)
    }
    return .value
  }

  private mutating func parseArgumentValue(_ argument: StepGrammar.Argument, step: Name) -> ArgumentValue? {
    switch argument {
    case .function: return parseFunction(takesFlow: false, step: step)
    case .flattening: return parseFunction(takesFlow: true, step: step)
    case .target: return parseFunction(takesFlow: true, step: step)
    case .closure, .closureOrKeyPath: return parseClosureOrKeyPath(argument, step: step)
    case .flowOrPlaceholder:
      if isWord("_", at: index), index + 1 == limit || kind(at: index + 1) == .comma {
        index += 1
        return .placeholder(tokens[index - 1].span)
      }
      return parseFlow("as an argument of `\(step.text)`").map { .flow($0) }
    case .value:
      return parseArgumentText("as an argument of `\(step.text)`").map { .expression($0) }
    case .duration: return parseDuration(step: step)
    }
  }

  private mutating func parseClosureOrKeyPath(_ argument: StepGrammar.Argument, step: Name) -> ArgumentValue? {
    let start = index
    let isClosure = kind == .leftBrace
    let isKeyPath = kind == .backslash && argument == .closureOrKeyPath
    guard let text = parseArgumentText("as an argument of `\(step.text)`") else { return nil }
    if isClosure, afterRegion(start) == index { return .closure(text) }
    if isKeyPath { return .keyPath(text) }
    let what = StepGrammar.of(step.text)?.description ?? "a closure"
    report("wrong-argument", "`\(step.text)` takes \(what)", at: text.span)
    return .expression(text)
  }

  private mutating func parseDuration(step: Name) -> ArgumentValue? {
    let start = index
    guard let text = parseArgumentText("as an argument of `\(step.text)`") else { return nil }
    if kind(at: start) == .duration, index == start + 1 {
      return .duration(milliseconds: milliseconds(words.text(at: start)), span: text.span)
    }
    let isCount = kind(at: start) == .number && index == start + 1
    report(
      "expected-duration", "`\(step.text)` takes a duration: `300ms`, `1.5s`", at: text.span,
      fixes: isCount
        ? [replace(text.span, with: words.source.text(text.span) + unit(words.source.text(text.span)))] : [])
    return .expression(text)
  }

  /// Nobody waits for three hundred seconds, nor for half a millisecond.
  private func unit(_ number: String) -> String { number.contains(".") || number.utf8.count < 3 ? "s" : "ms" }

  /// Rounded to whole milliseconds; what no clock could count is the most that one can.
  private func milliseconds(_ text: String) -> Int {
    let isMilliseconds = text.hasSuffix("ms")
    let digits = text.dropLast(isMilliseconds ? 2 : 1).filter { $0 != "_" }
    let value = (Double(String(digits)) ?? 0) * (isMilliseconds ? 1 : 1000)
    return value < 1e15 ? Int(value + 0.5) : 1_000_000_000_000_000
  }
}
