/// A flow that needs itself at once. A loop through a state, an owned port or `activity:` is none: it goes on later.
import PorticoSyntax

struct Cycles {
  let scope: Scope

  private enum Mark { case open, done }

  func report() {
    var marks: [StreamReference: Mark] = [:]
    var trail: [StreamReference] = []
    for port in scope.ports where isNode(port.port) { visit(.port(port.port.id), &marks, &trail) }
    for local in scope.locals { visit(.local(local.stream.name), &marks, &trail) }
  }

  private func visit(
    _ reference: StreamReference, _ marks: inout [StreamReference: Mark], _ trail: inout [StreamReference]
  ) {
    switch marks[reference] {
    case .done: return
    case .open:
      report(trail.suffix(from: trail.firstIndex(of: reference) ?? 0) + [reference])
      return
    case nil: break
    }
    guard let flows = flows(of: reference) else { return }
    marks[reference] = .open
    trail.append(reference)
    for flow in flows { visit(flow, &marks, &trail) }
    trail.removeLast()
    marks[reference] = .done
  }

  /// nil for what breaks a loop.
  private func flows(of reference: StreamReference) -> [Flow]? {
    switch reference {
    case .port(let id):
      guard let index = scope.portIndex(id), isNode(scope.ports[index].port) else { return nil }
      return scope.ports[index].port.flows
    case .state: return nil
    case .local(let name): return scope.localIndex(name).map { scope.locals[$0].stream.flows }
    }
  }

  private func isNode(_ port: Port) -> Bool {
    port.id.side == .output && !port.carrier.isOwned && !port.flows.isEmpty
  }

  private func visit(_ flow: Flow, _ marks: inout [StreamReference: Mark], _ trail: inout [StreamReference]) {
    switch flow.source {
    case .stream(let reference, _): visit(reference, &marks, &trail)
    case .combineLatest(let flows, _), .zip(let flows, _), .merge(let flows, _):
      for flow in flows { visit(flow, &marks, &trail) }
    case .external, .call, .just, .control: break
    }
    for step in flow.steps {
      switch step.operation {
      case .flatMap(let flatMap): if case .flow(let body) = flatMap.body { visit(body, &marks, &trail) }
      case .withLatestFrom(let arguments):
        for case .flow(let latest) in arguments.map(\.value) { visit(latest, &marks, &trail) }
      default: break
      }
    }
  }

  private func report(_ loop: ArraySlice<StreamReference>) {
    guard let first = loop.first, let span = span(of: first) else { return }
    let names = loop.map(name).joined(separator: " → ")
    var seen: Set<StreamReference> = [first]
    var notes: [Diagnostic.Note] = []
    for reference in loop where seen.insert(reference).inserted {
      if let span = self.span(of: reference) {
        notes.append(Diagnostic.Note("`\(name(reference))` is part of the loop", at: span))
      }
    }
    scope.error(
      "cycle", "`\(name(first))` needs itself: \(names); let a `state` stand between, which is read and not subscribed",
      at: span, notes: notes)
  }

  private func name(_ reference: StreamReference) -> String {
    switch reference {
    case .port(let id): id.group.map { "\($0).\(id.name)" } ?? id.name
    case .state(let name), .local(let name): name
    }
  }

  private func span(of reference: StreamReference) -> Span? {
    switch reference {
    case .port(let id): scope.portIndex(id).map { scope.ports[$0].node.name.span }
    case .state(let name): scope.stateIndex(name).map { scope.states[$0].node.name.span }
    case .local(let name): scope.localIndex(name).map { scope.locals[$0].name.span }
    }
  }
}
