import PorticoModel

/// What is done with a flow's elements: a relay is fed, a hook or a call is made.
package struct Effect {
  /// The flow and what ends it.
  package var subscription: Chain
  /// The same as a flow that does its work and passes nothing on.
  package var silent: Chain
}

/// Every effect of a screen, so ordered that whoever reads an owned port is subscribed before whoever feeds it.
package struct EffectOrder {
  private struct Node {
    var effect: Effect
    var location: Location
    var reads: Set<StreamReference>
    var feeds: Set<StreamReference>
  }

  private let shape: ScreenShape
  private let plan: PlacePlan
  private let writer: FlowWriter
  private var library: any StreamLibrary { shape.library }
  private let loops: FeedbackLoops
  /// What a silent flow is merged into is the first pair's stream; nil where no stream is made.
  private let ignoringElements: String?

  package init(_ shape: ScreenShape, _ plan: PlacePlan, _ writer: FlowWriter) {
    loops = FeedbackLoops(shape.screen)
    ignoringElements =
      shape.hasEnumOutput
      ? shape.library.ignoringElements(as: shape.names.output(shape.outputPairs.first?.group)) : nil
    self.shape = shape
    self.plan = plan
    self.writer = writer
  }

  package var effects: [Effect] {
    let nodes = (portNodes + stateNodes + bindNodes)
      .sorted { ($0.location.line, $0.location.column) < ($1.location.line, $1.location.column) }
    var placed = Set<Int>()
    var result: [Effect] = []
    func place(_ index: Int) {
      guard placed.insert(index).inserted else { return }
      for other in nodes.indices where other != index && !nodes[other].reads.isDisjoint(with: nodes[index].feeds) {
        place(other)
      }
      result.append(nodes[index].effect)
    }
    for index in nodes.indices { place(index) }
    return result
  }

  private var portNodes: [Node] {
    let streams = LocalStreams(shape, plan, writer)
    func node(_ port: Port) -> Node? {
      guard !port.flows.isEmpty, port.carrier.isOwned, let place = plan.places.sinks[.port(port.id)],
        let carrier = place.carrier, carrier.isOwned, shape.storage(port) != .enumCase
      else { return nil }
      return self.node(streams.merged(port), port.flows, .port(port.id), place.expression, carrier, port.location)
    }
    return shape.inputs.compactMap(node) + shape.outputs.compactMap(node)
  }

  private var stateNodes: [Node] {
    shape.screen.states.compactMap { state in
      guard !state.flows.isEmpty, let place = plan.places.sinks[.state(state.name)], let carrier = place.carrier else {
        return nil
      }
      let chain = library.merged(state.flows.map(writer.chain))
      return node(chain, state.flows, .state(state.name), place.expression, carrier, state.location)
    }
  }

  private func node(
    _ chain: Chain, _ flows: [Flow], _ target: StreamReference, _ expression: String, _ carrier: Carrier,
    _ location: Location
  ) -> Node {
    let chain = loops.contain(target) ? library.inTurn(flows.map(writer.chain)) : chain
    let silent = silent(chain) { "{ \(library.send("$0", to: expression, carrier)) }" }
    return Node(
      effect: Effect(subscription: library.bind(chain, to: expression, carrier), silent: silent),
      location: location, reads: reads(flows), feeds: Set([target] + flows.flatMap(FlowVisitor.sideTargets)))
  }

  private var bindNodes: [Node] {
    shape.screen.binds.flatMap { bind in
      effects(bind).map { effect in
        Node(
          effect: effect, location: bind.location, reads: reads([bind.flow]),
          feeds: Set(FlowVisitor.sideTargets(bind.flow)))
      }
    }
  }

  private func effects(_ bind: Bind) -> [Effect] {
    let chain = writer.chain(bind.flow)
    if bind.targets.count > 1, let closure = writer.closure(all: bind.targets) {
      return [
        Effect(
          subscription: library.subscribe(chain, closure: closure),
          silent: silent(chain) { closure })
      ]
    }
    return bind.targets.map { target in
      switch target {
      case .observer(let code):
        return Effect(
          subscription: library.bindObserver(chain, to: writer.code(code)),
          silent: silent(chain) { "{ \(library.observing(writer.code(code), "$0")) }" })
      case .function(let function):
        if function.isAsync {
          let work = chain.then(
            ".flatMap "
              + writer.closure(function) {
                library.task(writer.expression(function, element: $0), isThrowing: function.isThrowing)
              })
          return Effect(subscription: library.run(work), silent: work.then(ignoringElements))
        }
        let closure = writer.closure(function)
        return Effect(
          subscription: library.subscribe(chain, closure: closure),
          silent: silent(chain) { closure })
      }
    }
  }

  /// The flow that does its work and passes nothing on, where Output is a stream.
  private func silent(_ chain: Chain, _ closure: () -> String) -> Chain {
    guard let ignoringElements else { return chain }
    return chain.then(library.perform(closure())).then(ignoringElements)
  }

  /// The owned ports and states that the flows are subscribed to, through lets and assembled outputs too.
  private func reads(_ flows: [Flow]) -> Set<StreamReference> {
    var seen: Set<StreamReference> = []
    func follow(_ flows: [Flow]) {
      for reference in flows.flatMap(FlowVisitor.reads) where seen.insert(reference).inserted {
        guard plan.locals[reference] != nil else { continue }
        switch reference {
        case .local(let name): follow(shape.screen.lets.first { $0.name == name }?.flows ?? [])
        case .port(let id): follow(shape.screen.port(id)?.flows ?? [])
        case .state: break
        }
      }
    }
    follow(flows)
    return seen
  }
}
