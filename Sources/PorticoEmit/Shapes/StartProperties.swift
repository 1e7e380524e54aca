import PorticoModel

/// First values that name needs, where the flows are wired in `transform`: they are evaluated in `init` and kept, for a
/// need may have changed by then, or not have been kept at all.
package struct StartProperties {
  package struct Property: Hashable, Sendable {
    package var port: PortID
    package var name: String
    package var type: String
    package var value: Code
  }

  package let properties: [Property]

  package init(_ shape: ScreenShape) {
    guard !shape.wiresInInit else {
      properties = []
      return
    }
    properties = (shape.inputs + shape.outputs).compactMap { port in
      guard let value = port.value, shape.usesNeeds(value), Self.isStarted(port, shape) else { return nil }
      let name = (port.id.group ?? "") + (port.id.group == nil ? port.name : Identifier.upperFirst(port.name)) + "Start"
      return Property(port: port.id, name: name, type: shape.elementText(port.element), value: value)
    }
  }

  private static func isStarted(_ port: Port, _ shape: ScreenShape) -> Bool {
    switch shape.storage(port) {
    case .assembled, .enumCase: !port.startsByItself && (port.id.side == .input || !port.flows.isEmpty)
    case .local, .mirrored: port.id.side == .output && !port.isInContext
    case .member, .context, .property: false
    }
  }

  package func name(of port: PortID) -> String? {
    properties.first { $0.port == port }?.name
  }
}
