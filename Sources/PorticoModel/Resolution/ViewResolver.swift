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

  /// What a binding feeds says which way it goes: a control is set, an input is fed, anything else is a closure.
  private func resolve(_ binding: ViewNode.Binding, _ controls: [String: String], _ block: inout ViewBlock) {
    guard let node = binding.flow, let first = binding.target.components.first?.name else { return }
    let place = FlowPlace(prefersOutput: true, controls: controls)
    if controls[first.text] != nil, !startsAtView(node, controls) || input(named: binding.target, place) == nil {
      set(binding, node, place, controls, &block)
    } else if startsAtView(node, controls) {
      feed(binding.target, node, place, &block)
    } else {
      call(binding.target, node, place, controls, &block)
    }
  }

  private func feed(_ target: PathNode, _ node: FlowNode, _ place: FlowPlace, _ block: inout ViewBlock) {
    guard let index = input(target, place) else { return }
    let port = scope.ports[index].port
    let outcome = FlowResolver(scope: scope, place: place).resolve(node, expected: port.element)
    guard !outcome.isBroken, isOfView(outcome.flow, node, port.name) else { return }
    block.inputs.append(ViewBlock.InputBinding(port: port.id, flow: outcome.flow))
  }

  private func set(
    _ binding: ViewNode.Binding, _ node: FlowNode, _ place: FlowPlace, _ controls: [String: String],
    _ block: inout ViewBlock
  ) {
    let argument = binding.arguments.flatMap { ControlResolver.argument(scope.text.oneLine($0)) }
    let resolver = ControlResolver(scope: scope, controls: controls)
    guard var path = resolver.sink(binding.target, argument: argument) else { return }
    // What the view reads is an output where an input bears the name too.
    let outcome = FlowResolver(scope: scope, place: place).resolve(node, expected: path.element)
    guard !outcome.isBroken, reads(outcome.flow, node) else { return }
    if path.member?.meaning == .items {
      guard let item = item(of: outcome.flow.result.element) else {
        scope.error(
          "control-property", "`\(path.parameter).items` shows an array; write `-> [Item]` where its type is not known",
          at: node.span)
        return
      }
      path.element = item
    }
    block.outputs.append(ViewBlock.OutputBinding(sink: .control(path), flow: outcome.flow))
  }

  /// Types that hold one value for certain.
  private static let single: Set<String> = ["Bool", "Int", "Double", "Float", "CGFloat", "Date", "URL"]

  /// What one row or cell shows.
  private func item(of element: Element) -> Element? {
    guard case .type(let type) = element, !type.hasSuffix("?"), !Self.single.contains(type) else { return nil }
    if type.hasPrefix("["), type.hasSuffix("]"), !type.contains(":") {
      return TypeText.named(String(type.dropFirst().dropLast()))
    }
    if let carried = TypeText.carried(type), ["Array", "Set"].contains(carried.carrier) { return carried.element }
    return .type("\(type).Element")
  }

  private func call(
    _ target: PathNode, _ node: FlowNode, _ place: FlowPlace, _ controls: [String: String], _ block: inout ViewBlock
  ) {
    let first = target.components[0].name
    let outcome = FlowResolver(scope: scope, place: place).resolve(node)
    guard !outcome.isBroken, reads(outcome.flow, node) else { return }
    guard target.components.count == 1 else {
      let near = nearName(first.text, among: controls.keys.sorted())
      scope.error(
        "unknown-name",
        "this view has no `\(first.text)`" + (near.map { "; did you mean `\($0)`?" } ?? "; declare it in `view(…)`"),
        at: first.span, fixes: near.map { [Diagnostic.Fix("write `\($0)`", [Diagnostic.Edit(first.span, $0)])] } ?? [])
      return
    }
    let element = outcome.flow.result.element
    if element.text == nil {
      outcome.blame.report(for: first, in: scope)
      return
    }
    // Several outputs may call one closure.
    for case .closure(first.text, let other) in block.outputs.map(\.sink) where other.text != element.text {
      scope.error(
        "duplicate-name",
        "`\(first.text)` is called with `\(other.text ?? "?")` already, here with `\(element.text ?? "?")`; name another",
        at: first.span)
      return
    }
    block.outputs.append(
      ViewBlock.OutputBinding(sink: .closure(name: first.text, element: element), flow: outcome.flow))
  }

  // MARK: Sides

  /// Whether anything in it is a control's, or a stream of the view's own.
  private func startsAtView(_ node: FlowNode, _ controls: [String: String]) -> Bool {
    switch node.source {
    case .path(let path): path.components.first.map { controls[$0.name.text] != nil } ?? false
    case .call(let call): call.path.components.first.map { controls[$0.name.text] != nil } ?? false
    case .combination(_, let arguments, _): arguments.contains { startsAtView($0.flow, controls) }
    case .just: false
    }
  }

  private func input(named path: PathNode, _ place: FlowPlace) -> Int? {
    guard path.components.count == 1 else { return nil }
    switch scope.names.find(path.components[0].name.text, inside: nil) {
    case .one(.port(let index)), .both(let index, _): return scope.ports[index].port.id.side == .input ? index : nil
    default: return nil
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

  // MARK: What may be read

  /// An input is fed before there are outputs to read.
  private func isOfView(_ flow: Flow, _ node: FlowNode, _ input: String) -> Bool {
    for source in flow.origins {
      switch source {
      case .control, .just: continue
      default:
        scope.error(
          "source-in-view",
          "what feeds `\(input)` comes from the view alone; put it together with the rest in a flow of the screen",
          at: node.span)
        return false
      }
    }
    return true
  }

  private func reads(_ flow: Flow, _ node: FlowNode) -> Bool {
    for source in flow.origins {
      switch source {
      case .control, .just: continue
      case .stream(.port(let id), _) where id.side == .output: continue
      default:
        scope.error(
          "source-in-view", "a view block reads outputs, and `\(scope.text.oneLine(node.source.span))` is none",
          at: node.source.span)
        return false
      }
    }
    return true
  }
}
