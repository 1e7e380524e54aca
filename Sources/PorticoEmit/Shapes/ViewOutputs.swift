import PorticoModel

/// Where a view block reads the outputs: in the model's Output, or, where that is one stream of cases, from a subject that
/// all bindings listen to before it gets the first case.
struct ViewOutputs {
  private let shape: ScreenShape
  private let wiring: Wiring
  private let binding: BindWriter
  /// The pairs that an enum Output is read of.
  private let pairs: [PortPair]
  private(set) var places = Places()

  init(_ view: ViewBlock, _ shape: ScreenShape, _ wiring: Wiring) {
    self.shape = shape
    self.wiring = wiring
    binding = BindWriter(shape, wiring)
    var read: Set<PortID> = []
    for output in view.outputs {
      for case .stream(.port(let id), _) in output.flow.origins { read.insert(id) }
    }
    pairs = shape.outputShape == .enum ? shape.outputPairs.filter { $0.outputs.contains { read.contains($0.id) } } : []
    let scheduler = wiring.bindScheduler
    places.scheduler = scheduler.hasPrefix(".") ? shape.library.schedulerType + scheduler : scheduler
    for port in shape.outputs where read.contains(port.id) {
      places.sources[.port(port.id)] = place(port)
    }
  }

  private var library: any StreamLibrary { shape.library }

  private func place(_ port: Port) -> Places.Place {
    if shape.outputShape == .enum { return Places.Place(cases(of: port), nil) }
    let expression = binding.output(port)
    switch port.carrier.kind {
    case .value, .wrapper: return Places.Place(library.just(expression).text(), nil)
    default: return Places.Place(expression, port.carrier)
    }
  }

  /// The output that the flow is, with nothing done to it.
  func alone(_ flow: Flow) -> (expression: String, carrier: Carrier?)? {
    guard flow.steps.isEmpty, case .stream(.port(let id), _) = flow.source, let port = shape.screen.port(id) else {
      return nil
    }
    return shape.outputShape == .enum ? (cases(of: port), nil) : (binding.output(port), port.carrier)
  }

  // MARK: An Output of cases

  private func subject(_ group: String?) -> String { group.map { "\($0)Events" } ?? "events" }

  private func cases(of port: Port) -> String {
    let pattern = EnumCase(port).pattern
    let type = shape.elementText(port.element)
    let body = "if case \(pattern.text) = event { return \(pattern.value) }\nreturn nil"
    return subject(port.id.group) + ".compactMap " + Layout.closure("event -> \(OptionalType.text(type))", body)
  }

  /// The statements that make the subjects.
  var subjects: [String] {
    pairs.map { pair in
      let creation = library.creation(of: library.eventSubject, element: shape.names.output(pair.group), value: nil)
      return "let \(subject(pair.group)) = \(creation)"
    }
  }

  /// What sends each Output on to its subject.
  var feeds: [String] {
    pairs.map { pair in
      library.insert(
        library.bind(Chain(shape.outputHolder(pair.group)), to: subject(pair.group), library.eventSubject))
    }
  }
}
