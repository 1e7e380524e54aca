import PorticoModel

/// `bind`: the call by which a view, or a part of one, is connected to its model. Every port is a parameter with a
/// default, so that each view names what it has.
package struct BindWriter {
  /// A port as a parameter: its label, and the name inside.
  private struct Parameter {
    var port: Port
    var name: String
  }

  private let shape: ScreenShape
  private let wiring: Wiring
  private let parameters: [Parameter]
  private var library: any StreamLibrary { shape.library }

  package init(_ shape: ScreenShape, _ wiring: Wiring) {
    self.shape = shape
    self.wiring = wiring
    parameters = Self.parameters(shape)
  }

  private var isPublic: Bool { !shape.access.isEmpty }

  /// What each port is called in the call, in the order of its arguments.
  package static func labels(_ shape: ScreenShape) -> [(port: PortID, label: String)] {
    parameters(shape).map { ($0.port.id, $0.name) }
  }

  private static func parameters(_ shape: ScreenShape) -> [Parameter] {
    var names = LocalNames(reserved: ["subscriptions", "output", "input"])
    var result: [Parameter] = []
    for port in shape.inputs + shape.outputs {
      let others = result.filter { $0.port.name == port.name }
      var wish = port.name
      if !others.isEmpty {
        wish = (port.id.group ?? (port.id.side == .input ? "input" : "on")) + Identifier.upperFirst(port.name)
      }
      result.append(Parameter(port: port, name: names.take(wish, or: port.id.side == .input ? "Input" : "Output")))
    }
    return result
  }

  package var head: String {
    let texts = parameters.map { parameter in
      let name = Identifier.escaped(parameter.name)
      let element = parameter.port.element
      if parameter.port.id.side == .input {
        return "\(name): \(library.streamType(shape.elementText(element))) = \(library.never(isPublic: isPublic))"
      }
      return "\(name): (\(shape.closureType(element)))? = nil"
    }
    return Layout.call("func bind", texts, suffix: " -> \(library.subscriptionType)")
  }

  package var body: [String] {
    var streams: [PortID: Chain] = [:]
    for parameter in parameters { streams[parameter.port.id] = Chain(Identifier.escaped(parameter.name)) }
    return connection(streams, sinks: sinks)
  }

  /// Connects these streams to their inputs, having subscribed the sinks: what an input sets off at once must find them
  /// listening.
  package func connection(_ streams: [PortID: Chain], sinks: [String]) -> [String] {
    let feeds = feeds(streams)
    let connected = (sinks + feeds).joined(separator: "\n")
    let holders = shape.wiresInInit ? shape.inputPairs.map { shape.inputName($0.group) } : []
    let locals = holders.filter { Mentions.inClosure($0, in: connected) }.map { "let \($0) = self.\($0)" }
    let bag = shape.takesBag ? [library.keepBag(shape.bagName)] : []
    let made = shape.wiresInInit ? [] : InputWriter(shape).transformed(streams)
    return guardOnce + locals + made + [library.subscriptionsCreation] + bag + sinks + feeds
      + ["return \(library.subscriptionsResult)"]
  }

  private var guardOnce: [String] {
    guard shape.isBoundOnce else { return [] }
    return [
      "assert(!isBound, \"\(shape.names.className) is bound once: each bind would make its streams anew.\")",
      "isBound = true",
    ]
  }

  private var sinks: [String] {
    if shape.outputShape == .enum { return shape.outputPairs.map(enumSink) }
    return parameters.filter { $0.port.id.side == .output }.map { parameter in
      let name = Identifier.escaped(parameter.name)
      let source = output(parameter.port)
      let closure = parameter.port.element.isVoid ? "{ \(name)() }" : name
      let subscription = library.observeOnMain(source, parameter.port.carrier, wiring.bindScheduler, closure: closure)
      return "if let \(name) {\n  \(Layout.indented(library.insert(subscription), first: false))\n}"
    }
  }

  package func output(_ port: Port) -> String {
    "\(shape.outputHolder(port.id.group)).\(Identifier.member(port.name))"
  }

  private func enumSink(_ pair: PortPair) -> String {
    let cases = parameters.filter { $0.port.id.side == .output && $0.port.id.group == pair.group }.map { parameter in
      let pattern = EnumCase(parameter.port).pattern
      let value = parameter.port.element.isVoid ? "" : pattern.value
      return "case \(pattern.text): \(Identifier.escaped(parameter.name))?(\(value))"
    }
    let closure = "{ event in\n  switch event {\n  \(cases.joined(separator: "\n  "))\n  }\n}"
    return library.insert(
      library.observeOnMain(shape.outputHolder(pair.group), nil, wiring.bindScheduler, closure: closure))
  }

  private func feeds(_ streams: [PortID: Chain]) -> [String] {
    InputWriter(shape).feeds(streams).map(library.insert)
  }
}

extension ScreenShape {
  /// A closure that is called with the element; with nothing where that is Void.
  func closureType(_ element: Element) -> String {
    element.isVoid ? "() -> Void" : "(\(elementText(element))) -> Void"
  }
}

extension Wiring {
  /// The scheduler that `bind` delivers on.
  package var bindScheduler: String { shape.hasScheduler && !shape.wiresInInit ? "scheduler" : library.mainScheduler }
}
