import PorticoModel

/// How `init` makes Context: of needs as they come, of states and ports that it makes itself.
extension InitWriter {
  /// A state or port that Context is given, as it is made by itself.
  package struct Made {
    package var name: String
    package var type: String
    package var creation: String
    package var port: PortID?
    /// Its first value names what only `init` is given.
    package var leansOnInit = false
  }

  package var madeForContext: [Made] {
    let states = screen.states.map { state in
      let value = state.value.map { initCode($0) } ?? (state.isActivityTarget ? "false" : nil)
      return made(state.name, state.carrier ?? library.valueSubject, state.element, value, state.value, nil)
    }
    let ports = shape.contextPorts.map { port in
      made(port.name, shape.innerCarrier(port), port.element, port.value.map { initCode($0) }, port.value, port.id)
    }
    return states + ports
  }

  private func made(
    _ name: String, _ carrier: Carrier, _ element: Element, _ value: String?, _ code: Code?, _ port: PortID?
  ) -> Made {
    let passing = screen.needs.filter { $0.kind == .initializer || $0.kind == .superclass }
    let leansOnInit = passing.contains { code?.fragments.contains(.reference(.need($0.name))) == true }
    let text = shape.elementText(element)
    return Made(
      name: name, type: library.type(of: carrier, element: text),
      creation: library.creation(of: carrier, element: text, value: value), port: port, leansOnInit: leansOnInit)
  }

  package var contextCreation: String {
    var arguments: [String] = []
    for need in shape.storedNeeds {
      arguments.append("\(Identifier.member(need.name)): \(Identifier.escaped(need.name))")
    }
    let owned = Set(shape.contextPorts.filter { shape.storage($0) == .member }.map(\.id))
    for made in madeForContext {
      let isOutputs = made.port.map(owned.contains) ?? false
      let value = isOutputs ? "\(shape.outputName(made.port?.group)).\(Identifier.member(made.name))" : made.creation
      arguments.append("\(Identifier.member(made.name)): \(value)")
    }
    for events in shape.events {
      guard let sender = events.sender else { continue }
      arguments.append("\(sender): { \(library.send("$0", to: events.name, library.eventSubject)) }")
    }
    return Layout.call("Context", arguments, room: 84)
  }
}
