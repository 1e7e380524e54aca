import PorticoModel

/// `bind` for the controls of a `view` block: their events feed the inputs, the outputs set their properties.
package struct ViewBlockWriter {
  private let view: ViewBlock
  private let shape: ScreenShape
  private let wiring: Wiring
  private let controls: any ControlVocabulary
  private let outputs: ViewOutputs
  private let writer: FlowWriter
  private var library: any StreamLibrary { shape.library }

  /// nil where the library has no words for controls.
  package init?(_ view: ViewBlock, _ shape: ScreenShape, _ wiring: Wiring) {
    guard let controls = shape.library.controls(shape.settings.cocoa) else { return nil }
    self.view = view
    self.shape = shape
    self.wiring = wiring
    self.controls = controls
    outputs = ViewOutputs(view, shape, wiring)
    writer = FlowWriter(library: shape.library, places: outputs.places, locations: wiring.writer.locations)
      .reading(controls)
  }

  package var documentation: [String] {
    let once = shape.wiresInInit ? "" : " For one call."
    return ["Connects the view's controls." + once]
  }

  package var head: String {
    let parameters =
      view.parameters.map { "\(Identifier.escaped($0.name)): \($0.type)" }
      + closures.map { "\(Identifier.escaped($0.name)): @escaping \($0.type)" }
    return Layout.call("func bind", parameters, suffix: " -> \(library.subscriptionType)")
  }

  /// What the view passes besides its controls; one that several bindings call is one parameter.
  private var closures: [(name: String, type: String)] {
    var result: [(name: String, type: String)] = []
    for binding in view.outputs {
      let closure: (name: String, type: String)?
      switch binding.sink {
      case .closure(let name, let element): closure = (name, shape.closureType(element))
      case .control(let path): closure = path.cellMaker
      }
      if let closure, !result.contains(where: { $0.name == closure.name }) { result.append(closure) }
    }
    return result
  }

  package var body: [String] {
    var inputs: [PortID: Chain] = [:]
    for (port, bindings) in grouped { inputs[port] = stream(bindings) }
    let sinks = view.outputs.map { library.insert(sink($0)) }
    return BindWriter(shape, wiring).connection(inputs, sinks: outputs.subjects + sinks + outputs.feeds)
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

  private func stream(_ bindings: [ViewBlock.InputBinding]) -> Chain {
    let chains = bindings.map { binding -> Chain in
      let chain = writer.chain(binding.flow)
      return isPromoted(binding) ? chain.then(".map { Optional($0) }") : chain
    }
    return library.merged(chains).then(library.erasure)
  }

  /// The input is an optional of what comes in.
  private func isPromoted(_ binding: ViewBlock.InputBinding) -> Bool {
    let port = shape.screen.port(binding.port)
    guard let given = binding.flow.result.element.text, let wanted = port?.element.text else { return false }
    return wanted != given && (wanted == given + "?" || wanted == "Optional<\(given)>")
  }

  private func sink(_ binding: ViewBlock.OutputBinding) -> Chain {
    let plain = outputs.alone(binding.flow)
    switch binding.sink {
    case .closure(let name, let element):
      let closure = element.isVoid ? "{ \(Identifier.escaped(name))() }" : Identifier.escaped(name)
      if let plain {
        return library.observeOnMain(plain.expression, plain.carrier, wiring.bindScheduler, closure: closure)
      }
      return library.observeOnMain(
        writer.chain(binding.flow).text(), nil, wiring.bindScheduler, closure: closure)
    case .control(let path):
      let isTrait = plain?.carrier.map { [.driver, .signal].contains($0.kind) } ?? false
      let source = ControlSource(
        isTrait ? Chain(plain?.expression ?? "") : writer.chain(binding.flow), carrier: isTrait ? plain?.carrier : nil,
        element: binding.flow.result.element)
      return controls.sink(source, path, scheduler: wiring.bindScheduler)
    }
  }
}
