import PorticoSyntax

/// `type-mismatch`: types that visibly disagree: a flow and the port that it feeds, a literal and the type beside it.
/// A name of the team's own might be an alias, so there the check only warns.
enum TypeMismatchCheck {
  static func check(_ screen: CheckedScreen) -> [Diagnostic] {
    var diagnostics: [Diagnostic] = []
    for checked in screen.ports {
      let element = checked.port.element
      append(checked.port.flows, to: element, checked.port.name, screen, &diagnostics)
      append(checked.node.value, for: element, screen, &diagnostics)
    }
    for checked in screen.states {
      let (node, state) = (checked.node, checked.state)
      guard node.type != nil else { continue }
      append(state.flows, to: state.element, state.name, screen, &diagnostics)
      append(node.value, for: state.element, screen, &diagnostics)
    }
    for stream in screen.screen.lets {
      append(stream.flows, to: stream.element, stream.name, screen, &diagnostics)
    }
    return diagnostics
  }

  private static func append(
    _ flows: [Flow], to element: Element, _ name: String, _ screen: CheckedScreen, _ diagnostics: inout [Diagnostic]
  ) {
    for flow in flows {
      guard let node = screen.flows[flow.location] else { continue }
      append(flow: node, gives: flow.result.element, to: element, name, &diagnostics)
      for value in values(of: node) { append(value, for: element, screen, &diagnostics) }
    }
  }

  /// The values in a flow that arrive where it ends: those of `startWith`, `catch` and `just` behind which only steps
  /// stand that pass elements on as they are.
  private static func values(of flow: FlowNode) -> [SwiftText] {
    var values: [SwiftText] = []
    for step in flow.steps.reversed() {
      switch step.name.text {
      case "startWith", "catch":
        if case .expression(let value)? = step.arguments.first?.value { values.append(value) }
      case "filter", "do", "debounce", "throttle", "delay", "timeout", "distinctUntilChanged", "skip", "take", "share",
        "retry", "observe":
        continue
      default: return values
      }
    }
    if case .just(let value, _) = flow.source { values.append(value) }
    return values
  }

  private static func append(
    flow: FlowNode, gives result: Element, to element: Element, _ name: String, _ diagnostics: inout [Diagnostic]
  ) {
    guard result != element, let given = result.text, let wanted = element.text, given != wanted else { return }
    let agreement = TypeShape(given).agreement(with: TypeShape(wanted))
    guard agreement != .agrees else { return }
    let remedy = element.isVoid ? "; end it in `.map { _ in }`" : ""
    let fixes =
      element.isVoid
      ? [
        Diagnostic.Fix(
          "add `.map { _ in }`", [Diagnostic.Edit(Span(flow.span.upper, flow.span.upper), ".map { _ in }")])
      ] : []
    diagnostics.append(
      Diagnostic(
        "type-mismatch", agreement == .disagrees ? .error : .warning,
        "this flow gives `\(given)`, and `\(name)` carries `\(wanted)`\(remedy)", at: flow.span, fixes: fixes))
  }

  private static func append(
    _ value: SwiftText?, for element: Element, _ screen: CheckedScreen, _ diagnostics: inout [Diagnostic]
  ) {
    guard let value, case .type(let text) = element, let literal = Literal(value, in: screen.tree) else { return }
    switch literal.agreement(with: TypeShape(text)) {
    case .agrees: break
    case .differs:
      diagnostics.append(
        Diagnostic(
          "type-mismatch", .warning, "`\(screen.text(value))` is \(literal.description), and the type is `\(text)`",
          at: value.span))
    case .disagrees:
      diagnostics.append(
        Diagnostic(
          "type-mismatch", .error, "`\(screen.text(value))` is \(literal.description), and the type is `\(text)`",
          at: value.span))
    }
  }
}
