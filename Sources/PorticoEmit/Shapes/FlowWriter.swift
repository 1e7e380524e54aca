import PorticoModel

/// Writes flows, functions and copied text for one screen: names become the expressions by which the generated code
/// reaches them, operators are the library's.
package struct FlowWriter {
  package let library: any StreamLibrary
  package let places: Places
  package let locations: LocationWriter
  /// What the element is called where a flow is made anew for each.
  private var element = "$0"
  /// How a view block's controls are read.
  private var controls: (any ControlVocabulary)?

  package init(library: any StreamLibrary, places: Places, locations: LocationWriter) {
    self.library = library
    self.places = places
    self.locations = locations
  }

  package func chain(_ flow: Flow) -> Chain {
    flow.steps.reduce(source(flow.source)) { chain, step in chain.then(library.links(step, self)) }
  }

  package func text(_ flow: Flow) -> String { chain(flow).text() }

  /// For a flow in which the element of the one around it has this name.
  package func naming(_ element: String) -> FlowWriter {
    var writer = self
    writer.element = element
    return writer
  }

  /// For the flows of a view block.
  package func reading(_ controls: any ControlVocabulary) -> FlowWriter {
    var writer = self
    writer.controls = controls
    return writer
  }

  private func source(_ source: Source) -> Chain {
    switch source {
    case .stream(let reference, _):
      return Chain(places.readable(reference, library), isPlain: places.isPlain(reference, library))
    case .external(let code, let recovery, _):
      return Chain(self.code(code), library.recovery(recovery, self))
    case .call(let function, let recovery, _):
      let isPlain = function.isAsync && library.areLocalsPlain
      return Chain(callSource(function), library.recovery(recovery, self), isPlain: isPlain)
    case .just(let code, _):
      return library.just(self.code(code))
    case .combineLatest(let flows, let element):
      return library.combineLatest(flows.map(chain)) { tuple(element, $0) }
    case .zip(let flows, let element):
      return library.zip(flows.map(chain)) { tuple(element, $0) }
    case .merge(let flows, _):
      return library.merge(flows.map(chain))
    case .control(let path):
      return controls?.events(path) ?? Chain(path.owner)
    }
  }

  private func callSource(_ function: Function) -> String {
    let call = expression(function, element: element)
    return function.isAsync ? library.task(call, isThrowing: function.isThrowing) : call
  }

  /// `(email: $0, password: $1)`, or the one expression.
  package func tuple(_ part: Part, _ values: [String]) -> String {
    guard case .tuple(let parts) = part.element, parts.count == values.count else {
      return values.count == 1 ? values[0] : "(" + values.joined(separator: ", ") + ")"
    }
    return Self.tuple(parts.map(\.label), values)
  }

  package static func tuple(_ labels: [String?], _ values: [String]) -> String {
    let fields = zip(labels, values).map { label, value in
      label.map { "\(Identifier.member($0)): \(value)" } ?? value
    }
    return "(" + fields.joined(separator: ", ") + ")"
  }

  // MARK: Copied text

  package func code(
    _ code: Code, element: String? = nil, parameter: (Int) -> String = { "$\($0)" }
  ) -> String {
    var text = ""
    for fragment in code.fragments {
      switch fragment {
      case .text(let part): text += locations.copied(part)
      case .reference(let reference): text += places.expression(reference, library)
      case .element(let path): text += Self.access(element ?? self.element, path)
      case .parameter(let number): text += parameter(number)
      }
    }
    return Dedent.copied(text, column: code.location.column)
  }

  /// The value that a port starts with, where it is not the port's carrier that holds it.
  package func firstValue(_ port: Port) -> String? {
    if let kept = places.starts[port.id] { return Identifier.escaped(kept) }
    return port.value.map { code($0) }
  }

  package static func access(_ element: String, _ path: [String]) -> String {
    path.reduce(element) { "\($0).\(Identifier.member($1))" }
  }

  package func usesOwner(_ code: Code) -> Bool {
    code.fragments.contains(.reference(.owner))
  }
}
