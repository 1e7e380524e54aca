import PorticoModel

/// `bind` for the controls of a `view` block: their events feed the inputs, the outputs set their properties.
package struct ViewBlockWriter {
  private let view: ViewBlock
  private let shape: ScreenShape
  private let wiring: Wiring
  private let controls: any ControlVocabulary
  private var library: any StreamLibrary { shape.library }

  /// nil where the library has no words for controls.
  package init?(_ view: ViewBlock, _ shape: ScreenShape, _ wiring: Wiring) {
    guard let controls = shape.library.controls else { return nil }
    self.view = view
    self.shape = shape
    self.wiring = wiring
    self.controls = controls
  }

  package var documentation: [String] {
    let once = shape.wiresInInit ? "" : " For one call."
    return ["Connects the view's controls." + once]
  }

  package var head: String {
    let parameters =
      view.parameters.map { "\(Identifier.escaped($0.name)): \($0.type)" }
      + closures.map { "\(Identifier.escaped($0.name)): @escaping \(shape.closureType($0.element))" }
    return Layout.call("func bind", parameters, suffix: " -> \(library.subscriptionType)")
  }

  private var closures: [(name: String, element: Element)] {
    view.outputs.compactMap {
      if case .closure(let name, let element) = $0.sink { (name, element) } else { nil }
    }
  }

  package var body: [String] {
    let binding = BindWriter(shape, wiring)
    var inputs: [PortID: Chain] = [:]
    for (port, bindings) in grouped { inputs[port] = stream(bindings, port) }
    let sinks = view.outputs.map { library.insert(sink($0)) }
    return binding.connection(inputs, sinks: sinks)
  }

  /// Several bindings of one input are merged.
  private var grouped: [(PortID, [ViewBlock.InputBinding])] {
    var order: [PortID] = []
    var bindings: [PortID: [ViewBlock.InputBinding]] = [:]
    for binding in view.inputs {
      if bindings[binding.port] == nil { order.append(binding.port) }
      bindings[binding.port, default: []].append(binding)
    }
    return order.map { ($0, bindings[$0] ?? []) }
  }

  private func stream(_ bindings: [ViewBlock.InputBinding], _ port: PortID) -> Chain {
    let element = shape.screen.port(port)?.element
    let chains = bindings.map { binding -> Chain in
      guard case .control(let path) = binding.flow.source else { return wiring.writer.chain(binding.flow) }
      let events = controls.events(path, element: binding.flow.steps.isEmpty ? element?.text : nil)
      return Chain(events.head, events.links + binding.flow.steps.flatMap { library.links($0, wiring.writer) })
    }
    return (chains.count == 1 ? chains[0] : library.merge(chains)).then(library.erasure)
  }

  private func sink(_ binding: ViewBlock.OutputBinding) -> Chain {
    let port: Port?
    if case .stream(.port(let id), _) = binding.flow.source { port = shape.screen.port(id) } else { port = nil }
    let source = port.map { BindWriter(shape, wiring).output($0) } ?? ""
    let links = binding.flow.steps.flatMap { library.links($0, wiring.writer) }
    switch binding.sink {
    case .closure(let name, let element):
      let closure = element.isVoid ? "{ \(Identifier.escaped(name))() }" : Identifier.escaped(name)
      if links.isEmpty {
        return library.observeOnMain(source, port?.carrier, wiring.bindScheduler, closure: closure)
      }
      let readable = port.map { library.readable(source, $0.carrier) } ?? source
      return library.observeOnMain(Chain(readable, links).text(), nil, wiring.bindScheduler, closure: closure)
    case .control(let path):
      let readable = port.map { library.readable(source, $0.carrier) } ?? source
      return controls.sink(Chain(readable, links), path, scheduler: wiring.bindScheduler)
    }
  }
}
