import PorticoModel

/// The Output that `transform` or `init` ends with.
package struct OutputWriter {
  private let shape: ScreenShape
  private let wiring: Wiring
  private var library: any StreamLibrary { shape.library }

  package init(_ shape: ScreenShape, _ wiring: Wiring) {
    self.shape = shape
    self.wiring = wiring
  }

  /// `Output(isValid: isValid, …)`, or the one that the model keeps.
  package func construction(_ pair: PortPair) -> String {
    if shape.isSelfMade(pair.group) { return shape.outputName(pair.group) }
    let types = PortTypeView(shape, wiring, access: "")
    let arguments = pair.outputs.filter(types.isParameter).map { port in
      let value = wiring.outputValue(port).text()
      return shape.argument(port, value)
    }
    return Layout.call(shape.names.output(pair.group), arguments, room: 84)
  }

  /// The stream of an Output enum: what is sent first, effects that pass nothing on, then the outputs in order.
  /// With the local that lists the flows where they are many: in one expression they would take the compiler long.
  package func stream(_ pair: PortPair, effects: [Effect]) -> (locals: [String], chain: Chain) {
    var flows: [Chain] = []
    if let events = shape.events.first(where: { $0.group == pair.group }) {
      flows.append(Chain(library.readable(events.name, library.eventSubject)))
    }
    flows += effects.map(\.silent)
    let type = shape.names.output(pair.group)
    for port in pair.outputs {
      let link = EnumCase(port).link(type)
      if port.isActivityTarget, let place = wiring.plan.places.sinks[.port(port.id)], let carrier = place.carrier {
        flows.append(Chain(library.readable(place.expression, carrier), [link]))
      }
      guard !port.flows.isEmpty else { continue }
      let streams = LocalStreams(shape, wiring.plan, wiring.writer)
      if port.readers > 0 || streams.isLong(port), let local = wiring.plan.locals[.port(port.id)] {
        flows.append(Chain(Identifier.escaped(local), [link]))
      } else {
        flows.append(streams.merged(port).then(link))
      }
    }
    func shared(_ chain: Chain) -> Chain { chain.then(library.share(isEvent: true)).then(library.streamErasure) }
    if flows.count == 1 { return ([], shared(flows[0])) }
    if flows.count <= 3 { return ([], shared(library.merge(flows))) }
    let name = pair.group.map { $0 + "Outputs" } ?? "outputs"
    let items = flows.map { Layout.indented(library.plainText($0)) }.joined(separator: ",\n")
    return (["let \(name): [\(library.streamType(type))] = [\n\(items),\n]"], shared(library.merge(listed: name)))
  }
}
