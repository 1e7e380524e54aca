/// Where `activity:` counts and where `error:` sends: a port or state of the screen, or for an error a hook.
import PorticoSyntax

struct TrackingResolver {
  let scope: Scope
  let place: FlowPlace

  func activity(_ argument: ArgumentNode) -> StreamReference? {
    guard let (meaning, name) = target(argument, reportsUnknown: true) else { return nil }
    switch meaning {
    case .port(let index):
      let slot = scope.ports[index]
      guard isOutput(slot, name), isBool(slot.port.element, name, declaredAt: slot.node.name.span) else { return nil }
      check(start: slot.node.value, name)
      scope.ports[index].port.isActivityTarget = true
      if slot.port.value == nil { scope.ports[index].port.value = Code("false", at: slot.port.location) }
    case .state(let index):
      let slot = scope.states[index]
      guard isBool(slot.stream.element, name, declaredAt: slot.node.name.span) else { return nil }
      check(start: slot.node.value, name)
      scope.states[index].stream.isActivityTarget = true
      if slot.stream.value == nil {
        scope.states[index].stream.value = Code("false", at: slot.stream.location)
        if slot.node.carrier == nil {
          scope.states[index].stream.carrier = scope.carriers.state(hasValue: true)
        }
        scope.states[index].stream.isEvent = false
      }
    default:
      wrongKind(name, "activity", meaning)
      return nil
    }
    return scope.reference(meaning)
  }

  func error(_ argument: ArgumentNode) -> Recovery.Target? {
    guard let (meaning, name) = target(argument, reportsUnknown: false) else { return errorHook(argument) }
    let element: Element
    switch meaning {
    case .port(let index):
      guard isOutput(scope.ports[index], name) else { return nil }
      scope.ports[index].port.isErrorTarget = true
      element = scope.ports[index].port.element
    case .state(let index):
      scope.states[index].stream.isErrorTarget = true
      element = scope.states[index].stream.element
    default:
      wrongKind(name, "error", meaning)
      return nil
    }
    if let text = element.text, !element.isVoid, Self.visiblyNoError(text) {
      scope.error(
        "type-mismatch",
        "`\(name.text)` carries `\(text)`, which is no error; an `error:` target is of `any Error`, of an error type, "
          + "or of Void",
        at: name.span)
    }
    return scope.reference(meaning).map { .stream($0, type: element) }
  }

  private func errorHook(_ argument: ArgumentNode) -> Recovery.Target? {
    guard case .hook(let node) = argument.value else {
      // A dotted name that means nothing was reported where it was looked up.
      if case .flow = argument.value { return nil }
      scope.error(
        "argument-kind", "`error:` takes the name of a port, a state or a hook", at: argument.span)
      return nil
    }
    let parameter = Part("error", .type("any Error"))
    let function = HookResolver(scope: scope, place: place)
      .resolve(HookUse(node), input: parameter, role: .void, unknownSince: Blame())
    guard case .hook(let call) = function.body else { return nil }
    return .hook(call)
  }

  /// What the argument names; nil where that is nothing, or no name at all.
  private func target(_ argument: ArgumentNode, reportsUnknown: Bool) -> (NameTable.Meaning, Name)? {
    switch argument.value {
    case .hook(let hook):
      if let meaning = scope.target(hook.name.text, inside: place.group) {
        scope.note(meaning, at: hook.name.span)
        return (meaning, hook.name)
      }
      if reportsUnknown { References(scope: scope).unknown(hook.name, in: place) }
    case .flow(let flow):
      guard case .path(let path) = flow.source, let last = path.components.last?.name else { return nil }
      if case .stream(let meaning) = References(scope: scope).resolve(path, in: place) { return (meaning, last) }
    default:
      if reportsUnknown {
        scope.error("argument-kind", "`activity:` takes the name of an output or a state", at: argument.span)
      }
    }
    return nil
  }

  private func isOutput(_ slot: Scope.PortSlot, _ name: Name) -> Bool {
    if slot.port.id.side == .output { return true }
    scope.error(
      "input-as-target", "`\(name.text)` is an input, which only the view sends to; name an output or a state",
      at: name.span)
    return false
  }

  private func isBool(_ element: Element, _ name: Name, declaredAt span: Span) -> Bool {
    if element == .type("Bool") { return true }
    scope.error(
      "activity-not-bool",
      "`activity:` counts into a Bool, and `\(name.text)` carries `\(element.text ?? "an unknown type")`; declare it "
        + "`\(name.text): Bool`",
      at: name.span, notes: [Diagnostic.Note("declared here", at: span)])
    return false
  }

  private func check(start value: SwiftText?, _ name: Name) {
    guard let value, scope.text.text(value.span) != "false" else { return }
    let fixes = [Diagnostic.Fix("start with `false`", [Diagnostic.Edit(value.span, "false")])]
    let error = Diagnostic(
      "activity-starts-true", .error,
      "`\(name.text)` is a target of `activity:` and starts with `false`, not `\(scope.text.oneLine(value))`",
      at: value.span, fixes: fixes)
    // Several flows may share one counter.
    if !scope.diagnostics.contains(error) { scope.diagnostics.append(error) }
  }

  private func wrongKind(_ name: Name, _ label: String, _ meaning: NameTable.Meaning) {
    let word =
      switch meaning {
      case .local: "let"
      case .need: "need"
      case .group: "group"
      case .port, .state: "port"
      }
    scope.error(
      "target-kind", "`\(name.text)` is a \(word); `\(label):` takes the name of an output or a state", at: name.span)
  }

  private static func visiblyNoError(_ type: String) -> Bool {
    let plain: Set<String> = [
      "String", "Int", "Bool", "Double", "Float", "CGFloat", "Date", "URL", "Data", "UUID", "Character",
    ]
    if type.hasPrefix("[") || type.hasPrefix("(") && type.contains(":") { return true }
    return plain.contains(type.hasSuffix("?") ? String(type.dropLast()) : type)
  }
}

extension Scope {
  /// A name that is sent to: an output before an input of the same name.
  func target(_ name: String, inside group: Int?) -> NameTable.Meaning? {
    switch names.find(name, inside: group) {
    case .one(let meaning): meaning
    case .both(_, let output): .port(output)
    case .nothing: nil
    }
  }
}
