/// Where a screen of the main actor has to come back to main: behind each timed step that a closure follows.
struct Isolation {
  /// `isReadOn`: what reads the flow may call closures too.
  static func hopping(_ flow: Flow, isReadOn: Bool) -> Flow {
    var flow = flow
    flow.source = hopping(flow.source)
    var steps: [Step] = []
    steps.reserveCapacity(flow.steps.count)
    let lastFunction = flow.steps.lastIndex { carriesFunction($0.operation) } ?? -1
    for (index, step) in flow.steps.enumerated() {
      steps.append(hopping(step))
      guard leavesMain(step.operation), isReadOn || index < lastFunction else { continue }
      var hop = Step(.hop, input: step.output, output: step.output)
      hop.location = step.location
      steps.append(hop)
    }
    flow.steps = steps
    return flow
  }

  private static func hopping(_ source: Source) -> Source {
    switch source {
    case .combineLatest(let flows, let element):
      .combineLatest(flows.map { hopping($0, isReadOn: true) }, element: element)
    case .zip(let flows, let element): .zip(flows.map { hopping($0, isReadOn: true) }, element: element)
    case .merge(let flows, let element): .merge(flows.map { hopping($0, isReadOn: true) }, element: element)
    default: source
    }
  }

  private static func hopping(_ step: Step) -> Step {
    var step = step
    switch step.operation {
    case .withLatestFrom(var arguments):
      for index in arguments.indices {
        if case .flow(let flow) = arguments[index].value {
          arguments[index].value = .flow(hopping(flow, isReadOn: true))
        }
      }
      step.operation = .withLatestFrom(arguments)
    case .flatMap(var flatMap):
      if case .flow(let flow) = flatMap.body {
        flatMap.body = .flow(hopping(flow, isReadOn: !flatMap.steps.isEmpty))
        step.operation = .flatMap(flatMap)
      }
    default: break
    }
    return step
  }

  private static func leavesMain(_ operation: Operation) -> Bool {
    switch operation {
    case .debounce, .throttle, .delay, .timeout: true
    case .observe(let scheduler): scheduler != .main
    default: false
    }
  }

  private static func carriesFunction(_ operation: Operation) -> Bool {
    switch operation {
    case .map, .compactMap, .filter, .perform, .flatMap, .scan, .raw: true
    case .distinctUntilChanged(let function): function != nil
    default: false
    }
  }
}
