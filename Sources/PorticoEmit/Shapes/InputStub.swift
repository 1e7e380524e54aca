import PorticoModel

/// `Input.stub(…)`: an Input of which a test names what matters, the rest never sends.
package struct InputStub {
  private let pair: PortPair
  private let shape: ScreenShape
  private var library: any StreamLibrary { shape.library }

  /// nil where there is no Input to be made: an enum's cases are made by themselves, and what the model owns it makes.
  package init?(_ pair: PortPair, _ shape: ScreenShape) {
    guard shape.inputShape == .struct, !pair.inputs.isEmpty else { return nil }
    self.pair = pair
    self.shape = shape
  }

  package var type: String { shape.names.qualified(shape.names.input(pair.group)) }

  private var ports: [Port] { pair.inputs.filter { shape.storage($0) != .member } }

  package var head: String {
    let parameters = ports.map { port in
      let stream = library.streamType(shape.elementText(port.element))
      return "\(Identifier.escaped(port.name)): \(stream) = \(library.never(isPublic: true))"
    }
    return Layout.call("static func stub", parameters, suffix: " -> \(type)")
  }

  package var body: [String] {
    var streams: [PortID: Chain] = [:]
    for port in ports { streams[port.id] = Chain(Identifier.escaped(port.name)) }
    return [InputWriter(shape, model: "model").input(pair, streams)]
  }
}
