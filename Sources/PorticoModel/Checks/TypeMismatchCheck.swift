import PorticoSyntax

/// `type-mismatch`: types that visibly disagree: a flow and the port that it feeds, a literal and the type beside it.
/// A name of the team's own might be an alias, so there the check only warns.
enum TypeMismatchCheck {
  static func check(_ screen: CheckedScreen) -> [Diagnostic] {
    var diagnostics: [Diagnostic] = []
    for checked in screen.ports {
      let element = checked.port.element
      if let flow = checked.node.flow, let resolved = checked.port.flows.first {
        append(flow: flow, gives: resolved.result.element, to: element, checked.port.name, &diagnostics)
      }
      append(checked.node.value, for: element, screen, &diagnostics)
    }
    for checked in screen.states {
      let (node, state) = (checked.node, checked.state)
      guard node.type != nil else { continue }
      if let flow = node.flow, let resolved = state.flows.first {
        append(flow: flow, gives: resolved.result.element, to: state.element, state.name, &diagnostics)
      }
      append(node.value, for: state.element, screen, &diagnostics)
    }
    return diagnostics
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
