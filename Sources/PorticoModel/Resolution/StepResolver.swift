/// The steps of a flow, one after the other, each with what comes in and what goes out.
import PorticoSyntax

struct StepResolver {
  let scope: Scope
  let place: FlowPlace
  /// What the next step gets.
  var part: Part
  var blame: Blame
  var drafts: [StepDraft] = []

  init(scope: Scope, place: FlowPlace, part: Part, blame: Blame) {
    self.scope = scope
    self.place = place
    self.part = part
    self.blame = blame
  }

  mutating func resolve(_ node: StepNode, expected: Element) {
    guard let name = StepName.named[node.name.text] else {
      // The parser said so.
      breakOff()
      return
    }
    let wasKnown = part.element.text != nil
    let found = scope.diagnostics.count
    switch name {
    case .map, .compactMap, .filter, .perform: perElement(name, node, expected)
    case .flatMap, .flatMapLatest, .flatMapFirst, .concatMap: flatMap(name, node, expected)
    case .scan: scan(node, expected)
    case .withLatestFrom: withLatestFrom(node, expected)
    case .distinctUntilChanged: distinctUntilChanged(node)
    case .startWith, .catch: value(name, node)
    case .skip, .take, .retry: count(name, node)
    case .debounce, .delay, .timeout, .throttle: timed(name, node)
    case .observe: observe(node)
    case .share: append(.share, node, .other)
    case .raw: raw(node, expected)
    }
    if name.keepsElement, let said = node.result, part.element == .unknown {
      retype(TypeText.element(said, in: scope.text))
    }
    if part.element.text == nil, scope.diagnostics[found...].contains(where: { $0.severity == .error }) {
      blame.isBroken = true
    }
    if wasKnown, part.element.text == nil, !blame.isBroken {
      blame = Blame(what: "`\(node.name.text)`", end: node.span.upper)
    }
  }

  private mutating func retype(_ element: Element) {
    part.element = element
    if !drafts.isEmpty { drafts[drafts.count - 1].step.output.element = element }
  }

  mutating func breakOff() {
    part = Part(nil, .unknown)
    blame = Blame(isBroken: true)
  }

  mutating func append(
    _ operation: Operation, _ node: StepNode, _ kind: StepDraft.Kind, output: Part? = nil, fault: Fault? = nil,
    errorTarget: Recovery.Target? = nil
  ) {
    let output = output ?? part
    var step = Step(operation, input: part, output: output)
    step.location = scope.location(node.name.span)
    drafts.append(
      StepDraft(step: step, kind: kind, fault: fault, errorTarget: errorTarget, span: node.span))
    part = output
  }

  // MARK: Functions

  private mutating func perElement(_ name: StepName, _ node: StepNode, _ expected: Element) {
    let wanted: Element
    switch name {
    // A value that is taken out of its optional and put into the target's again is no double optional.
    case .compactMap: wanted = TypeText.unwrapped(expected) == nil ? TypeText.optional(expected) : expected
    case .filter: wanted = .type("Bool")
    case .perform: wanted = .void
    default: wanted = expected
    }
    guard let argument = function(of: node), let function = function(argument, expected: wanted, name) else {
      missing(node, "a closure, a key path, a hook or a call")
      return
    }
    refuseEffects(of: function, argument, node, fails: true)
    let fault = function.isThrowing ? fault(of: argument, node) : nil
    switch name {
    case .map:
      let result = function.result == .unknown ? expected : function.result
      append(.map(function, recovery: nil), node, .perElement, output: Part(nil, result), fault: fault)
    case .compactMap:
      let result = TypeText.unwrapped(function.result) ?? (function.result == .unknown ? expected : function.result)
      append(.compactMap(function, recovery: nil), node, .perElement, output: Part(nil, result), fault: fault)
    case .filter: append(.filter(function, recovery: nil), node, .perElement, fault: fault)
    default: append(.perform(function, recovery: nil), node, .perElement, fault: fault)
    }
  }

  /// The step's one function: its first argument without a label, else the closure behind it.
  func function(of node: StepNode) -> ArgumentValue? {
    if let first = node.arguments.first(where: { $0.label == nil }) { return first.value }
    return node.closure.map { .closure($0) }
  }

  private func function(_ argument: ArgumentValue, expected: Element, _ name: StepName) -> Function? {
    let functions = FunctionResolver(scope: scope)
    switch argument {
    case .closure(let text):
      var function = functions.closure(text, input: part, in: place)
      if name != .map && name != .compactMap {
        function.result = expected
      } else if !ClosureType.isCertain(function.result, of: text, expected, in: scope.text) {
        function.result = expected
      }
      return function
    case .keyPath(let text):
      var function = functions.keyPath(text, input: part)
      if function.result == .unknown { function.result = expected }
      return function
    case .hook(let hook):
      let role: HookResolver.Role = name == .perform ? .void : .value(expected)
      return HookResolver(scope: scope, place: place).resolve(
        HookUse(hook), input: part, role: role, unknownSince: blame)
    case .call(let call):
      return CallResolver(scope: scope, place: place).value(call, input: part, expected: expected)
    case .flow, .duration, .placeholder, .expression: return nil
    }
  }

  func fault(of argument: ArgumentValue, _ node: StepNode) -> Fault {
    switch argument {
    case .hook(let hook):
      return Fault(
        certainty: .declared, isReported: true, what: "`\(hook.name.text)`",
        span: hook.tryKeyword.map { $0.union(hook.name.span) } ?? hook.span)
    case .call(let call):
      let what = "`\(scope.text.oneLine(call.path.text))`"
      return Fault(
        certainty: .declared, isReported: true, what: what, span: call.tryKeyword?.union(call.span) ?? call.span)
    case .closure(let text):
      return Fault(certainty: .declared, isReported: true, what: "this closure", span: text.span)
    default: return Fault(certainty: .declared, isReported: true, what: "`\(node.name.text)`", span: node.name.span)
    }
  }

  private mutating func distinctUntilChanged(_ node: StepNode) {
    guard let argument = function(of: node) else {
      append(.distinctUntilChanged(nil), node, .other)
      return
    }
    guard let function = function(argument, expected: .unknown, .distinctUntilChanged) else {
      missing(node, "nothing, a closure or a key path")
      return
    }
    refuseEffects(of: function, argument, node, fails: false)
    append(.distinctUntilChanged(function), node, .other)
  }

  /// A value in whatever form the parser took it for.
  func expression(_ argument: ArgumentNode) -> SwiftText? {
    switch argument.value {
    case .expression(let text), .closure(let text), .keyPath(let text): return text
    case .call(let call): return scope.text.swiftText(call.span)
    case .hook(let hook): return scope.text.swiftText(hook.span)
    case .flow(let flow): return scope.text.swiftText(flow.span)
    case .duration, .placeholder: return nil
    }
  }

  mutating func missing(_ node: StepNode, _ what: String) {
    defer { breakOff() }
    // What a call's own names lack was said there, and what the syntax lacks by the parser.
    if scope.isBrokenSyntax(node.span) { return }
    if let last = scope.diagnostics.last, last.severity == .error, node.span.lower <= last.span.lower,
      last.span.upper <= node.span.upper
    {
      return
    }
    scope.error("argument-kind", "`\(node.name.text)` takes \(what)", at: node.span)
  }
}
