/// `view(…) { … }`: controls that feed inputs, outputs that feed controls or a closure of the view's.
import PorticoSyntax

struct ViewResolver {
  let scope: Scope

  func resolve(_ node: ViewNode) -> ViewBlock {
    let parameters = node.parameters.map {
      ViewBlock.Parameter(name: $0.name.text, type: scope.text.oneLine($0.type))
    }
    var controls: [String: String] = [:]
    for parameter in node.parameters {
      if controls[parameter.name.text] != nil {
        scope.error(
          "duplicate-name", "this view has a `\(parameter.name.text)` already; give this one another name",
          at: parameter.name.span)
      }
      controls[parameter.name.text] = scope.text.oneLine(parameter.type)
    }
    var block = ViewBlock(parameters: parameters, inputs: [], outputs: [])
    block.location = scope.location(node.span)
    for binding in node.bindings { resolve(binding, controls, &block) }
    return block
  }

  private func resolve(_ binding: ViewNode.Binding, _ controls: [String: String], _ block: inout ViewBlock) {
    guard let node = binding.flow, let first = binding.target.components.first?.name else { return }
    let place = FlowPlace(prefersOutput: true, controls: controls)
    if startsAtControl(node, controls) {
      guard let index = input(binding.target, place) else { return }
      let port = scope.ports[index].port
      let outcome = FlowResolver(scope: scope, place: place).resolve(node, expected: port.element)
      if !outcome.isBroken { block.inputs.append(ViewBlock.InputBinding(port: port.id, flow: outcome.flow)) }
      return
    }
    // What the view reads is an output where an input bears the name too.
    let outcome = FlowResolver(scope: scope, place: place).resolve(node)
    guard !outcome.isBroken else { return }
    guard reads(outcome.flow, node) else { return }
    if let type = controls[first.text] {
      guard let property = ControlPath.property(of: binding.target) else {
        scope.error(
          "control-property", "say which property of `\(first.text)`: `\(first.text).isHidden`", at: binding.target.span
        )
        return
      }
      let path = ControlPath(parameter: first.text, type: type, property: property)
      block.outputs.append(ViewBlock.OutputBinding(sink: .control(path), flow: outcome.flow))
    } else if binding.target.components.count == 1 {
      let element = outcome.flow.result.element
      if element.text == nil {
        outcome.blame.report(for: first, in: scope)
        return
      }
      block.outputs.append(
        ViewBlock.OutputBinding(sink: .closure(name: first.text, element: element), flow: outcome.flow))
    } else {
      let near = nearName(first.text, among: controls.keys.sorted())
      scope.error(
        "unknown-name",
        "this view has no `\(first.text)`" + (near.map { "; did you mean `\($0)`?" } ?? "; declare it in `view(…)`"),
        at: first.span, fixes: near.map { [Diagnostic.Fix("write `\($0)`", [Diagnostic.Edit(first.span, $0)])] } ?? [])
    }
  }

  private func startsAtControl(_ node: FlowNode, _ controls: [String: String]) -> Bool {
    switch node.source {
    case .path(let path): path.components.first.map { controls[$0.name.text] != nil } ?? false
    case .combination(_, let arguments, _): arguments.contains { startsAtControl($0.flow, controls) }
    case .call, .just: false
    }
  }

  private func input(_ path: PathNode, _ place: FlowPlace) -> Int? {
    let place = FlowPlace(ownName: path.components.last?.name.text, controls: place.controls)
    guard case .stream(.port(let index)) = References(scope: scope).resolve(path, in: place),
      scope.ports[index].port.id.side == .input
    else {
      if scope.diagnostics.last?.span != path.components.last?.name.span {
        scope.error(
          "target-kind", "a control feeds an input, and `\(scope.text.oneLine(path.text))` is none", at: path.span)
      }
      return nil
    }
    return index
  }

  private func reads(_ flow: Flow, _ node: FlowNode) -> Bool {
    guard case .stream(let reference, _) = flow.source else { return true }
    if case .port(let id) = reference, id.side == .output { return true }
    scope.error(
      "source-in-view", "a view block reads outputs, and `\(scope.text.oneLine(node.source.span))` is none",
      at: node.source.span)
    return false
  }
}
