import PorticoModel

/// The streams that the wiring gives a name: lets, inputs with a value, assembled outputs. Each stands behind those that
/// it reads; ties in the order of the declaration.
package struct LocalStreams {
  package enum Stream: Hashable, Sendable {
    case port(Port)
    case stream(StreamDeclaration)

    var reference: StreamReference {
      switch self {
      case .port(let port): .port(port.id)
      case .stream(let stream): .local(stream.name)
      }
    }
    var flows: [Flow] {
      switch self {
      case .port(let port): port.flows
      case .stream(let stream): stream.flows
      }
    }
    var location: Location {
      switch self {
      case .port(let port): port.location
      case .stream(let stream): stream.location
      }
    }
  }

  private let shape: ScreenShape
  private let plan: PlacePlan
  private let writer: FlowWriter
  private var library: any StreamLibrary { shape.library }

  package init(_ shape: ScreenShape, _ plan: PlacePlan, _ writer: FlowWriter) {
    self.shape = shape
    self.plan = plan
    self.writer = writer
  }

  package var ordered: [Stream] {
    let streams =
      (shape.inputs.filter(isLocal) + shape.outputs.filter(isLocal)).map(Stream.port)
      + shape.screen.lets.filter { $0.readers > 0 }.map(Stream.stream)
    guard streams.count > 1 else { return streams }
    let locations = streams.map(\.location)
    let sorted = streams.indices.sorted {
      (locations[$0].line, locations[$0].column) < (locations[$1].line, locations[$1].column)
    }
    var byReference: [StreamReference: Int] = [:]
    for index in streams.indices { byReference[streams[index].reference] = index }
    var isPlaced = Array(repeating: false, count: streams.count)
    var result: [Stream] = []
    func place(_ index: Int) {
      guard !isPlaced[index] else { return }
      isPlaced[index] = true
      for flow in streams[index].flows {
        for read in FlowVisitor.reads(flow) {
          if let other = byReference[read] { place(other) }
        }
      }
      result.append(streams[index])
    }
    for index in sorted { place(index) }
    return result
  }

  private func isLocal(_ port: Port) -> Bool {
    guard plan.locals[.port(port.id)] != nil else { return false }
    if shape.storage(port) == .property { return false }
    if port.id.side == .input {
      return port.readers > 0
    }
    if shape.storage(port) == .enumCase { return port.readers > 0 || isLong(port) }
    return true
  }

  /// A flow of several steps is a statement of its own: the compiler would take long over all of them in one `merge`.
  package func isLong(_ port: Port) -> Bool {
    shape.storage(port) == .enumCase && port.flows.reduce(0) { $0 + $1.steps.count } > 1
  }

  package func statement(_ stream: Stream) -> String {
    switch stream {
    case .stream(let stream):
      let chain = merged(stream.flows)
      let shared = shared(chain, stream.readers > 1, stream.isEvent, .local(stream.name))
      return declaration(stream.name, shared, stream.element)
    case .port(let port):
      return port.id.side == .input ? input(port) : output(port)
    }
  }

  private func input(_ port: Port) -> String {
    let name = plan.locals[.port(port.id)] ?? port.name
    let place = "\(shape.inputName(port.id.group))"
    switch shape.storage(port) {
    case .enumCase:
      let pattern = EnumCase(port).pattern
      let type = shape.names.input(port.id.group)
      let body = "guard case \(pattern.text) = event else { return nil }\nreturn \(pattern.value)"
      let link =
        ".compactMap "
        + Layout.closure("(event: \(type)) -> \(OptionalType.text(shape.elementText(port.element)))", body, room: 0)
      return "let \(Identifier.escaped(name)) = \(Chain(place, [link]).text())"
    case .property:
      return ""
    default:
      let head = library.readable("\(place).\(Identifier.member(port.name))", port.carrier)
      var chain = Chain(head)
      if let value = writer.firstValue(port) { chain = chain.then(library.startWith(value)) }
      return declaration(name, chain.then(library.share(isEvent: false)), port.element)
    }
  }

  private func output(_ port: Port) -> String {
    let name = plan.locals[.port(port.id)] ?? port.name
    let conversion = OutputConversion(shape)
    if conversion.isHandedOn(port) {
      return "let \(Identifier.escaped(name)) = \(conversion.makerCall(port))"
    }
    var chain =
      port.maker == nil
      ? merged(port)
      : Chain(
        library.readable(conversion.makerCall(port), port.carrier), isPlain: sharesByItself(port.carrier))
    if shape.storage(port) == .enumCase {
      return declaration(name, shared(chain, port.readers > 0, port.isEvent, .port(port.id)), port.element)
    }
    if conversion.isConvertedAtOnce(port) {
      if !sharesByItself(port.carrier) { chain = shared(chain, true, port.isEvent, .port(port.id)) }
      let converted = conversion.converted(chain, port)
      let type = library.type(of: port.carrier, element: shape.elementText(port.element))
      return Layout.assignment("let \(Identifier.escaped(name)): \(type)", converted)
    }
    let isShared = port.maker == nil || !sharesByItself(port.carrier)
    return declaration(name, shared(chain, isShared, port.isEvent, .port(port.id)), port.element)
  }

  /// The flows of a port as one, the subject of its `error:` or `activity:` among them, its first value in front.
  package func merged(_ port: Port) -> Chain {
    var chains = port.flows.map(writer.chain)
    if port.isActivityTarget || port.isErrorTarget, shape.storage(port) == .assembled,
      let place = plan.places.sinks[.port(port.id)], let carrier = place.carrier
    {
      chains.insert(Chain(library.readable(place.expression, carrier)), at: 0)
    }
    let chain = library.merged(chains)
    let startsWithValue = [.assembled, .enumCase].contains(shape.storage(port)) && !port.isActivityTarget
    guard startsWithValue, !port.startsByItself, let value = writer.firstValue(port) else { return chain }
    return chain.then(library.startWith(value))
  }

  private func merged(_ flows: [Flow]) -> Chain {
    library.merged(flows.map(writer.chain))
  }

  private func sharesByItself(_ carrier: Carrier) -> Bool {
    carrier.kind == .driver || carrier.kind == .signal
  }

  private func shared(_ chain: Chain, _ isShared: Bool, _ isEvent: Bool, _ stream: StreamReference) -> Chain {
    guard isShared else { return chain }
    let link = library.share(isEvent: isEvent)
    if isEvent, plan.isReadInOrder(stream) {
      let links = chain.links.last == link ? Array(chain.links.dropLast()) : chain.links
      return Chain(chain.head, links + [library.shareInOrder], isPlain: chain.isPlain)
    }
    return chain.links.last == link ? chain : chain.then(link)
  }

  private func declaration(_ name: String, _ chain: Chain, _ element: Element) -> String {
    let name = Identifier.escaped(name)
    guard let type = library.localType(element) else { return Layout.assignment("let \(name)", chain) }
    let whole =
      chain.links.isEmpty && !chain.isPlain
      ? chain.then(library.erasure) : chain.then(type.link)
    return Layout.assignment("let \(name): \(type.type)", whole)
  }
}
