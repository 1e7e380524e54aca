import PorticoModel

/// Gives every port, state and let of a screen the expression by which the wiring reaches it, and names the locals
/// that must be made for it.
package struct PlacePlan {
  /// A subject that the wiring makes: a target of `activity:` or `error:`, or an owned port of its own.
  package struct Subject: Hashable, Sendable {
    package var name: String
    package var carrier: Carrier
    package var element: Element
    package var value: Code?
    package var port: PortID
  }

  package private(set) var places = Places()
  package private(set) var subjects: [Subject] = []
  /// The local that a port, let or input gets, where it gets one.
  package private(set) var locals: [StreamReference: String] = [:]
  /// Counters of `activity:`, by target.
  package private(set) var counters: [(name: String, target: StreamReference)] = []
  /// The locals of streams that serve their readers in the order of their coming.
  package private(set) var readings: [(name: String, chain: Chain)] = []
  /// Whose readers' order shows.
  private var ordered: Set<StreamReference> = []
  /// First values that `init` keeps.
  package let starts: [StartProperties.Property]
  private var names: LocalNames
  private let shape: ScreenShape

  package init(_ shape: ScreenShape) {
    self.shape = shape
    var reserved: Set<String> = ["input", "output", "context", "logic", "scheduler", "element", "error", "events"]
    reserved.formUnion(shape.bagName.split(separator: ".").map(String.init))
    reserved.formUnion(shape.events.map(\.name))
    for pair in shape.screen.pairs {
      guard let group = pair.group else { continue }
      reserved.formUnion([group, group + "Output"])
    }
    if shape.wiresInInit { reserved.formUnion(shape.screen.needs.map(\.name)) }
    names = LocalNames(reserved: reserved)
    for need in shape.screen.needs where need.kind == .initializer || need.kind == .superclass {
      places.needs[need.name] = Identifier.escaped(need.name)
    }
    starts = StartProperties(shape).properties
    for start in starts { places.starts[start.port] = start.name }
    for state in shape.screen.states { place(state) }
    for port in shape.inputs { place(input: port) }
    for port in shape.outputs { place(output: port) }
    for stream in shape.screen.lets {
      let name = names.take(stream.name, or: "Stream")
      locals[.local(stream.name)] = name
      places.sources[.local(stream.name)] = Places.Place(
        Identifier.escaped(name), nil, isPlain: shape.library.areLocalsPlain)
    }
    count()
    if shape.library.readInOrder(shape.library.eventSubject) != nil { readInOrder() }
  }

  package func isReadInOrder(_ reference: StreamReference) -> Bool { ordered.contains(reference) }

  private mutating func readInOrder() {
    ordered = ReadingOrder(shape).streams
    guard !ordered.isEmpty else { return }
    let references =
      shape.screen.states.map { StreamReference.state($0.name) } + (shape.inputs + shape.outputs).map { .port($0.id) }
    for reference in references where ordered.contains(reference) {
      guard let place = places.sources[reference], let carrier = place.carrier,
        let link = shape.library.readInOrder(carrier)
      else { continue }
      let name = names.take(reference.name, or: "Stream")
      readings.append((name, Chain(places.readable(reference, shape.library), [link])))
      places.sources[reference] = Places.Place(Identifier.escaped(name), nil, isPlain: true)
      if places.sinks[reference] == nil { places.sinks[reference] = place }
    }
  }

  private mutating func place(_ state: StreamDeclaration) {
    let carrier = state.carrier ?? shape.library.valueSubject
    let place = Places.Place("context.\(Identifier.member(state.name))", carrier)
    places.sources[.state(state.name)] = place
    places.sinks[.state(state.name)] = place
  }

  private mutating func place(input port: Port) {
    let reference = StreamReference.port(port.id)
    switch shape.storage(port) {
    case .enumCase:
      let name = names.take(port.name, or: "Input")
      locals[reference] = name
      places.sources[reference] = Places.Place(Identifier.escaped(name), nil, isPlain: shape.library.areLocalsPlain)
    case .property:
      let name = names.take(port.name, or: "Input")
      locals[reference] = name
      places.sources[reference] = Places.Place(Identifier.escaped(name), port.carrier)
    case .assembled where port.value != nil:
      let name = names.take(port.name, or: "Input")
      locals[reference] = name
      places.sources[reference] = Places.Place(Identifier.escaped(name), nil, isPlain: shape.library.areLocalsPlain)
    default:
      let place = Places.Place(
        "\(shape.inputName(port.id.group)).\(Identifier.member(port.name))", port.carrier)
      places.sources[reference] = place
      if port.carrier.isOwned { places.sinks[reference] = place }
    }
  }

  private mutating func place(output port: Port) {
    let reference = StreamReference.port(port.id)
    let isSideTarget = port.isActivityTarget || port.isErrorTarget
    switch shape.storage(port) {
    case .member:
      set(reference, Places.Place("\(shape.outputName(port.id.group)).\(Identifier.member(port.name))", port.carrier))
    case .context:
      set(reference, Places.Place("context.\(Identifier.member(port.name))", port.carrier))
    case .mirrored where port.isInContext:
      set(reference, Places.Place("context.\(Identifier.member(port.name))", shape.innerCarrier(port)))
    case .mirrored:
      let carrier = shape.innerCarrier(port)
      let name = makeSubject(port, carrier, wish: port.name)
      set(reference, Places.Place(Identifier.escaped(name), carrier))
    case .local:
      let name = makeSubject(port, port.carrier, wish: port.name)
      set(reference, Places.Place(Identifier.escaped(name), port.carrier))
    case .assembled where isSideTarget:
      let carrier = port.isActivityTarget ? shape.library.valueSubject : shape.library.eventSubject
      let name = makeSubject(port, carrier, wish: port.flows.isEmpty ? port.name : port.name + "Side")
      set(reference, Places.Place(Identifier.escaped(name), carrier))
      if !port.flows.isEmpty { local(port) }
    case .enumCase where port.isActivityTarget:
      let name = makeSubject(port, shape.library.valueSubject, wish: port.name)
      set(reference, Places.Place(Identifier.escaped(name), shape.library.valueSubject))
    case .enumCase where port.isErrorTarget:
      places.sinks[reference] = Places.Place(
        EventSubject.name(port.id.group), shape.library.eventSubject,
        wrapping: EnumCase(port).construction(shape.names.output(port.id.group)))
      if port.readers > 0 { local(port) }
    case .assembled, .enumCase, .property:
      local(port)
    }
  }

  private mutating func set(_ reference: StreamReference, _ place: Places.Place) {
    places.sources[reference] = place
    places.sinks[reference] = place
  }

  private mutating func local(_ port: Port) {
    let name = names.take(port.name, or: "Output")
    locals[.port(port.id)] = name
    places.sources[.port(port.id)] = Places.Place(Identifier.escaped(name), nil, isPlain: shape.library.areLocalsPlain)
  }

  private mutating func makeSubject(_ port: Port, _ carrier: Carrier, wish: String) -> String {
    let name = names.take(wish, or: "Output")
    subjects.append(Subject(name: name, carrier: carrier, element: port.element, value: port.value, port: port.id))
    return name
  }

  private mutating func count() {
    let targets =
      shape.outputs.filter(\.isActivityTarget).map { StreamReference.port($0.id) }
      + shape.screen.states.filter(\.isActivityTarget).map { StreamReference.state($0.name) }
    for target in targets {
      let name = names.take(target.name + "Activity", or: "Counter")
      counters.append((name, target))
      places.activities[target] = name
    }
  }
}
