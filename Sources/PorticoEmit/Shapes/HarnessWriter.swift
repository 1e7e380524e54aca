import PorticoModel

/// A screen's test harness: its inputs and outputs by name, its view model on a clock that a test moves.
package struct HarnessWriter {
  private let shape: ScreenShape
  private let initializer: InitWriter
  /// Whether the clock is other modules' too, and so none's scheduler.
  private let isOneOfSeveral: Bool
  private var library: any StreamLibrary { shape.library }
  /// What a need's property or parameter must not be called.
  private static let taken: Set<String> = [
    "inputs", "outputs", "clock", "model", "begin", "send", "play", "record", "run", "settle", "Inputs", "Outputs",
  ]

  package init(_ shape: ScreenShape, _ wiring: Wiring, isOneOfSeveral: Bool = false) {
    self.shape = shape
    self.isOneOfSeveral = isOneOfSeveral
    initializer = InitWriter(shape, wiring, access: shape.access)
  }

  package var name: String { shape.screen.name + "Harness" }

  package var view: TemplateValue {
    .object(
      TemplateObject(
        "harness",
        [
          "attributes": .list(shape.screen.attributes.filter { $0.hasPrefix("@available") }.map { .string($0) }),
          "name": .string(name),
          "model": .string(shape.names.className),
          "inputs": .list(members(isInput: true).map { .string($0) }),
          "outputs": .list(members(isInput: false).map { .string($0) }),
          "stubs": .list(stubs.map { .string("let \($0.name) = \($0.type)Stub()") }),
          "takesNeeds": .bool(!parameters.isEmpty),
          "maker": .string(maker),
          "head": .string(head),
          "creation": .string(creation),
          "body": .string(body.joined(separator: "\n")),
        ]))
  }

  // MARK: Ports

  /// The screen's own ports, then a struct for each group that has some.
  private func members(isInput: Bool) -> [String] {
    var lines: [String] = []
    for pair in shape.screen.pairs {
      let ports = (isInput ? pair.inputs : pair.outputs).filter(isPlayed)
      guard !ports.isEmpty else { continue }
      let type = isInput ? "HarnessInput" : "HarnessOutput"
      let own = ports.map { port in
        "let \(Identifier.escaped(port.name)) = \(type)<\(shape.elementText(port.element))>()"
      }
      guard let group = pair.group else {
        lines += own
        continue
      }
      let name = Identifier.upperFirst(group) + (isInput ? "Inputs" : "Outputs")
      lines.append("struct \(name) {\n\(own.map { Layout.indented($0) }.joined(separator: "\n"))\n}")
      lines.append("let \(Identifier.escaped(group)) = \(name)()")
    }
    return lines
  }

  /// An observer that the screen hands out neither gives nor takes values by itself.
  private func isPlayed(_ port: Port) -> Bool { port.carrier.kind != .anyObserver }

  private func played(_ port: Port, _ side: String) -> String {
    ([side] + (port.id.group.map { [Identifier.member($0)] } ?? []) + [Identifier.member(port.name)])
      .joined(separator: ".")
  }

  // MARK: Needs

  private struct Stub {
    var need: String
    var name: String
    var type: String
  }

  private var stubs: [Stub] {
    shape.screen.needs.compactMap { need in
      need.service.map { Stub(need: need.name, name: named(need.name), type: $0) }
    }
  }

  private func named(_ need: String) -> String {
    Identifier.escaped(Self.taken.contains(need) ? need + "Need" : need)
  }

  private var parameters: [Need] { shape.screen.needs.filter { $0.service == nil } }

  private var head: String {
    let texts = parameters.map { need in
      let name = Identifier.escaped(need.name)
      let value = need.value.map { " = \(initializer.text($0))" } ?? ""
      return "\(name): \(need.type)\(value)"
    }
    return Layout.call("init", texts)
  }

  /// The model's initialiser, given the stubs, the parameters and the clock.
  private var creation: String {
    guard initializer.isNeeded else { return "\(shape.names.className)()" }
    var arguments = shape.screen.needs.map { need in
      let value = need.service == nil ? Identifier.escaped(need.name) : named(need.name)
      return "\(Identifier.member(need.name)): \(value)"
    }
    if shape.hasScheduler {
      let isMade = isOneOfSeveral && library.isSchedulerInternal
      arguments.append("scheduler: " + (isMade ? "\(library.schedulerType)(clock)" : "clock.scheduler"))
    }
    return Layout.call(shape.names.className, arguments)
  }

  private var maker: String {
    let own = stubs.map(\.name) + (shape.hasScheduler ? ["clock"] : [])
    return Layout.closure(own.isEmpty ? nil : "[\(own.joined(separator: ", "))]", creation, room: 0)
  }

  // MARK: Beginning

  private var body: [String] {
    var streams: [PortID: Chain] = [:]
    for port in shape.inputs where isPlayed(port) { streams[port.id] = Chain(played(port, "inputs") + ".stream") }
    let input = InputWriter(shape, model: "model")
    var lines: [String] = []
    if !shape.wiresInInit {
      lines += input.transformed(streams)
      if shape.takesBag { lines.append("clock.keep(\(shape.bagName))") }
      if !shape.outputPairs.isEmpty, shape.settings.outputKind == .class { lines.append("clock.keep(output)") }
    }
    lines += records
    let feeds = input.feeds(streams).map { $0.then(library.keep(in: "clock.subscriptions")).text() }
    let isHeld = Mentions.inClosure("model", in: feeds.joined(separator: "\n"))
    return (isHeld ? ["let model = self.model"] : []) + lines + feeds
  }

  private var records: [String] {
    shape.outputPairs.flatMap { pair -> [String] in
      if shape.outputShape == .enum { return [enumRecord(pair)] }
      return pair.outputs.filter(isPlayed).map { port in
        let output = "\(shape.outputHolder(pair.group, model: "model")).\(Identifier.member(port.name))"
        let isValue = port.carrier.kind == .value || port.carrier.kind == .wrapper
        let source = isValue ? "value: \(output)" : library.readable(output, port.carrier)
        return "clock.record(\(source), in: \(played(port, "outputs")))"
      }
    }
  }

  private func enumRecord(_ pair: PortPair) -> String {
    let cases = pair.outputs.map { port in
      let pattern = EnumCase(port).pattern
      return "case \(pattern.text): \(played(port, "outputs")).add(\(pattern.value), at: time)"
    }
    return
      "clock.record(\(shape.outputHolder(pair.group, model: "model"))) { [outputs] event, time in\n  switch event {\n"
      + cases.map { "  \($0)\n" }.joined() + "  }\n}"
  }
}
