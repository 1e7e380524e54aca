/// `bind targets <- flow`: ports and states get the flow as one of theirs, the rest is called with each element.
import PorticoSyntax

struct BindResolver {
  let scope: Scope

  private enum Target {
    case stream(NameTable.Meaning, Name)
    case function(TargetNode)
    case observer(PathNode)
  }

  func resolve(_ node: BindNode, group: Int?) -> Bind? {
    guard let flowNode = node.flow else { return nil }
    let targets = node.targets.compactMap { target($0, group: group) }
    let names = node.targets.map { scope.text.oneLine($0.span) }.joined(separator: ", ")
    var ownName: String?
    var expected = Element.unknown
    var streams: [NameTable.Meaning] = []
    for case .stream(let meaning, let name) in targets {
      streams.append(meaning)
      ownName = ownName ?? name.text
      if expected == .unknown { expected = scope.part(meaning)?.element ?? .unknown }
    }
    let place = FlowPlace(flowNode, of: names, readers: streams, ownName: ownName, group: group, in: scope)
    let outcome = FlowResolver(scope: scope, place: place, isWhole: true).resolve(flowNode, expected: expected)
    var flow = outcome.flow
    for meaning in streams { markFed(meaning) }
    if outcome.isBroken, targets.count == streams.count { return nil }
    if !streams.isEmpty, targets.count > 1 { flow = shared(flow, names: node.targets) }
    for meaning in streams where !outcome.isBroken { feed(meaning, flow) }
    let functions = targets.compactMap { function($0, flow, outcome.blame, place) }
    guard !functions.isEmpty else { return nil }
    var bind = Bind(targets: functions, flow: flow)
    bind.location = scope.location(node.span)
    return bind
  }

  private func markFed(_ meaning: NameTable.Meaning) {
    switch meaning {
    case .port(let index): scope.ports[index].isFed = true
    case .state(let index): scope.states[index].isFed = true
    case .local, .need, .group: break
    }
  }

  private func feed(_ meaning: NameTable.Meaning, _ flow: Flow) {
    switch meaning {
    case .port(let index): scope.ports[index].port.flows.append(flow)
    case .state(let index): scope.states[index].stream.flows.append(flow)
    case .local, .need, .group: break
    }
  }

  /// Several targets read one stream, so it gets a name and runs once.
  private func shared(_ flow: Flow, names: [TargetNode]) -> Flow {
    if flow.steps.isEmpty, case .stream = flow.source { return flow }
    let words = names.compactMap { target -> String? in
      switch target {
      case .path(let path): path.components.last?.name.text
      case .hook(let hook): hook.name.text
      case .call(let call): call.path.components.last?.name.text
      }
    }
    let first = words.first ?? "bound"
    var name = first + words.dropFirst().map { "And\($0.prefix(1).uppercased())\($0.dropFirst())" }.joined()
    while scope.names.find(name) != .nothing { name += "Shared" }
    let index = scope.locals.count
    scope.names.shared[name] = .local(index)
    var stream = StreamDeclaration(name: name, element: flow.result.element)
    stream.flows = [flow]
    stream.readers = words.count
    stream.location = flow.location
    let written = Name(name, span: names[0].span)
    scope.locals.append(Scope.LocalSlot(stream: stream, name: written, node: nil, group: nil, progress: .done))
    var result = Flow(source: .stream(.local(name), element: flow.result), steps: [], result: flow.result)
    result.text = flow.text
    result.location = flow.location
    return result
  }

  // MARK: Targets

  private func target(_ node: TargetNode, group: Int?) -> Target? {
    guard case .path(let path) = node else { return .function(node) }
    guard let last = path.components.last?.name else { return nil }
    if path.components.count == 1 { return bare(last, path, node, group: group) }
    let place = FlowPlace(group: group, prefersOutput: true)
    switch References(scope: scope).resolve(path, in: place) {
    case .stream(let meaning): return sendable(meaning, last)
    case .external: return .observer(path)
    case .wrong: return nil
    }
  }

  private func bare(_ name: Name, _ path: PathNode, _ node: TargetNode, group: Int?) -> Target? {
    let target = scope.target(name.text, inside: group)
    if let target { scope.note(target, at: name.span) }
    switch target {
    case .need: return .observer(path)
    case .local, .group:
      let word = scope.localIndex(name.text) != nil ? "let" : "group"
      scope.error(
        "hook-named-as-\(word)",
        "`\(name.text)` is a \(word), which nothing can be sent to; bind an output, a state, "
          + "a hook or a call",
        at: name.span)
      return nil
    case let meaning?: return sendable(meaning, name)
    case nil: return .function(node)
    }
  }

  private func sendable(_ meaning: NameTable.Meaning, _ name: Name) -> Target? {
    switch meaning {
    case .port(let index) where scope.ports[index].port.id.side == .input:
      scope.error(
        "input-as-target", "`\(name.text)` is an input, which only the view sends to; bind an output or a state",
        at: name.span)
      return nil
    case .local:
      scope.error("hook-named-as-let", "`\(name.text)` is a let, which nothing can be sent to", at: name.span)
      return nil
    default: return .stream(meaning, name)
    }
  }

  // MARK: Functions

  private func function(_ target: Target, _ flow: Flow, _ blame: Blame, _ place: FlowPlace) -> Bind.Target? {
    switch target {
    case .stream: return nil
    case .observer(let path): return .observer(FunctionResolver(scope: scope).path(path, in: place))
    case .function(.path(let path)):
      guard let name = path.components.first?.name else { return nil }
      return hook(HookUse(name), flow, blame, place)
    case .function(.hook(let node)):
      if let keyword = node.tryKeyword { reportTry(keyword, "`\(node.name.text)`") }
      return hook(HookUse(node), flow, blame, place)
    case .function(.call(let node)):
      if let keyword = node.tryKeyword { reportTry(keyword, "`\(scope.text.oneLine(node.path.text))`") }
      guard var function = FunctionResolver(scope: scope).call(node, input: flow.result, in: place) else { return nil }
      if let method = ServiceResolver.method(of: node, in: scope) {
        function.isAsync = function.isAsync || method.isAsync
        function.result = method.element
      }
      if function.result == .unknown { function.result = .void }
      return .function(function)
    }
  }

  private func hook(_ use: HookUse, _ flow: Flow, _ blame: Blame, _ place: FlowPlace) -> Bind.Target? {
    let function = HookResolver(scope: scope, place: place)
      .resolve(use, input: flow.result, role: .void, unknownSince: blame)
    return .function(function)
  }

  private func reportTry(_ keyword: Span, _ what: String) {
    scope.error(
      "try-in-bind",
      "\(what) may throw and a bind has no place for its error; write `flatMapLatest(try …, error: target)` in the flow",
      at: keyword)
  }
}
