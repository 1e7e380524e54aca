import PorticoSyntax

/// `type-mismatch`: types that visibly disagree: a flow and the port that it feeds, a literal and the type beside it.
/// A name of the team's own might be an alias, so there the check only warns.
enum TypeMismatchCheck {
  static func check(_ screen: CheckedScreen) -> [Diagnostic] {
    var diagnostics: [Diagnostic] = []
    for checked in screen.ports {
      let element = checked.port.element
      append(checked.port.flows, to: element, checked.port.name, screen, &diagnostics)
      append(checked.node.value, checked.node.flow, for: element, screen, &diagnostics)
    }
    for checked in screen.states {
      let (node, state) = (checked.node, checked.state)
      guard node.type != nil else { continue }
      append(state.flows, to: state.element, state.name, screen, &diagnostics)
      append(node.value, node.flow, for: state.element, screen, &diagnostics)
    }
    for stream in screen.screen.lets {
      append(stream.flows, to: stream.element, stream.name, screen, &diagnostics)
    }
    for view in screen.screen.views {
      for binding in view.inputs {
        guard let port = screen.ports.first(where: { $0.port.id == binding.port })?.port else { continue }
        append([binding.flow], to: port.element, port.name, screen, &diagnostics)
      }
      for case (.control(let path), let flow) in view.outputs.map({ ($0.sink, $0.flow) }) {
        guard path.member?.meaning != .items else { continue }
        append([flow], to: path.element, path.property, screen, &diagnostics)
      }
    }
    return diagnostics
  }

  private static func append(
    _ flows: [Flow], to element: Element, _ name: String, _ screen: CheckedScreen, _ diagnostics: inout [Diagnostic]
  ) {
    for flow in flows where flow.result.element != element {
      guard let given = flow.result.element.text, let wanted = element.text, given != wanted else { continue }
      let agreement = TypeShape(given).agreement(with: TypeShape(wanted))
      guard agreement != .agrees, let place = screen.node(of: flow)?.span else { continue }
      let remedy = element.isVoid ? "; end it in `.map { _ in }`" : ""
      let fix = Diagnostic.Fix(
        "add `.map { _ in }`", [Diagnostic.Edit(Span(place.upper, place.upper), ".map { _ in }")])
      diagnostics.append(
        Diagnostic(
          "type-mismatch", agreement == .disagrees ? .error : .warning,
          "this flow gives `\(given)`, and `\(name)` carries `\(wanted)`\(remedy)", at: place,
          fixes: element.isVoid ? [fix] : []))
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

  /// The first value of a port or state, and those in the flow beside it.
  private static func append(
    _ value: SwiftText?, _ flow: FlowNode?, for element: Element, _ screen: CheckedScreen,
    _ diagnostics: inout [Diagnostic]
  ) {
    guard case .type(let type) = element else { return }
    for value in (flow.map(values) ?? []) + (value.map { [$0] } ?? []) {
      guard let literal = Literal(value, in: screen.tree) else { continue }
      let agreement = literal.agreement(with: TypeShape(type))
      guard agreement != .agrees else { continue }
      diagnostics.append(
        Diagnostic(
          "type-mismatch", agreement == .disagrees ? .error : .warning,
          "`\(screen.text(value))` is \(literal.description), and the type is `\(type)`", at: value.span))
    }
  }
}
