import PorticoSyntax

/// `reserved-name`: a name that Swift does not let a member have, not even in backticks, or that a view model's own
/// members bear already.
enum ReservedNameCheck {
  static func check(_ file: CheckedFile) -> [Diagnostic] {
    var check = ReservedNames()
    for service in file.tree.services {
      check.refuse(service.name, "service")
      for method in service.methods { check.refuse(method.name, "method") }
    }
    for screen in file.screens { check.look(at: screen) }
    return check.diagnostics
  }
}

private struct ReservedNames {
  private(set) var diagnostics: [Diagnostic] = []

  mutating func look(at screen: CheckedScreen) {
    refuse(screen.node.name, "screen")
    for need in screen.needs { refuse(need.name, "need") }
    for checked in screen.ports {
      refuse(checked.node.name, "port")
      if case .parts(let parts) = checked.node.payload {
        for part in parts where part.label.text != "_" { refuse(part.label, "part") }
      }
    }
    for checked in screen.states { refuse(checked.node.name, "state") }
    for stream in screen.lets { refuse(stream.name, "let") }
    for group in screen.groups {
      refuse(group.name, "group")
      if isMember(group.name.text) {
        let message = "every view model has a member `\(group.name.text)` of its own: give the group another name"
        diagnostics.append(Diagnostic("reserved-name", .error, message, at: group.name.span))
      }
    }
    // Hooks are methods, named where they are used; that one is refused is rare.
    guard screen.screen.hooks.contains(where: { isRefused($0.name) }) else { return }
    for flow in screen.flows { refuseHooks(of: flow) }
    for case .hook(let hook) in screen.binds.lazy.flatMap(\.targets) { refuse(hook.name, "hook") }
  }

  mutating func refuse(_ name: Name, _ what: String) {
    guard isRefused(name.text) else { return }
    diagnostics.append(
      Diagnostic(
        "reserved-name", .error,
        "Swift keeps `\(name.text)` for itself, even in backticks: give the \(what) another name", at: name.span))
  }

  private mutating func refuseHooks(of flow: FlowNode) {
    for argument in flow.steps.lazy.flatMap(\.arguments) {
      switch argument.value {
      case .hook(let hook): refuse(hook.name, "hook")
      case .flow(let flow): refuseHooks(of: flow)
      case .closure, .keyPath, .call, .duration, .placeholder, .expression: break
      }
    }
    if case .combination(_, let parts, _) = flow.source {
      for part in parts { refuseHooks(of: part.flow) }
    }
  }

  /// `x.self`, `x.init`, `X.Type` and `X.Protocol` mean something else wherever they are read.
  private func isRefused(_ name: String) -> Bool {
    switch name {
    case "self", "init", "Type", "Protocol", "_": true
    default: false
    }
  }

  /// What a generated class has beside its groups.
  private func isMember(_ name: String) -> Bool {
    switch name {
    case "input", "output", "context", "logic", "bind", "transform": true
    default: false
    }
  }
}
