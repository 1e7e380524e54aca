import PorticoModel

/// The stored properties and the initialiser of a view model.
package struct InitWriter {
  let shape: ScreenShape
  private let wiring: Wiring
  private let access: String
  var library: any StreamLibrary { shape.library }
  var screen: Screen { shape.screen }

  package init(_ shape: ScreenShape, _ wiring: Wiring, access: String) {
    self.shape = shape
    self.wiring = wiring
    self.access = access
  }

  /// Whether an initialiser is written; without needs, none is, where it can be helped.
  package var isNeeded: Bool {
    !screen.needs.isEmpty || shape.hasScheduler || !shape.events.isEmpty || wiresSomething || makesPorts
      || (storesContext && shape.settings.superclass == nil)
  }

  private var wiresSomething: Bool {
    shape.wiresInInit && (!wiring.effects.isEmpty || shape.hasLogic || hasBuiltOutput)
  }

  private var makesPorts: Bool {
    shape.inputs.contains { shape.storage($0) == .local }
      || shape.wiresInInit && shape.outputs.contains { shape.storage($0) == .local }
  }

  /// An Output that is assembled in `init`, once the flows are wired there.
  private var hasBuiltOutput: Bool {
    shape.wiresInInit && shape.outputPairs.contains { !shape.isSelfMade($0.group) || shape.outputShape == .enum }
  }

  private var storesContext: Bool { shape.storesContext }
  private var hasBag: Bool {
    shape.storesBag && !(wiring.effects.isEmpty && shape.mirroredPorts.isEmpty) && !mergesEffects
  }
  private var mergesEffects: Bool { shape.hasEnumOutput && !shape.wiresInInit }

  // MARK: Properties

  package var properties: [String] {
    var lines: [String] = []
    if shape.inputShape == .owned {
      for pair in shape.inputPairs {
        let type = shape.names.input(pair.group)
        let isMade = pair.inputs.contains { shape.storage($0) == .local }
        lines.append("\(access)let \(shape.inputName(pair.group))" + (isMade ? ": \(type)" : " = \(type)()"))
      }
    }
    for pair in shape.outputPairs {
      let type = shape.names.output(pair.group)
      let name = shape.outputName(pair.group)
      if shape.outputShape == .enum {
        if shape.wiresInInit { lines.append("\(access)let \(name): \(library.streamType(type))") }
      } else if shape.isSelfMade(pair.group) {
        lines.append("\(shape.wiresInInit ? access : "private ")let \(name) = \(type)()")
      } else if shape.wiresInInit {
        lines.append("\(access)let \(name): \(type)")
      }
    }
    for port in shape.inputs where shape.storage(port) == .property {
      let value = port.value.map { wiring.writer.code($0) }
      let creation = library.creation(of: port.carrier, element: shape.elementText(port.element), value: value)
      lines.append("\(access)let \(Identifier.escaped(port.name)) = \(creation)")
    }
    lines += storedHalves
    for start in wiring.plan.starts {
      lines.append("private let \(Identifier.escaped(start.name)): \(start.type)")
    }
    if shape.hasScheduler, !shape.wiresInInit { lines.append("private let scheduler: \(library.schedulerType)") }
    if hasBag {
      let keyword = library.isBagReplaced || !shape.wiresInInit ? "var" : "let"
      lines.append("private \(keyword) \(shape.bagName) = \(library.bagCreation)")
    }
    for events in shape.events where !shape.wiresInInit {
      let type = library.type(of: library.eventSubject, element: shape.names.output(events.group))
      lines.append("private let \(events.name): \(type)")
    }
    if shape.isBoundOnce { lines.append("private var isBound = false") }
    return lines
  }

  /// The logic is known as its protocol, so that a hook which it lacks is one error in its own file and none in ours.
  private var storedHalves: [String] {
    var lines: [String] = []
    if storesContext {
      let type = ": Context"
      lines.append("private let context" + (isNeeded ? type : " = \(contextCreation)"))
    }
    guard shape.hasLogic else { return lines }
    if isNeeded {
      lines.append("private let logic: any Logic")
    } else if storesContext {
      lines.append("private lazy var logic: any Logic = \(shape.names.logic)(context)")
    } else {
      lines.append("private let logic: any Logic = \(shape.names.logic)(Context())")
    }
    return lines
  }

  // MARK: Initialiser

  package var parameters: [String] {
    var result = screen.needs.map { need in
      let value = need.value.map { " = \(text($0))" } ?? ""
      return "\(Identifier.escaped(need.name)): \(need.type)\(value)"
    }
    if shape.hasScheduler {
      let value = library.isSchedulerInternal && !access.isEmpty ? "" : " = \(library.mainScheduler)"
      result.append("scheduler: \(library.schedulerType)\(value)")
    }
    return result
  }

  /// A default value as the initialiser has it.
  package func text(_ value: Code) -> String { wiring.writer.code(value) }

  /// Code that is evaluated before Context exists: needs are the initialiser's parameters.
  func initCode(_ code: Code) -> String {
    var places = wiring.plan.places
    for need in screen.needs { places.needs[need.name] = Identifier.escaped(need.name) }
    return FlowWriter(library: library, places: places, locations: wiring.writer.locations).code(code)
  }

  package var body: [String] {
    var before: [String] = []
    var assignments: [String] = []
    for events in shape.events {
      let output = shape.names.output(events.group)
      let creation = library.creation(of: library.eventSubject, element: output, value: nil)
      before.append("let \(events.name) = \(creation)")
      if !shape.wiresInInit { assignments.append("self.\(events.name) = \(events.name)") }
    }
    let locals = shape.wiresInInit ? wiring.locals : []
    let subscriptions = shape.wiresInInit ? (shape.screen.isWrittenByHand ? byHand : wiring.subscriptions) : []
    let results = shape.wiresInInit && !shape.screen.isWrittenByHand ? builtOutputs : []
    let wired = (locals + subscriptions + results).joined(separator: "\n")
    let halves = self.halves(wired)
    before += halves.before
    assignments += halves.assignments
    if shape.hasScheduler, !shape.wiresInInit { assignments.append("self.scheduler = scheduler") }
    for start in wiring.plan.starts {
      assignments.append("self.\(Identifier.member(start.name)) = \(initCode(start.value))")
    }
    let superclass = superInit
    let setUp = before + assignments + inputsMade + localInputs(wired)
    let mirrors = shape.wiresInInit ? self.mirrors : []
    let paragraphs = [setUp, locals, results + superclass, mirrors + subscriptions].filter { !$0.isEmpty }
    return Array(paragraphs.joined(separator: [""]))
  }

  private func halves(_ wired: String) -> (before: [String], assignments: [String]) {
    var before: [String] = []
    var assignments: [String] = []
    let usesContext = Mentions.word("context", in: wired)
    let usesLogic = Mentions.word("logic", in: wired)
    if storesContext {
      if usesContext || shape.hasLogic {
        before.append("let context = \(contextCreation)")
        assignments.append("self.context = context")
      } else {
        assignments.append("self.context = \(contextCreation)")
      }
    }
    if shape.hasLogic {
      let creation = "\(shape.names.logic)(\(storesContext ? "context" : "Context()"))"
      if usesLogic {
        before.append("let logic: any Logic = \(creation)")
        assignments.append("self.logic = logic")
      } else {
        assignments.append("self.logic = \(creation)")
      }
    }
    return (before, assignments)
  }

  private var inputsMade: [String] {
    guard shape.inputShape == .owned else { return [] }
    return shape.inputPairs.compactMap { pair in
      let made = pair.inputs.filter { shape.storage($0) == .local }
      guard !made.isEmpty else { return nil }
      let arguments = made.map { port in
        let creation = library.creation(
          of: port.carrier, element: shape.elementText(port.element), value: port.value.map { initCode($0) })
        return shape.argument(port, creation)
      }
      return Layout.call("self.\(shape.inputName(pair.group)) = \(shape.names.input(pair.group))", arguments)
    }
  }

  /// The user's half wires what the model has made.
  private var byHand: [String] {
    let call = "logic." + TransformSignature(shape).call([:], byHand: true)
    let targets = shape.outputPairs.filter { !shape.isSelfMade($0.group) }
    guard let target = targets.first, targets.count == shape.outputPairs.count else { return [call] }
    return ["self.\(shape.outputName(target.group)) = \(call)"]
  }

  private var mirrors: [String] {
    let mirrors = wiring.mirrors
    let names = Set(shape.mirroredPorts.map { shape.outputName($0.id.group) }).sorted()
    return names.map { "let \($0) = self.\($0)" } + mirrors
  }

  /// Closures must not hold the model, so what they use of its Input and Output is a local first.
  private func localInputs(_ wired: String) -> [String] {
    guard shape.wiresInInit else { return [] }
    let names =
      shape.inputPairs.map { shape.inputName($0.group) }
      + shape.outputPairs.filter { shape.isSelfMade($0.group) }.map { shape.outputName($0.group) }
    return names.filter { Mentions.inClosure($0, in: wired) }.map { "let \($0) = self.\($0)" }
  }

  private var builtOutputs: [String] {
    let results = OutputWriter(shape, wiring)
    return shape.outputPairs.compactMap { pair in
      if shape.outputShape == .enum {
        let stream = results.stream(pair, effects: [])
        return (stream.locals + ["self.\(shape.outputName(pair.group)) = \(stream.chain.text())"])
          .joined(separator: "\n")
      }
      return shape.isSelfMade(pair.group)
        ? nil : "self.\(shape.outputName(pair.group)) = \(results.construction(pair))"
    }
  }

  private var superInit: [String] {
    guard shape.settings.superclass != nil else { return [] }
    let arguments = screen.needs.filter { $0.kind == .superclass }
      .map { "\(Identifier.member($0.name)): \(Identifier.escaped($0.name))" }
    return [Layout.call("super.init", arguments)]
  }

  package var head: String {
    let isOverride = shape.settings.superclass != nil && parameters.isEmpty
    let access = convenience == nil ? access : ""
    return Layout.call((isOverride ? "override " : "") + access + "init", parameters, room: 96)
  }

  /// What users of the module call where the scheduler's type is the module's own.
  package var convenience: (head: String, body: [String])? {
    guard library.isSchedulerInternal, shape.hasScheduler, !access.isEmpty else { return nil }
    let arguments = screen.needs.map { "\(Identifier.member($0.name)): \(Identifier.escaped($0.name))" }
    let keyword = shape.settings.kind == .struct ? "init" : "convenience init"
    return (
      Layout.call("\(access)\(keyword)", parameters.dropLast(), room: 96),
      [Layout.call("self.init", arguments + ["scheduler: \(library.mainScheduler)"])]
    )
  }
}
