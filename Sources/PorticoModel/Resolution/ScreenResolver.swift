/// One screen from its node: declarations first, then every flow in the order of the text, then what the whole says.
import PorticoSyntax

struct ScreenResolver {
  let scope: Scope

  func resolve(_ node: ScreenNode, attributes: [AttributeNode]) -> Screen {
    DeclarationResolver(scope: scope).declare(node.members)
    noteDeclarations()
    var screen = Screen(name: node.name.text)
    screen.documentation = node.documentation
    screen.attributes = attributes.map { scope.text.oneLine($0.span) }
    screen.access = node.access?.text ?? ""
    screen.inheritance = node.inheritance.map(scope.text.oneLine)
    screen.settings = scope.settings
    screen.location = scope.location(node.name.span)
    resolvePorts()
    resolveStates()
    for index in scope.locals.indices { LocalResolver(scope: scope).resolve(index) }
    resolve(node.members, group: nil, &screen)
    UnfedOutputs(scope: scope).resolve(isWrittenByHand: screen.isWrittenByHand)
    var cycles = Cycles(scope: scope)
    cycles.report()
    var starts = StartValues(scope: scope)
    starts.mark()
    finish(&screen)
    return EventStreams.marked(screen)
  }

  private func noteDeclarations() {
    guard scope.uses != nil else { return }
    for (index, slot) in scope.ports.enumerated() {
      scope.note(.port(index), at: slot.node.name.span, isDeclaration: true)
    }
    for (index, slot) in scope.states.enumerated() {
      scope.note(.state(index), at: slot.node.name.span, isDeclaration: true)
    }
    for (index, slot) in scope.locals.enumerated() {
      scope.note(.local(index), at: slot.name.span, isDeclaration: true)
    }
    for (index, name) in scope.needNames.enumerated() { scope.note(.need(index), at: name.span, isDeclaration: true) }
    for (index, node) in scope.groupNodes.enumerated() {
      scope.note(.group(index), at: node.name.span, isDeclaration: true)
    }
  }

  private func resolvePorts() {
    for index in scope.ports.indices {
      let slot = scope.ports[index]
      guard let flow = slot.node.flow else { continue }
      if slot.port.id.side == .input {
        scope.error(
          "input-as-target",
          "`\(slot.port.name)` is an input, which only the view sends to; an output or a `let` has a flow",
          at: slot.node.name.span)
        continue
      }
      let place = FlowPlace(
        flow, of: slot.port.name, readers: [.port(index)], ownName: slot.port.name, group: slot.group, in: scope)
      let outcome = FlowResolver(scope: scope, place: place, isWhole: true).resolve(flow, expected: slot.port.element)
      if !outcome.isBroken { scope.ports[index].port.flows.append(outcome.flow) }
    }
  }

  private func resolveStates() {
    for index in scope.states.indices {
      let slot = scope.states[index]
      guard let flow = slot.node.flow else { continue }
      let place = FlowPlace(flow, of: slot.stream.name, readers: [.state(index)], in: scope)
      let outcome = FlowResolver(scope: scope, place: place, isWhole: true).resolve(flow, expected: slot.stream.element)
      if !outcome.isBroken { scope.states[index].stream.flows.append(outcome.flow) }
    }
  }

  private func resolve(_ members: [MemberNode], group: Int?, _ screen: inout Screen) {
    for member in members {
      switch member {
      case .bind(let node):
        if let bind = BindResolver(scope: scope).resolve(node, group: group) { screen.binds.append(bind) }
      case .group(let node):
        let index = scope.names.groupNames.firstIndex(of: node.name.text)
        resolve(node.members, group: index, &screen)
      case .view(let node): screen.views.append(ViewResolver(scope: scope).resolve(node))
      case .byHand: screen.isWrittenByHand = true
      case .swift(let node):
        if scope.uses != nil { CopiedMembers(scope: scope).note(scope.text.tokens[node.body.tokens]) }
        screen.members.append(Code(scope.text.text(node.body.span), at: scope.location(node.body.span)))
      case .need, .port, .state, .stream: break
      }
    }
  }

  private func finish(_ screen: inout Screen) {
    screen.needs = scope.needs
    screen.states = scope.states.map(\.stream)
    screen.lets = scope.locals.map(\.stream)
    var pairs = [PortPair()]
    for (index, name) in scope.names.groupNames.enumerated() {
      pairs.append(PortPair(group: name, documentation: scope.groupNodes[index].documentation))
    }
    for slot in scope.ports {
      let pair = slot.group.map { $0 + 1 } ?? 0
      switch slot.port.id.side {
      case .input: pairs[pair].inputs.append(slot.port)
      case .output: pairs[pair].outputs.append(slot.port)
      }
    }
    screen.pairs = pairs
    screen.hooks = scope.hooks.hooks.sorted {
      ($0.location.line, $0.location.column) < ($1.location.line, $1.location.column)
    }
    if scope.isMainActor { hop(&screen) }
  }

  private func hop(_ screen: inout Screen) {
    for pair in screen.pairs.indices {
      hop(&screen.pairs[pair].inputs)
      hop(&screen.pairs[pair].outputs)
    }
    for index in screen.states.indices {
      screen.states[index].flows = screen.states[index].flows.map { Isolation.hopping($0, isReadOn: true) }
    }
    for index in screen.lets.indices {
      screen.lets[index].flows = screen.lets[index].flows.map { Isolation.hopping($0, isReadOn: true) }
    }
    for index in screen.binds.indices {
      screen.binds[index].flow = Isolation.hopping(screen.binds[index].flow, isReadOn: true)
    }
  }

  private func hop(_ ports: inout [Port]) {
    for index in ports.indices where !ports[index].flows.isEmpty {
      let isReadOn = ports[index].readers > 0
      ports[index].flows = ports[index].flows.map { Isolation.hopping($0, isReadOn: isReadOn) }
    }
  }
}
