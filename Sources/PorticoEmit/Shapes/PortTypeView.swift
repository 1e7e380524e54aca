import PorticoModel

/// An Input or Output type for its template: a struct or class with fields, or an enum with cases.
package struct PortTypeView {
  private let shape: ScreenShape
  private let wiring: Wiring
  private let access: String
  private var library: any StreamLibrary { shape.library }

  package init(_ shape: ScreenShape, _ wiring: Wiring, access: String) {
    self.shape = shape
    self.wiring = wiring
    self.access = access
  }

  package func inputs(_ pair: PortPair) -> TemplateValue {
    let ports = shape.hasEnumInput ? pair.inputs.filter { shape.storage($0) == .enumCase } : pair.inputs
    return type(
      shape.names.input(pair.group), ports, pair, keyword: shape.hasEnumInput ? "enum" : "struct",
      conformances: shape.settings.inputConformances)
  }

  package func outputs(_ pair: PortPair) -> TemplateValue {
    let isClass = shape.settings.outputKind == .class
    return type(
      shape.names.output(pair.group), pair.outputs, pair,
      keyword: shape.outputShape == .enum ? "enum" : isClass ? "final class" : "struct",
      conformances: shape.settings.outputConformances)
  }

  private func type(
    _ name: String, _ ports: [Port], _ pair: PortPair, keyword: String, conformances: [String]
  ) -> TemplateValue {
    let members = ports.map { keyword == "enum" ? enumCase($0) : field($0) }
    let needsInit = keyword != "enum" && (needsExplicitInit || keyword == "final class")
    let parameters = ports.filter(isParameter)
    let initializer: TemplateValue =
      needsInit
      ? .object(
        TemplateObject(
          "initializer",
          [
            "head": .string(
              Layout.call(
                access + "init",
                parameters.map { port in
                  let name = Identifier.escaped(port.name)
                  let label = shape.settings.initializer == .unlabelled ? "_ " : ""
                  return "\(label)\(name): \(fieldType(port))"
                }, suffix: " {")),
            "assignments": .list(
              parameters.map { .string("self.\(Identifier.member($0.name)) = \(Identifier.escaped($0.name))") }),
          ])) : .bool(false)
    return .object(
      TemplateObject(
        "type",
        [
          "documentation": .documentation(pair.documentation),
          "head": .string(access + keyword + " " + name + Self.inheritance(conformances)),
          "members": .list(members),
          "initializer": initializer,
        ]))
  }

  package static func inheritance(_ types: [String]) -> String {
    types.isEmpty ? "" : ": " + types.joined(separator: ", ")
  }

  private var needsExplicitInit: Bool {
    shape.settings.initializer != .memberwise || access == "public " || access == "package "
  }

  /// Whether the port comes through the type's initialiser.
  package func isParameter(_ port: Port) -> Bool {
    switch shape.storage(port) {
    case .member: false
    case .context, .local, .assembled: true
    case .enumCase, .property, .mirrored: false
    }
  }

  private func enumCase(_ port: Port) -> TemplateValue {
    member(port, EnumCase(port).declaration)
  }

  private func field(_ port: Port) -> TemplateValue {
    let isWrapped = [.published, .wrapper].contains(port.carrier.kind)
    let isVariable = isWrapped || port.isVariable || shape.settings.fields == "var"
    let attributes = port.attributes.map { $0 + " " }.joined()
    let own = port.access.isEmpty ? access : port.access + " "
    let published = port.carrier.kind == .published && port.attributes.isEmpty ? "@Published " : ""
    let head = "\(attributes)\(published)\(own)\(isVariable ? "var" : "let") \(Identifier.escaped(port.name))"
    guard !isParameter(port) else { return member(port, "\(head): \(fieldType(port))") }
    let value = port.value.map { wiring.writer.code($0) }
    let creation = library.creation(of: port.carrier, element: shape.elementText(port.element), value: value)
    let type = isWrapped || port.carrier.kind == .value ? ": \(fieldType(port))" : ""
    return member(port, creation.isEmpty ? "\(head)\(type)" : "\(head)\(type) = \(creation)")
  }

  package func fieldType(_ port: Port) -> String {
    library.type(of: port.carrier, element: shape.elementText(port.element))
  }

  private func member(_ port: Port, _ text: String) -> TemplateValue {
    .object(
      TemplateObject(
        "member",
        [
          "documentation": .documentation(port.documentation),
          "text": .string(wiring.writer.locations.declaration(text, at: port.location)),
        ]))
  }
}
