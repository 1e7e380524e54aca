/// `withLatestFrom`: other streams' latest values, states that are read, `_` for the element itself.
import PorticoSyntax

extension StepResolver {
  mutating func withLatestFrom(_ node: StepNode, _ expected: Element) {
    var arguments: [LatestArgument] = []
    var spans: [(label: Span?, argument: Span)] = []
    let expected = node.arguments.count == 1 ? expected : .unknown
    for argument in node.arguments {
      guard let latest = latest(argument, expected: expected) else {
        breakOff()
        return
      }
      arguments.append(latest)
      spans.append((argument.label?.span, argument.span))
    }
    guard !arguments.isEmpty else {
      missing(node, "the names of the streams whose latest values are taken")
      return
    }
    let parts = arguments.map { Part($0.label, $0.element) }
    TupleLabels.report(equalAmong: parts, spans: spans, in: scope)
    let output = parts.count == 1 ? parts[0] : Part(nil, .tuple(parts))
    append(.withLatestFrom(arguments), node, .other, output: output)
  }

  mutating func latest(_ argument: ArgumentNode, expected: Element) -> LatestArgument? {
    switch argument.value {
    case .placeholder:
      return LatestArgument(label: argument.label?.text ?? part.label, value: .source, element: part.element)
    case .flow(let node):
      let outcome = FlowResolver(scope: scope, place: place).resolve(node, expected: expected)
      if outcome.isBroken { blame.isBroken = true }
      if outcome.flow.result.element.text == nil, !blame.isBroken { blame = outcome.blame }
      let label = argument.label?.text ?? outcome.flow.result.label
      if outcome.flow.steps.isEmpty, case .stream(.state(let name), _) = outcome.flow.source, hasValue(name) {
        return LatestArgument(label: label, value: .state(name), element: outcome.flow.result.element)
      }
      return LatestArgument(label: label, value: .flow(outcome.flow), element: outcome.flow.result.element)
    case .closure, .keyPath, .hook, .call, .duration, .expression:
      scope.error(
        "argument-kind", "`withLatestFrom` takes streams, by name or as flows, or `_` for the element itself",
        at: argument.span)
      return nil
    }
  }

  private func hasValue(_ state: String) -> Bool {
    scope.stateIndex(state).map { scope.states[$0].stream.value != nil } ?? false
  }
}
