import PorticoModel

/// Context and the Logic protocol for their templates, and the hooks' signatures for whoever writes the user's half.
package struct LogicView {
  private let shape: ScreenShape
  /// Whether the hooks are documented with what calls them.
  private let saysFlows: Bool
  private var library: any StreamLibrary { shape.library }

  package init(_ shape: ScreenShape, saysFlows: Bool = true) {
    self.shape = shape
    self.saysFlows = saysFlows
  }

  /// What Context holds, in order: needs, states, owned ports that nothing feeds, and the way to send an Output.
  package var contextMembers: [(name: String, text: String)] {
    var members: [(String, String)] = []
    for need in shape.storedNeeds {
      let isWeak = need.kind == .weak
      let name = Identifier.escaped(need.name)
      members.append(
        (need.name, isWeak ? "weak var \(name): \(Self.optional(need.type))" : "let \(name): \(need.type)"))
    }
    for state in shape.screen.states {
      let type = library.type(of: state.carrier ?? library.valueSubject, element: shape.elementText(state.element))
      members.append((state.name, "let \(Identifier.escaped(state.name)): \(type)"))
    }
    for port in shape.contextPorts {
      let type = library.type(of: shape.innerCarrier(port), element: shape.elementText(port.element))
      members.append((port.name, "let \(Identifier.escaped(port.name)): \(type)"))
    }
    for events in shape.events {
      guard let sender = events.sender else { continue }
      members.append((sender, "let \(sender): (\(shape.names.output(events.group))) -> Void"))
    }
    return members
  }

  /// A weak need may be declared as the optional that it is stored as.
  package static func optional(_ type: String) -> String {
    type.hasSuffix("?") ? type : OptionalType.text(type)
  }

  package var context: TemplateValue {
    .object(TemplateObject("context", ["members": .list(contextMembers.map { .string($0.text) })]))
  }

  package var logic: TemplateValue {
    .object(
      TemplateObject(
        "logic",
        [
          "isolation": .string(shape.settings.isolation == .mainActor ? "@MainActor " : ""),
          "hooks": .list(
            shape.screen.hooks.map { hook in
              .object(
                TemplateObject(
                  "hook",
                  [
                    "uses": .wrappedDocumentation(
                      saysFlows ? hook.uses.map { "`\($0.text)`, line \($0.line)" } : []),
                    "signature": .string(signature(hook)),
                  ]))
            } + byHand),
        ]))
  }

  private var byHand: [TemplateValue] {
    guard shape.screen.isWrittenByHand else { return [] }
    return [
      .object(
        TemplateObject(
          "hook",
          ["uses": .documentation(saysFlows ? ["`transform by hand`"] : []), "signature": .string(handSignature)]))
    ]
  }

  /// The `transform` that the team writes.
  package var handSignature: String {
    TransformSignature(shape).declaration(byHand: true)
  }

  package func signature(_ hook: Hook, qualified: Bool = false) -> String {
    let parameters: [String]
    if case .output(let id) = hook.result {
      parameters = shape.inputPairs.filter { $0.group == id.group }.map { pair in
        let type = shape.names.input(pair.group)
        return "_ \(shape.inputName(pair.group)): \(qualified ? shape.names.qualified(type) : type)"
      }
    } else {
      parameters = hook.parameters.map { parameter in
        let name = Identifier.escaped(parameter.name)
        guard let label = parameter.label else { return "_ \(name): \(parameter.type)" }
        return label == parameter.name
          ? "\(Identifier.member(label)): \(parameter.type)" : "\(Identifier.member(label)) \(name): \(parameter.type)"
      }
    }
    let effects = (hook.isAsync ? " async" : "") + (throwsItself(hook) ? " throws" : "")
    let result = resultType(hook, qualified: qualified).map { " -> \($0)" } ?? ""
    return Layout.call("func \(Identifier.escaped(hook.name))", parameters, suffix: effects + result)
  }

  /// A hook that gives a stream does not throw: its stream fails.
  private func throwsItself(_ hook: Hook) -> Bool {
    guard hook.isThrowing else { return false }
    if hook.isAsync { return true }
    switch hook.result {
    case .void, .value: return true
    case .stream, .carrier, .output: return false
    }
  }

  private func resultType(_ hook: Hook, qualified: Bool) -> String? {
    switch hook.result {
    case .void: nil
    case .value(let type): type == "Void" ? nil : type
    case .stream(let type): hook.isThrowing ? library.failingStreamType(type, failure: nil) : library.streamType(type)
    case .carrier(let text): text
    case .output(let id):
      shape.screen.port(id).map { library.type(of: $0.carrier, element: shape.elementText($0.element)) }
    }
  }
}
