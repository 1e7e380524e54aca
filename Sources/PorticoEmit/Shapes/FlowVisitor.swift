import PorticoModel

/// Walks a flow: every step, every stream that it reads, inner flows included.
package enum FlowVisitor {
  package static func visit(_ flow: Flow, step: (Step) -> Void = { _ in }, read: (StreamReference) -> Void = { _ in }) {
    switch flow.source {
    case .stream(let reference, _): read(reference)
    case .combineLatest(let flows, _), .zip(let flows, _), .merge(let flows, _):
      for flow in flows { visit(flow, step: step, read: read) }
    case .external, .call, .just, .control: break
    }
    for each in flow.steps { visit(each, step: step, read: read) }
  }

  private static func visit(_ each: Step, step: (Step) -> Void, read: (StreamReference) -> Void) {
    step(each)
    switch each.operation {
    case .withLatestFrom(let arguments):
      for case .flow(let flow) in arguments.map(\.value) { visit(flow, step: step, read: read) }
    case .flatMap(let flatMap):
      if case .flow(let flow) = flatMap.body { visit(flow, step: step, read: read) }
      for inner in flatMap.steps { visit(inner, step: step, read: read) }
    default: break
    }
  }

  /// The streams that the flow is subscribed to.
  package static func reads(_ flow: Flow) -> [StreamReference] {
    var result: [StreamReference] = []
    visit(flow, read: { result.append($0) })
    return result
  }

  /// Where its `activity:` counts and its errors arrive.
  package static func sideTargets(_ flow: Flow) -> [StreamReference] {
    var result: [StreamReference] = []
    func note(_ recovery: Recovery?) {
      if case .stream(let reference, _) = recovery?.target { result.append(reference) }
    }
    visit(
      flow,
      step: { step in
        switch step.operation {
        case .flatMap(let flatMap):
          if let activity = flatMap.activity { result.append(activity) }
          note(flatMap.recovery)
        case .map(_, let recovery), .compactMap(_, let recovery), .filter(_, let recovery),
          .perform(_, let recovery), .timeout(_, let recovery):
          note(recovery)
        case .recover(let recovery): note(recovery)
        default: break
        }
      })
    return result
  }
}

/// Whether a screen needs a clock.
package struct TimedSteps {
  private let library: any StreamLibrary

  package init(library: any StreamLibrary) {
    self.library = library
  }

  package func occur(in screen: Screen) -> Bool {
    var found = false
    for flow in screen.flows {
      FlowVisitor.visit(flow, step: { if library.usesScheduler($0.operation) { found = true } })
    }
    return found
  }
}

extension Screen {
  /// Every flow of the screen, those of view blocks aside.
  package var flows: [Flow] {
    var result: [Flow] = []
    for pair in pairs {
      for port in pair.inputs { result += port.flows }
      for port in pair.outputs { result += port.flows }
    }
    for stream in states { result += stream.flows }
    for stream in lets { result += stream.flows }
    for bind in binds { result.append(bind.flow) }
    return result
  }
}
