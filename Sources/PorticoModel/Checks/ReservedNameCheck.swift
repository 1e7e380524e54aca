import PorticoSyntax

/// `reserved-name`: a name that Swift does not let a member have, not even in backticks, or that a view model's own
/// members bear already.
enum ReservedNameCheck {
  /// `x.self`, `x.init`, `X.Type` and `X.Protocol` mean something else wherever they are read.
  private static func isRefused(_ name: String) -> Bool {
    switch name {
    case "self", "init", "Type", "Protocol", "_": true
    default: false
    }
  }

  /// What a generated class has beside its groups.
  private static let members: Set<String> = ["input", "output", "context", "logic", "bind", "transform"]

  static func check(_ file: CheckedFile) -> [Diagnostic] {
    var diagnostics: [Diagnostic] = []
    for service in file.tree.services {
      refuse(service.name, "the service", &diagnostics)
      for method in service.methods { refuse(method.name, "the method", &diagnostics) }
    }
    for screen in file.tree.screens {
      refuse(screen.name, "the screen", &diagnostics)
      check(screen.members, &diagnostics)
    }
    return diagnostics
  }

  private static func check(_ members: [MemberNode], _ diagnostics: inout [Diagnostic]) {
    for member in members {
      switch member {
      case .need(let need): refuse(need.name, "the need", &diagnostics)
      case .state(let state):
        refuse(state.name, "the state", &diagnostics)
        state.flow.map { check($0, &diagnostics) }
      case .stream(let stream):
        refuse(stream.name, "the let", &diagnostics)
        stream.flow.map { check($0, &diagnostics) }
      case .port(let port):
        refuse(port.name, "the port", &diagnostics)
        if case .parts(let parts) = port.payload {
          for part in parts where part.label.text != "_" { refuse(part.label, "the part", &diagnostics) }
        }
        port.flow.map { check($0, &diagnostics) }
      case .bind(let bind):
        for case .hook(let hook) in bind.targets { refuse(hook.name, "the hook", &diagnostics) }
        bind.flow.map { check($0, &diagnostics) }
      case .group(let group):
        refuse(group.name, "the group", &diagnostics)
        if Self.members.contains(group.name.text) {
          diagnostics.append(
            Diagnostic(
              "reserved-name", .error,
              "every view model has a member `\(group.name.text)` of its own: give the group another name",
              at: group.name.span))
        }
        check(group.members, &diagnostics)
      case .view, .byHand, .swift: break
      }
    }
  }

  /// Hooks are methods, named where they are used.
  private static func check(_ flow: FlowNode, _ diagnostics: inout [Diagnostic]) {
    for step in flow.steps {
      for argument in step.arguments {
        switch argument.value {
        case .hook(let hook): refuse(hook.name, "the hook", &diagnostics)
        case .flow(let flow): check(flow, &diagnostics)
        case .closure, .keyPath, .call, .duration, .placeholder, .expression: break
        }
      }
    }
    if case .combination(_, let parts, _) = flow.source {
      for part in parts { check(part.flow, &diagnostics) }
    }
  }

  private static func refuse(_ name: Name, _ what: String, _ diagnostics: inout [Diagnostic]) {
    guard isRefused(name.text) else { return }
    diagnostics.append(
      Diagnostic(
        "reserved-name", .error,
        "Swift keeps `\(name.text)` for itself, even in backticks: give \(what) another name", at: name.span))
  }
}
