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

  private mutating func breakOff() {
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

  private mutating func scan(_ node: StepNode, _ expected: Element) {
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
    let code = FunctionResolver(scope: scope).value(text, in: place)
    append(.scan(initial: code, function), node, .other, output: Part(nil, function.result))
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
    append(.distinctUntilChanged(function), node, .other)
  }

  // MARK: Other streams

  private mutating func withLatestFrom(_ node: StepNode, _ expected: Element) {
    var arguments: [LatestArgument] = []
    var spans: [(label: Span?, argument: Span)] = []
    let expected = node.arguments.count == 1 ? expected : .unknown
    for argument in node.arguments {
      guard let latest = latest(argument, expected: expected) else {
        breakOff()
        return
      }
      arguments.append(latest)
      spans.append((argument.label?.span, argument.span))
    }
    guard !arguments.isEmpty else {
      missing(node, "the names of the streams whose latest values are taken")
      return
    }
    let parts = arguments.map { Part($0.label, $0.element) }
    TupleLabels.report(equalAmong: parts, spans: spans, in: scope)
    let output = parts.count == 1 ? parts[0] : Part(nil, .tuple(parts))
    append(.withLatestFrom(arguments), node, .other, output: output)
  }

  private mutating func latest(_ argument: ArgumentNode, expected: Element) -> LatestArgument? {
    switch argument.value {
    case .placeholder:
      return LatestArgument(label: argument.label?.text ?? part.label, value: .source, element: part.element)
    case .flow(let node):
      let outcome = FlowResolver(scope: scope, place: place).resolve(node, expected: expected)
      if outcome.isBroken { blame.isBroken = true }
      if outcome.flow.result.element.text == nil, !blame.isBroken { blame = outcome.blame }
      let label = argument.label?.text ?? outcome.flow.result.label
      if outcome.flow.steps.isEmpty, case .stream(.state(let name), _) = outcome.flow.source, hasValue(name) {
        return LatestArgument(label: label, value: .state(name), element: outcome.flow.result.element)
      }
      return LatestArgument(label: label, value: .flow(outcome.flow), element: outcome.flow.result.element)
    case .closure, .keyPath, .hook, .call, .duration, .expression:
      scope.error(
        "argument-kind", "`withLatestFrom` takes streams, by name or as flows, or `_` for the element itself",
        at: argument.span)
      return nil
    }
  }

  private func hasValue(_ state: String) -> Bool {
    scope.stateIndex(state).map { scope.states[$0].stream.value != nil } ?? false
  }

  // MARK: Values

  private mutating func value(_ name: StepName, _ node: StepNode) {
    guard let text = node.arguments.first.flatMap(expression) else {
      missing(node, "a value")
      return
    }
    let code = FunctionResolver(scope: scope).value(text, in: place)
    if part.element == .unknown { part.element = LiteralType.element(text, in: scope.text) }
    if name == .startWith {
      append(.startWith(code), node, .other)
    } else {
      append(.recover(Recovery(certainty: .possible, fallback: code)), node, .fallback(code))
    }
  }

  private mutating func count(_ name: StepName, _ node: StepNode) {
    guard let text = node.arguments.first.flatMap(expression) else {
      missing(node, "a count")
      return
    }
    let code = FunctionResolver(scope: scope).value(text, in: place)
    switch name {
    case .skip: append(.skip(code), node, .other)
    case .take: append(.take(code), node, .other)
    default: append(.retry(code), node, .attempt)
    }
  }

  private mutating func timed(_ name: StepName, _ node: StepNode) {
    guard case .duration(let milliseconds, _)? = node.arguments.first?.value else {
      missing(node, "a duration: `300ms`, `1.5s`")
      return
    }
    switch name {
    case .debounce: append(.debounce(milliseconds: milliseconds), node, .other)
    case .delay: append(.delay(milliseconds: milliseconds), node, .other)
    case .timeout:
      let span = node.name.span.union(node.span)
      let fault = Fault(certainty: .declared, isReported: true, what: "this `timeout`", span: span)
      append(.timeout(milliseconds: milliseconds, recovery: nil), node, .attempt, fault: fault)
    default:
      let latest = node.arguments.first { $0.label?.text == "latest" }
      let isLatest = latest.map { scope.text.text($0.span).hasSuffix("true") } ?? true
      append(.throttle(milliseconds: milliseconds, latest: isLatest), node, .other)
    }
  }

  private mutating func observe(_ node: StepNode) {
    guard let argument = node.arguments.first, let text = expression(argument) else {
      missing(node, "a scheduler: `main`, `background`, or one in Swift")
      return
    }
    let scheduler: SchedulerReference
    switch scope.text.oneLine(text) {
    case "main": scheduler = .main
    case "background": scheduler = .background
    default: scheduler = .custom(FunctionResolver(scope: scope).value(text, in: place))
    }
    append(.observe(on: scheduler), node, .other)
  }

  private mutating func raw(_ node: StepNode, _ expected: Element) {
    guard case .closure(let text)? = function(of: node) else {
      missing(node, "a closure from stream to stream")
      return
    }
    let function = FunctionResolver(scope: scope).closure(text, input: part, in: place)
    guard case .closure(let closure) = function.body else { return }
    let label = expected == part.element ? part.label : nil
    append(.raw(closure), node, .other, output: Part(label, expected))
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

/// A scan's hook: the accumulator has no label, one part of the element has none, several have theirs.
private enum ScanLeaves {
  static func labelled(_ leaves: [ElementParts.Leaf]) -> [ElementParts.Leaf] {
    guard leaves.count == 2 else { return leaves }
    var leaves = leaves
    leaves[1].label = nil
    return leaves
  }
}
