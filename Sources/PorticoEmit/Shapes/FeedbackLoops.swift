import PorticoModel

/// Which of the model's own relays hear of themselves at once, through other flows or none: what they are fed with must
/// wait its turn, else their readers would see the later value first.
package struct FeedbackLoops {
  package let screen: Screen

  package init(_ screen: Screen) {
    self.screen = screen
  }

  package func contain(_ target: StreamReference) -> Bool {
    var seen: Set<StreamReference> = []
    func reachesTarget(_ reference: StreamReference) -> Bool {
      flows(of: reference).flatMap(Self.triggers).contains { next in
        next == target || (seen.insert(next).inserted && reachesTarget(next))
      }
    }
    return reachesTarget(target)
  }

  private func flows(of reference: StreamReference) -> [Flow] {
    switch reference {
    case .local(let name): screen.lets.first { $0.name == name }?.flows ?? []
    case .port(let id): screen.port(id)?.flows ?? []
    case .state(let name): screen.states.first { $0.name == name }?.flows ?? []
    }
  }

  /// The streams whose elements run through the flow before their sender goes on.
  private static func triggers(_ flow: Flow) -> [StreamReference] {
    var result: [StreamReference] =
      switch flow.source {
      case .stream(let reference, _): [reference]
      case .combineLatest(let flows, _), .zip(let flows, _), .merge(let flows, _): flows.flatMap(triggers)
      case .external, .call, .just, .control: []
      }
    for step in flow.steps {
      switch step.operation {
      case .debounce, .delay, .observe: result = []
      case .flatMap(let flatMap):
        switch flatMap.body {
        case .flow(let flow): result += triggers(flow)
        case .function(let function): if function.isAsync { result = [] }
        }
      default: break
      }
    }
    return result
  }
}
