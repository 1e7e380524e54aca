/// `scan`: a hook or closure of what was gathered and the next element.
import PorticoSyntax

extension StepResolver {
  mutating func scan(_ node: StepNode, _ expected: Element) {
    guard let initial = node.arguments.first, let text = expression(initial) else {
      missing(node, "an initial value and a closure or hook of the accumulator and the element")
      return
    }
    let literal = LiteralType.element(text, in: scope.text)
    let accumulator = expected == .unknown ? literal : expected
    let input = Part(nil, .tuple([Part(nil, accumulator), part]))
    let argument = node.arguments.dropFirst().first?.value ?? node.closure.map { .closure($0) }
    let function: Function
    switch argument {
    case .closure(let closure):
      var reading = FunctionResolver(scope: scope).closure(closure, input: input, in: place)
      reading.result = accumulator
      function = reading
    case .hook(let hook):
      let first = ElementParts.Leaf(label: nil, name: "result", path: ["0"], element: accumulator)
      let leaves = [first] + ElementParts.leaves(of: part, path: ["1"])
      var resolved = HookResolver(scope: scope, place: place).resolve(
        HookUse(hook), input: input, leaves: ScanLeaves.labelled(leaves), role: .value(accumulator), unknownSince: blame
      )
      if resolved.result == .unknown { resolved.result = accumulator }
      function = resolved
    case .expression(let operation):
      // `scan(0, +)`
      let code = Code("$0 \(scope.text.oneLine(operation)) $1", at: scope.location(operation.span))
      function = Function(.closure(Closure(body: code, parameterCount: 2)), input: input, result: accumulator)
    default:
      missing(node, "an initial value and a closure or hook of the accumulator and the element")
      return
    }
    if let argument { refuseEffects(of: function, argument, node, fails: false) }
    let code = FunctionResolver(scope: scope).value(text, in: place)
    append(.scan(initial: code, function), node, .other, output: Part(nil, function.result))
  }
}

/// A scan's hook: the accumulator has no label, one part of the element has none, several have theirs.
private enum ScanLeaves {
  static func labelled(_ leaves: [ElementParts.Leaf]) -> [ElementParts.Leaf] {
    guard leaves.count == 2 else { return leaves }
    var leaves = leaves
    leaves[1].label = nil
    return leaves
  }
}
