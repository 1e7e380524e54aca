import PorticoSyntax

/// `value-missing`: a carrier that cannot be made without a first value, and none is given.
enum ValueMissingCheck {
  static func check(_ screen: CheckedScreen) -> [Diagnostic] {
    var diagnostics: [Diagnostic] = []
    for checked in screen.ports {
      let port = checked.port
      // Inputs in a struct come from outside, values in them.
      guard checked.node.value == nil, !port.isActivityTarget, needsValue(port.carrier.kind),
        port.id.side == .output || screen.screen.settings.inputShape == .owned
      else { continue }
      // `@Published var name: String?` starts with nil by itself.
      if port.carrier.kind == .published, checked.node.carrier == nil, isOptional(port.element) { continue }
      diagnostics.append(diagnostic(port.name, port.carrier.kind, port.element, at: checked.node.name, checked.headEnd))
    }
    for checked in screen.states {
      let (node, state) = (checked.node, checked.state)
      guard node.value == nil, let carrier = node.carrier, let kind = state.carrier?.kind, needsValue(kind),
        !state.isActivityTarget
      else { continue }
      diagnostics.append(diagnostic(state.name, kind, state.element, at: node.name, carrier.span.upper))
    }
    return diagnostics
  }

  private static func needsValue(_ kind: Carrier.Kind) -> Bool {
    switch kind {
    case .behaviorRelay, .behaviorSubject, .currentValueSubject, .published: true
    // A user's wrapper may know a default of its own, and a plain value may be computed in `init`.
    default: false
    }
  }

  private static func isOptional(_ element: Element) -> Bool {
    guard case .type(let text) = element, case .optional = TypeShape(text) else { return false }
    return true
  }

  private static func diagnostic(
    _ name: String, _ kind: Carrier.Kind, _ element: Element, at place: Name, _ end: Int
  ) -> Diagnostic {
    let value = obviousValue(of: element)
    return Diagnostic(
      "value-missing", .error,
      "`\(name)` is \(kind == .published ? "@Published" : "a \(kind.rawValue)"), which starts with a value: "
        + "write `= …` behind it",
      at: place.span,
      fixes: value.map { value in
        [Diagnostic.Fix("start with `\(value)`", [Diagnostic.Edit(Span(end, end), " = \(value)")])]
      } ?? [])
  }

  private static func obviousValue(of element: Element) -> String? {
    if element.isVoid { return "()" }
    guard case .type(let text) = element else { return nil }
    return switch TypeShape(text) {
    case .optional: "nil"
    case .array: "[]"
    case .dictionary: "[:]"
    case .name("Bool", _): "false"
    case .name("String", _): "\"\""
    case .name("Int", _), .name("Double", _), .name("Float", _): "0"
    default: nil
    }
  }
}
