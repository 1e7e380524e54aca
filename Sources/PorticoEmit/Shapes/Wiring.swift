import PorticoModel

/// The statements that wire a screen's flows: subjects and shared streams in the order in which they lean on each other,
/// then the subscriptions, consumers before producers. Made once for a screen and shared by its writers.
package final class Wiring {
  package let shape: ScreenShape
  package let plan: PlacePlan
  package let writer: FlowWriter
  package let library: any StreamLibrary
  package let effects: [Effect]
  private let streamStatements: [String]

  package init(_ shape: ScreenShape, locations: LocationWriter) {
    self.shape = shape
    plan = PlacePlan(shape)
    library = shape.library
    writer = FlowWriter(library: shape.library, places: plan.places, locations: locations)
    effects = EffectOrder(shape, plan, writer).effects
    let streams = LocalStreams(shape, plan, writer)
    streamStatements = streams.ordered.map(streams.statement)
  }

  private var screen: Screen { shape.screen }

  // MARK: Locals

  package var locals: [String] {
    subjectStatements + counterStatements + readingStatements + streamStatements
  }

  private var readingStatements: [String] {
    plan.readings.map { Layout.assignment("let \(Identifier.escaped($0.name))", $0.chain) }
  }

  private var subjectStatements: [String] {
    plan.subjects.map { subject in
      let value =
        plan.places.starts[subject.port].map(Identifier.escaped) ?? subject.value.map { writer.code($0) }
        ?? (subject.carrier == library.valueSubject ? "false" : nil)
      let creation = library.creation(
        of: subject.carrier, element: shape.elementText(subject.element), value: value)
      return "let \(Identifier.escaped(subject.name)) = \(creation)"
    }
  }

  private var counterStatements: [String] {
    plan.counters.map { counter in
      "let \(counter.name) = FlowActivity { \(plan.places.send("$0", to: counter.target, library)) }"
    }
  }

  // MARK: Effects

  package var subscriptions: [String] {
    effects.map { effect in
      effect.subscription.then(library.keep(in: shape.bagName)).text()
    }
  }

  /// Output's property wrappers follow their subjects.
  package var mirrors: [String] {
    shape.mirroredPorts.compactMap { port in
      guard let place = plan.places.sources[.port(port.id)] else { return nil }
      let output = shape.outputName(port.id.group)
      let closure = "{ [\(output)] in \(output).\(Identifier.member(port.name)) = $0 }"
      return library.subscribe(Chain(place.expression), closure: closure).then(library.keep(in: shape.bagName)).text()
    }
  }

  // MARK: Results

  /// The expression that an assembled or owned output is given in `Output(…)`.
  package func outputValue(_ port: Port) -> Chain {
    let reference = StreamReference.port(port.id)
    switch shape.storage(port) {
    case .context, .local, .member, .property, .enumCase, .mirrored:
      return Chain(plan.places.sinks[reference]?.expression ?? Identifier.escaped(port.name))
    case .assembled:
      let conversion = OutputConversion(shape)
      if port.maker != nil, plan.locals[reference] == nil { return Chain(conversion.makerCall(port)) }
      guard let local = plan.locals[reference] else { return exposed(port) }
      let name = Identifier.escaped(local)
      if conversion.isConvertedAtOnce(port) || conversion.isHandedOn(port) { return Chain(name) }
      return conversion.converted(Chain(name), port)
    }
  }

  /// A side target without flows: its subject as the carrier.
  private func exposed(_ port: Port) -> Chain {
    guard let place = plan.places.sinks[.port(port.id)], let carrier = place.carrier else { return Chain(port.name) }
    if port.carrier.kind == .observable || port.carrier.kind == .anyPublisher, port.carrier.text == nil {
      return Chain(library.plain(place.expression, carrier))
    }
    return library.exposing(place.expression, carrier, as: port.carrier)
  }
}
