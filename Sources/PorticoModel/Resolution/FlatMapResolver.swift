/// `flatMap*`: what each element is turned into, what counts as busy, where its errors go.
import PorticoSyntax

extension StepResolver {
  mutating func flatMap(_ name: StepName, _ node: StepNode, _ expected: Element) {
    guard let strategy = name.strategy, let argument = function(of: node),
      let (body, element, fault) = body(argument, expected)
    else {
      missing(node, "a closure, a key path, a hook, a call, or a stream")
      return
    }
    var flatMap = FlatMap(strategy: strategy, body: body)
    var target: Recovery.Target?
    let tracking = TrackingResolver(scope: scope, place: place)
    for option in node.arguments {
      switch option.label?.text {
      case "activity": flatMap.activity = tracking.activity(option)
      case "error": target = tracking.error(option)
      default: break
      }
    }
    flatMap.hopsToMain = scope.isMainActor && !flatMap.body.isAsync
    append(
      .flatMap(flatMap), node, .flatMap, output: Part(nil, element), fault: fault, errorTarget: target)
  }

  private mutating func body(_ argument: ArgumentValue, _ expected: Element) -> (FlatMap.Body, Element, Fault?)? {
    switch argument {
    case .closure(let text):
      var function = FunctionResolver(scope: scope).closure(text, input: part, in: place)
      let visible = function.result.text.flatMap(TypeText.carried)
      function.result = visible?.element ?? expected
      function.givesStream = !function.isAsync
      var fault = Fault(certainty: .possible, isReported: false, what: "this closure", span: text.span)
      if function.isThrowing {
        fault = Fault(certainty: .declared, isReported: true, what: "this closure", span: text.span)
      }
      return (.function(function), function.result, fault)
    case .keyPath(let text):
      var function = FunctionResolver(scope: scope).keyPath(text, input: part)
      function.result = expected
      function.givesStream = true
      let fault = Fault(certainty: .possible, isReported: false, what: "this key path", span: text.span)
      return (.function(function), expected, fault)
    case .hook(let hook):
      if hook.isBare {
        let flows = FlowResolver(scope: scope, place: place, isBody: true)
        // A bare name is a stream where one bears it.
        if let outcome = flows.resolve(hook.name, expected: expected) { return flow(outcome) }
      }
      let function = HookResolver(scope: scope, place: place)
        .resolve(HookUse(hook), input: part, role: .stream(expected), unknownSince: blame)
      let certain = hook.tryKeyword != nil
      var fault = Fault(certainty: .promisedNever, isReported: false, what: "`\(hook.name.text)`", span: hook.span)
      if let keyword = hook.tryKeyword {
        fault = Fault(
          certainty: .declared, isReported: certain, what: "`\(hook.name.text)`", span: keyword.union(hook.name.span))
      }
      return (.function(function), function.result, fault)
    case .call(let call):
      guard
        let (function, fault) = CallResolver(scope: scope, place: place).stream(call, input: part, expected: expected)
      else { return nil }
      return (.function(function), function.result, fault)
    case .flow(let node):
      let flows = FlowResolver(scope: scope, place: place.inside(part), isBody: true)
      return flow(flows.resolve(node, expected: expected))
    case .duration, .placeholder, .expression: return nil
    }
  }

  private mutating func flow(_ outcome: FlowResolver.Outcome) -> (FlatMap.Body, Element, Fault?) {
    if outcome.isBroken { blame.isBroken = true }
    return (.flow(outcome.flow), outcome.flow.result.element, outcome.fault)
  }
}

extension HookNode {
  /// Nothing but a name.
  var isBare: Bool { tryKeyword == nil && awaitKeyword == nil && labels == nil && result == nil }
}

extension FlatMap.Body {
  var isAsync: Bool {
    if case .function(let function) = self { function.isAsync } else { false }
  }
}
