import PorticoModel

/// `Output.stub(…)`: an Output of plain values, as a preview shows them.
package struct OutputStub {
  private let pair: PortPair
  private let shape: ScreenShape
  private let types: PortTypeView
  private let writer: FlowWriter
  private var library: any StreamLibrary { shape.library }

  /// nil where Output is an enum, whose cases need no stub.
  package init?(_ pair: PortPair, _ shape: ScreenShape, _ wiring: Wiring) {
    guard shape.outputShape != .enum, !pair.outputs.isEmpty else { return nil }
    self.pair = pair
    self.shape = shape
    types = PortTypeView(shape, wiring, access: "")
    writer = wiring.writer
  }

  package var type: String { shape.names.qualified(shape.names.output(pair.group)) }

  package var head: String {
    Layout.call("\(shape.access)static func stub", pair.outputs.compactMap(parameter), suffix: " -> \(type)")
  }

  package var body: [String] {
    let arguments = pair.outputs.filter(types.isParameter).map { shape.argument($0, value($0)) }
    let creation = Layout.call(type, arguments, room: 84)
    let settings = pair.outputs.filter(isSet).map { port in
      let name = Identifier.escaped(port.name)
      let statement = library.send(name, to: "output.\(Identifier.member(port.name))", port.carrier)
      return "if let \(name) { \(statement) }"
    }
    return settings.isEmpty ? [creation] : ["let output = \(creation)"] + settings + ["return output"]
  }

  // MARK: Ports

  /// It is given its value once Output is there.
  private func isSet(_ port: Port) -> Bool {
    !types.isParameter(port) && !port.element.isVoid && port.carrier.kind != .value
  }

  /// Whether it is made of a value.
  private func takesValue(_ port: Port) -> Bool {
    switch shape.storage(port) {
    case .assembled: port.carrier.kind != .custom && port.carrier.kind != .anyObserver
    case .context, .local: port.carrier.holdsValue
    case .member, .mirrored, .enumCase, .property: false
    }
  }

  private func parameter(_ port: Port) -> String? {
    let name = Identifier.escaped(port.name)
    let element = shape.elementText(port.element)
    if isSet(port) { return "\(name): \(OptionalType.text(element)) = nil" }
    guard types.isParameter(port) else { return nil }
    guard takesValue(port) else {
      return shape.storage(port) == .assembled ? "\(name): \(types.fieldType(port))" : nil
    }
    if port.element.isVoid { return nil }
    if let value = defaultValue(port) { return "\(name): \(element) = \(value)" }
    if isOptional(element) { return "\(name): \(element) = nil" }
    return shape.storage(port) == .assembled ? "\(name): \(OptionalType.text(element)) = nil" : "\(name): \(element)"
  }

  private func isOptional(_ element: String) -> Bool { element.hasSuffix("?") }

  /// What the port starts with, unless that is one of the screen's needs.
  private func defaultValue(_ port: Port) -> String? {
    guard let value = port.value, !shape.usesNeeds(value), !writer.usesOwner(value) else { return nil }
    return writer.code(value)
  }

  private func value(_ port: Port) -> String {
    let name = Identifier.escaped(port.name)
    let element = shape.elementText(port.element)
    guard takesValue(port) else {
      return shape.storage(port) == .assembled
        ? name : library.creation(of: port.carrier, element: element, value: nil)
    }
    guard shape.storage(port) == .assembled else {
      return library.creation(of: port.carrier, element: element, value: name)
    }
    let stream: Chain
    if port.element.isVoid {
      stream = library.never(of: element)
    } else if defaultValue(port) != nil || isOptional(element) {
      stream = library.just(name)
    } else {
      stream = library.justIfAny(name, element)
    }
    let conversion = library.conversion(to: port.carrier, isErased: stream.isPlain)
    let chain = stream.then(conversion.links)
    return conversion.wrapper.map { Layout.call($0.name, ["\($0.label): \(chain.text())"]) } ?? chain.text()
  }
}
