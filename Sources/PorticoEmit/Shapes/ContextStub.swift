import PorticoModel

/// `Context.stub(…)`: what a screen's logic is given, so that it is tested by itself.
package struct ContextStub {
  private let shape: ScreenShape
  private let initializer: InitWriter
  private var library: any StreamLibrary { shape.library }

  /// nil where the logic is given nothing.
  package init?(_ shape: ScreenShape, _ wiring: Wiring) {
    guard shape.hasLogic, shape.storesContext else { return nil }
    self.shape = shape
    initializer = InitWriter(shape, wiring, access: "")
  }

  package var type: String { shape.names.className + ".Context" }

  package var head: String {
    var parameters = shape.storedNeeds.map { need in
      let value = need.service.map { $0 + "Stub()" } ?? need.value.map { initializer.text($0) }
      let type = need.kind == .weak ? LogicView.optional(need.type) : need.type
      return "\(Identifier.escaped(need.name)): \(type)" + (value.map { " = \($0)" } ?? "")
    }
    parameters += initializer.madeForContext.map { made in
      let name = Identifier.escaped(made.name)
      return made.leansOnInit ? "\(name): \(made.type)" : "\(name): \(OptionalType.text(made.type)) = nil"
    }
    for events in shape.events {
      guard let sender = events.sender else { continue }
      let output = shape.names.qualified(shape.names.output(events.group))
      parameters.append("\(sender): @escaping (\(output)) -> Void = { _ in }")
    }
    return Layout.call("static func stub", parameters, suffix: " -> \(type)")
  }

  package var body: [String] {
    var arguments = shape.storedNeeds.map { "\(Identifier.member($0.name)): \(Identifier.escaped($0.name))" }
    arguments += initializer.madeForContext.map { made in
      let value = Identifier.escaped(made.name) + (made.leansOnInit ? "" : " ?? \(made.creation)")
      return "\(Identifier.member(made.name)): \(value)"
    }
    arguments += shape.events.compactMap(\.sender).map { "\($0): \($0)" }
    return [Layout.call(type, arguments)]
  }
}
