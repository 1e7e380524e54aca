/// Which streams emit at subscription by themselves, so that a value need not be put in front.
struct StartValues {
  let scope: Scope
  private var ports: Answers
  private var locals: Answers

  /// What was found out already. A loop gives nothing by itself, so one that is being asked for counts as no.
  private struct Answers {
    var answers: [Bool?]

    mutating func answer(_ index: Int) -> Bool? {
      if let answer = answers[index] { return answer }
      answers[index] = false
      return nil
    }
  }

  init(scope: Scope) {
    self.scope = scope
    ports = Answers(answers: Array(repeating: nil, count: scope.ports.count))
    locals = Answers(answers: Array(repeating: nil, count: scope.locals.count))
  }

  mutating func mark() {
    for index in scope.ports.indices {
      for flow in scope.ports[index].port.flows.indices {
        scope.ports[index].port.flows[flow].startsByItself = starts(scope.ports[index].port.flows[flow])
      }
      scope.ports[index].port.startsByItself = scope.ports[index].port.flows.contains(where: \.startsByItself)
    }
    for index in scope.states.indices {
      for flow in scope.states[index].stream.flows.indices {
        scope.states[index].stream.flows[flow].startsByItself = starts(scope.states[index].stream.flows[flow])
      }
    }
    for index in scope.locals.indices {
      for flow in scope.locals[index].stream.flows.indices {
        scope.locals[index].stream.flows[flow].startsByItself = starts(scope.locals[index].stream.flows[flow])
      }
    }
  }

  mutating func starts(_ flow: Flow) -> Bool {
    var starts = starts(flow.source)
    for step in flow.steps { starts = passes(step.operation, starts) }
    return starts
  }

  private mutating func starts(_ source: Source) -> Bool {
    switch source {
    case .stream(let reference, _): return starts(reference)
    case .just: return true
    case .external, .call, .control: return false
    case .combineLatest(let flows, _), .zip(let flows, _):
      for flow in flows where !starts(flow) { return false }
      return !flows.isEmpty
    case .merge(let flows, _):
      for flow in flows where starts(flow) { return true }
      return false
    }
  }

  private mutating func starts(_ reference: StreamReference) -> Bool {
    switch reference {
    case .port(let id):
      guard let index = scope.portIndex(id) else { return false }
      return ports.answer(index) ?? answer(forPort: index)
    case .state(let name):
      return scope.stateIndex(name).map { scope.states[$0].stream.value != nil } ?? false
    case .local(let name):
      guard let index = scope.localIndex(name) else { return false }
      return locals.answer(index) ?? answer(forLocal: index)
    }
  }

  private mutating func answer(forPort index: Int) -> Bool {
    let port = scope.ports[index].port
    let answer = port.value != nil || (!port.carrier.isOwned && anyStarts(port.flows))
    ports.answers[index] = answer
    return answer
  }

  private mutating func answer(forLocal index: Int) -> Bool {
    let answer = anyStarts(scope.locals[index].stream.flows)
    locals.answers[index] = answer
    return answer
  }

  private mutating func anyStarts(_ flows: [Flow]) -> Bool {
    for flow in flows where starts(flow) { return true }
    return false
  }

  private mutating func passes(_ operation: Operation, _ starts: Bool) -> Bool {
    switch operation {
    case .startWith: return true
    case .map(_, let recovery): return starts && (recovery == nil || recovery?.fallback != nil)
    case .perform, .scan, .distinctUntilChanged, .take, .share, .retry, .hop, .recover: return starts
    case .observe(let scheduler): return starts && scheduler == .main
    case .withLatestFrom(let arguments):
      guard starts else { return false }
      for argument in arguments {
        if case .flow(let flow) = argument.value, !self.starts(flow) { return false }
      }
      return true
    case .compactMap, .filter, .flatMap, .debounce, .throttle, .delay, .timeout, .skip, .raw: return false
    }
  }
}
