import PorticoModel

/// The body of `transform`.
package struct TransformWriter {
  private let shape: ScreenShape
  private let wiring: Wiring
  private var library: any StreamLibrary { shape.library }

  package init(_ shape: ScreenShape, _ wiring: Wiring) {
    self.shape = shape
    self.wiring = wiring
  }

  /// nil where the flows are wired in `init`.
  package var body: String? {
    guard !shape.wiresInInit else { return nil }
    if shape.screen.isWrittenByHand { return handBody }
    let core = shape.hasEnumOutput ? streamBody : pairBody
    let resets = resetsBag(core) ? ["\(shape.bagName) = \(library.bagCreation)"] : []
    let names = (["context", "logic", "scheduler"] + shape.events.map(\.name)).filter { isLocal($0, core) }
    let starts = wiring.plan.starts.map(\.name)
      .map { "let \(Identifier.escaped($0)) = self.\(Identifier.member($0))" }
    let preamble = resets + names.map { "let \($0) = self.\($0)" } + starts + subjects(core) + sharedInputs
    return (preamble + [core]).joined(separator: "\n")
  }

  private var handBody: String {
    let call = TransformSignature(shape).call([:])
    let receiver = "logic.\(call)"
    return shape.outputPairs.isEmpty ? receiver : "return \(receiver)"
  }

  /// A stored bag is emptied first: a second `transform` must not double what the first one does.
  private func resetsBag(_ core: String) -> Bool {
    shape.storesBag && !shape.hasEnumOutput && !(wiring.effects.isEmpty && shape.mirroredPorts.isEmpty)
  }

  /// The model's own inputs, as locals: no closure may hold the model.
  private func subjects(_ core: String) -> [String] {
    shape.inputs.filter { shape.storage($0) == .property }.compactMap { port in
      guard let name = wiring.plan.locals[.port(port.id)].map(Identifier.escaped), Mentions.word(name, in: core) else {
        return nil
      }
      return "let \(name) = self.\(Identifier.member(port.name))"
    }
  }

  private func isLocal(_ name: String, _ core: String) -> Bool {
    switch name {
    case "scheduler": shape.hasScheduler && Mentions.word(name, in: core)
    default: Mentions.word(name, in: core)
    }
  }

  /// An enum input that is not multicast by selector is shared, so that every reader reads one stream.
  private var sharedInputs: [String] {
    guard shape.hasEnumInput, !shape.hasEnumOutput || shape.outputPairs.count > 1 else { return [] }
    return shape.inputPairs.filter(shape.hasInputType).map { pair in
      let name = shape.inputName(pair.group)
      let isOrdered = pair.inputs.contains { wiring.plan.isReadInOrder(.port($0.id)) }
      return "let \(name) = \(name)\(isOrdered ? library.shareInOrder : library.share(isEvent: true))"
    }
  }

  private var pairBody: String {
    let results = OutputWriter(shape, wiring)
    let pairs = shape.outputPairs
    let values = pairs.map(results.construction)
    let result: [String]
    switch pairs.count {
    case 0: result = []
    case 1 where !shape.mirroredPorts.isEmpty:
      let name = shape.outputName(pairs[0].group)
      result = ["let \(name) = \(values[0])"] + wiring.mirrors + ["return \(name)"]
    case 1: result = ["return \(values[0])"]
    default:
      result = [
        Layout.call("return ", zip(pairs, values).map { "\(shape.outputName($0.group)): \($1)" }, room: 84)
      ]
    }
    return [wiring.locals, wiring.subscriptions, result].filter { !$0.isEmpty }
      .map { $0.joined(separator: "\n") }.joined(separator: "\n\n")
  }

  private var streamBody: String {
    let results = OutputWriter(shape, wiring)
    let pairs = shape.outputPairs
    if pairs.count > 1 {
      let streams = pairs.enumerated().map { index, pair in
        (shape.outputName(pair.group), results.stream(pair, effects: index == 0 ? wiring.effects : []))
      }
      let result = Layout.call("return ", streams.map { "\($0): \($1.chain.text())" })
      return (wiring.locals + streams.flatMap(\.1.locals) + [result]).joined(separator: "\n")
    }
    let (lists, stream) = results.stream(pairs[0], effects: wiring.effects)
    let multicast = shape.hasEnumInput ? shape.inputPairs.filter(shape.hasInputType) : []
    guard !multicast.isEmpty else { return returning(wiring.locals + lists, stream) }
    let unshared = Chain(stream.head, stream.links.filter { $0 != library.share(isEvent: true) })
    var body = returning(wiring.locals + lists, unshared)
    for (index, pair) in multicast.reversed().enumerated() {
      let name = shape.inputName(pair.group)
      let chain = library.multicast(
        name, parameter: name, inputType: library.streamType(shape.names.input(pair.group)),
        outputType: library.streamType(shape.names.output(pairs[0].group)), body: body)
      let isOutermost = index == multicast.count - 1
      body = Layout.returning(
        isOutermost ? chain.then(library.share(isEvent: true)).then(library.streamErasure) : chain)
    }
    return body
  }

  private func returning(_ locals: [String], _ stream: Chain) -> String {
    (locals + [Layout.returning(stream)]).joined(separator: "\n")
  }
}
