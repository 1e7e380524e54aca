import PorticoSyntax

/// What the flows and the copied Swift of a screen name: its ports and states.
struct UsedNames {
  private(set) var ports: Set<PortID> = []
  private(set) var states: Set<String> = []

  init(_ screen: Screen) {
    for pair in screen.pairs {
      pair.inputs.forEach { add($0) }
      pair.outputs.forEach { add($0) }
    }
    for stream in screen.states + screen.lets {
      add(stream.value)
      stream.flows.forEach { add($0) }
    }
    for bind in screen.binds {
      for target in bind.targets {
        switch target {
        case .function(let function): add(function)
        case .observer(let code): add(code)
        }
      }
      add(bind.flow)
    }
  }

  private mutating func add(_ port: Port) {
    add(port.value)
    port.flows.forEach { add($0) }
  }

  private mutating func add(_ flow: Flow) {
    switch flow.source {
    case .stream(let reference, _): add(reference)
    case .external(let code, let recovery, _):
      add(code)
      add(recovery)
    case .call(let function, let recovery, _):
      add(function)
      add(recovery)
    case .just(let code, _): add(code)
    case .combineLatest(let flows, _), .zip(let flows, _), .merge(let flows, _): flows.forEach { add($0) }
    case .control: break
    }
    flow.steps.forEach { add($0.operation) }
  }

  private mutating func add(_ operation: Operation) {
    switch operation {
    case .map(let function, let recovery), .compactMap(let function, let recovery), .filter(let function, let recovery),
      .perform(let function, let recovery):
      add(function)
      add(recovery)
    case .flatMap(let flatMap):
      switch flatMap.body {
      case .function(let function): add(function)
      case .flow(let flow): add(flow)
      }
      flatMap.steps.forEach { add($0.operation) }
      add(flatMap.recovery)
    case .scan(let initial, let function):
      add(initial)
      add(function)
    case .withLatestFrom(let arguments):
      for argument in arguments {
        switch argument.value {
        case .source: break
        case .flow(let flow): add(flow)
        case .state(let name): states.insert(name)
        }
      }
    case .startWith(let code), .skip(let code), .take(let code), .retry(let code): add(code)
    case .raw(let closure): add(closure.body)
    case .distinctUntilChanged(let function): function.map { add($0) }
    case .observe(.custom(let code)): add(code)
    case .timeout(_, let recovery): add(recovery)
    case .recover(let recovery): add(recovery)
    case .debounce, .throttle, .delay, .share, .observe, .hop: break
    }
  }

  private mutating func add(_ function: Function) {
    switch function.body {
    case .closure(let closure):
      add(closure.signature)
      add(closure.body)
    case .keyPath(let code), .call(let code): add(code)
    case .hook: break
    }
  }

  private mutating func add(_ recovery: Recovery?) { add(recovery?.fallback) }

  private mutating func add(_ code: Code?) {
    for case .reference(let reference) in code?.fragments ?? [] {
      switch reference {
      case .state(let name): states.insert(name)
      case .port(let id), .inputValue(let id): ports.insert(id)
      case .need, .owner: break
      }
    }
  }

  private mutating func add(_ reference: StreamReference) {
    switch reference {
    case .port(let id): ports.insert(id)
    case .state(let name): states.insert(name)
    case .local: break
    }
  }
}
