import PorticoModel

/// How streams reach a model's inputs, whoever has them: a view, or a test.
package struct InputWriter {
  private let shape: ScreenShape
  /// The model as its caller names it; nil inside of the model itself.
  private let model: String?
  private var library: any StreamLibrary { shape.library }
  private var never: String { library.never(isPublic: false) }

  package init(_ shape: ScreenShape, model: String? = nil) {
    self.shape = shape
    self.model = model
  }

  /// `let output = transform(input: Input(…))`, with the bag and the Inputs that it is handed by their names.
  package func transformed(_ streams: [PortID: Chain]) -> [String] {
    let bag = shape.takesBag ? ["\(library.bagDeclaration) \(shape.bagName) = \(library.bagCreation)"] : []
    let call = transform(streams)
    return bag + made(streams) + [shape.outputPairs.isEmpty ? call : "let output = \(call)"]
  }

  private func transform(_ streams: [PortID: Chain]) -> String {
    var arguments: [String: String] = [:]
    for pair in shape.inputPairs {
      let name = shape.inputName(pair.group)
      arguments[name] = makesItsOwn(pair) ? name : input(pair, streams)
    }
    if shape.takesBag { arguments[shape.bagName] = library.bagArgument(shape.bagName) }
    return (model.map { $0 + "." } ?? "") + TransformSignature(shape).call(arguments)
  }

  /// `let input = Input(…)`, for each Input that makes some of its ports itself: these are fed once it is there.
  private func made(_ streams: [PortID: Chain]) -> [String] {
    shape.inputPairs.filter(makesItsOwn).map { "let \(shape.inputName($0.group)) = \(input($0, streams))" }
  }

  private func makesItsOwn(_ pair: PortPair) -> Bool {
    !shape.wiresInInit && pair.inputs.contains { shape.storage($0) == .member }
  }

  private func typeName(_ pair: PortPair) -> String {
    let name = shape.names.input(pair.group)
    return model == nil ? name : shape.names.qualified(name)
  }

  package func input(_ pair: PortPair, _ streams: [PortID: Chain]) -> String {
    let type = typeName(pair)
    if shape.hasEnumInput {
      let cases = pair.inputs.filter { shape.storage($0) == .enumCase && streams[$0.id] != nil }
      if cases.isEmpty { return never }
      let flows = cases.map { port in (streams[port.id] ?? Chain(never)).then(EnumCase(port).link(type)) }
      return library.merged(flows).then(library.streamErasure).text()
    }
    let arguments = pair.inputs.filter { shape.storage($0) != .member }.map { port in
      let conversion = library.conversion(to: port.carrier, isErased: true)
      let stream = streams[port.id] ?? Chain(never)
      let chain = Chain(stream.head, stream.links + conversion.links)
      let value = conversion.wrapper.map { Chain(Layout.call($0.name, ["\($0.label): \(chain.text())"])) } ?? chain
      return shape.settings.initializer == .unlabelled
        ? value.text() : Layout.labelled(Identifier.member(port.name), value)
    }
    return Layout.call(type, arguments)
  }

  /// Binds streams to the inputs that the model makes itself.
  package func feeds(_ streams: [PortID: Chain]) -> [Chain] {
    shape.inputs.compactMap { port in
      guard let stream = streams[port.id] else { return nil }
      let target: String
      switch shape.storage(port) {
      case .member where shape.wiresInInit, .local where shape.wiresInInit:
        target = (model.map { $0 + "." } ?? "") + "\(shape.inputName(port.id.group)).\(Identifier.member(port.name))"
      case .member: target = "\(shape.inputName(port.id.group)).\(Identifier.member(port.name))"
      case .property: target = "\(model ?? "self").\(Identifier.member(port.name))"
      default: return nil
      }
      return library.bind(stream, to: target, port.carrier)
    }
  }
}
