/// One flow: its source, its steps, its types forwards and backwards, its errors in their places.
import PorticoSyntax

struct FlowResolver {
  let scope: Scope
  let place: FlowPlace
  /// The flow is all of what stands at its place, not an argument in it.
  var isWhole = false
  /// The flow is a flatMap's body, whose errors are handled around it.
  var isBody = false

  struct Outcome {
    var flow: Flow
    /// What was wrong in it was reported; whoever reads it says nothing more.
    var isBroken = false
    var fault: Fault?
    /// Why its type is not known, where it is not.
    var blame = Blame()
  }

  struct ResolvedSource {
    var source: Source
    var fault: Fault?
    var blame = Blame()
  }

  func resolve(_ node: FlowNode, expected: Element = .unknown) -> Outcome {
    let expectation = Expectation(of: node.steps, end: expected, in: scope.text)
    let start = source(node.source, expected: expectation.source)
    var steps = StepResolver(scope: scope, place: place, part: start.source.element, blame: start.blame)
    for (index, step) in node.steps.enumerated() {
      steps.resolve(step, expected: expectation.steps[index])
    }
    let placed = ErrorPlacement(scope: scope, drafts: steps.drafts, isBody: isBody)
      .place(start.source, fault: start.fault)
    var flow = Flow(source: placed.source, steps: placed.steps, result: steps.part)
    flow.text = isWhole ? place.text ?? scope.text.oneLine(node.span) : scope.text.oneLine(node.span)
    flow.location = scope.location(node.span)
    return Outcome(flow: flow, isBroken: steps.blame.isBroken, fault: placed.fault, blame: steps.blame)
  }

  /// A flow that is no more than a name.
  func resolve(_ name: Name, expected: Element) -> Outcome? {
    guard let meaning = References(scope: scope).stream(name, in: place) else { return nil }
    var start: ResolvedSource
    switch meaning {
    case .group: return nil
    case .need(let index):
      scope.reportNotKept(index, at: name.span)
      let code = Code([.reference(.need(name.text))], at: scope.location(name.span))
      let element = expected == .unknown ? carried(by: scope.needs[index]) : expected
      start = external(code, Part(name.text, element), "`\(name.text)`", name.span)
      if !isBody { start.source.recovery = Recovery(certainty: .possible) }
    case .port, .state, .local: start = stream(meaning, name.span)
    }
    var flow = Flow(source: start.source, steps: [], result: start.source.element)
    flow.text = name.text
    flow.location = scope.location(name.span)
    return Outcome(flow: flow, isBroken: start.blame.isBroken, fault: start.fault, blame: start.blame)
  }

  // MARK: Sources

  private func source(_ node: SourceNode, expected: Element) -> ResolvedSource {
    switch node {
    case .path(let path): self.path(path, expected: expected)
    case .call(let call): self.call(call, expected: expected)
    case .just(let value, let span): just(value, span, expected: expected)
    case .combination(let combination, let arguments, let span):
      self.combination(combination, arguments, span, expected: expected)
    }
  }

  private var wrong: ResolvedSource {
    let part = Part(nil, .unknown)
    return ResolvedSource(source: .just(Code([]), element: part), blame: Blame(isBroken: true))
  }

  private func path(_ path: PathNode, expected: Element) -> ResolvedSource {
    if let control = control(path, expected: expected) { return control }
    switch References(scope: scope).resolve(path, in: place) {
    case .wrong: return wrong
    case .stream(let meaning): return stream(meaning, path.span)
    case .external:
      if place.controls != nil {
        scope.error("source-in-view", "a view block reads outputs and controls only", at: path.span)
        return wrong
      }
      let last = path.components[path.components.count - 1].name.text
      let element = expected == .unknown ? declaredElement(of: path) : expected
      let written = scope.text.oneLine(path.text)
      let code = FunctionResolver(scope: scope).path(path, in: place)
      return external(code, Part(last, element), "`\(written)`", path.span)
    }
  }

  private func external(_ code: Code, _ part: Part, _ what: String, _ span: Span) -> ResolvedSource {
    let fault = Fault(certainty: .possible, isReported: true, what: what, span: span)
    return ResolvedSource(
      source: .external(code, recovery: nil, element: part), fault: fault, blame: Blame(what: what))
  }

  /// `needs title: Observable<String>` says what it carries.
  private func declaredElement(of path: PathNode) -> Element {
    guard path.components.count == 1, case .need(let index) = scope.names.shared[path.components[0].name.text]
    else { return .unknown }
    return carried(by: scope.needs[index])
  }

  private func carried(by need: Need) -> Element {
    guard let carried = TypeText.carried(need.type), CarrierResolver.isStreamCarrier(carried.carrier) else {
      return .unknown
    }
    return carried.element
  }

  func stream(_ meaning: NameTable.Meaning, _ span: Span) -> ResolvedSource {
    var blame = Blame()
    if case .local(let index) = meaning {
      LocalResolver(scope: scope).resolve(index)
      let local = scope.locals[index]
      blame.isBroken = local.isBroken
      blame.what = "`\(local.stream.name)`"
      blame.local = local
      blame.end = local.name.span.upper
    }
    scope.countReader(of: meaning, readers: place.readers)
    guard let reference = scope.reference(meaning), let part = scope.part(meaning) else { return wrong }
    return ResolvedSource(source: .stream(reference, element: part), blame: blame)
  }

  /// An event or property of a control of the view block; nil for what is none.
  private func control(
    _ path: PathNode, argument: ControlPath.Argument? = nil, expected: Element
  ) -> ResolvedSource? {
    guard let controls = place.controls, let first = path.components.first, controls[first.name.text] != nil else {
      return nil
    }
    let resolver = ControlResolver(scope: scope, controls: controls)
    guard let control = resolver.source(path, argument: argument, expected: expected) else { return wrong }
    return ResolvedSource(source: .control(control), blame: Blame(what: "`\(scope.text.oneLine(path.text))`"))
  }

  private func call(_ node: CallNode, expected: Element) -> ResolvedSource {
    if place.controls != nil {
      let arguments = Span(node.path.span.upper, node.text.span.upper)
      let argument = ControlResolver.argument(scope.text.oneLine(arguments))
      if let argument, let control = control(node.path, argument: argument, expected: expected) { return control }
    }
    if reportsMissingStep(node) { return wrong }
    let calls = CallResolver(scope: scope, place: place)
    guard let call = calls.stream(node, input: place.element, expected: expected) else { return wrong }
    var blame = Blame(what: "`\(scope.text.oneLine(node.path.text))`")
    blame.end = node.text.span.upper
    return ResolvedSource(
      source: .call(call.function, recovery: nil, element: Part(nil, call.function.result)), fault: call.fault,
      blame: blame)
  }

  /// `email.debonce(300ms)`: the parser takes for a call what is a misspelt step.
  private func reportsMissingStep(_ node: CallNode) -> Bool {
    guard node.path.components.count >= 2, let last = node.path.components.last?.name else { return false }
    let first = node.path.components[0].name.text
    switch scope.names.find(first, inside: place.group) {
    case .nothing: if !References.isSide(first), place.controls?[first] == nil { return false }
    case .one(.need): return false
    case .one, .both: break
    }
    let near = nearName(last.text, among: StepName.allCases.map(\.rawValue))
    scope.error(
      "unknown-step",
      near.map { "no step is named `\(last.text)`; did you mean `\($0)`?" }
        ?? "no step is named `\(last.text)`; `.raw { $0.\(last.text)(…) }` calls an operator of the library",
      at: last.span,
      fixes: near.map { [Diagnostic.Fix("write `\($0)`", [Diagnostic.Edit(last.span, $0)])] } ?? [])
    return true
  }

  private func just(_ value: SwiftText, _ span: Span, expected: Element) -> ResolvedSource {
    let literal = LiteralType.element(value, in: scope.text)
    let code = FunctionResolver(scope: scope).value(value, in: place)
    var element = expected == .unknown || literal.isVoid ? literal : expected
    if element == .unknown, let part = place.element, code.fragments.count == 1,
      case .element(let path) = code.fragments[0]
    {
      element = ElementParts.element(at: path, of: part)
    }
    return ResolvedSource(
      source: .just(code, element: Part(nil, element)), blame: Blame(what: "`\(scope.text.oneLine(span))`"))
  }

  private func combination(
    _ combination: SourceNode.Combination, _ arguments: [CombinedNode], _ span: Span, expected: Element
  ) -> ResolvedSource {
    let isMerge = combination == .merge
    var parts: [Part] = []
    var flows: [Flow] = []
    var blame = Blame()
    for argument in arguments {
      let outcome = FlowResolver(scope: scope, place: place).resolve(
        argument.flow, expected: isMerge ? expected : .unknown)
      flows.append(outcome.flow)
      parts.append(Part(argument.label?.text ?? outcome.flow.result.label, outcome.flow.result.element))
      if outcome.blame.isBroken || blame.what.isEmpty { blame = outcome.blame }
    }
    switch combination {
    case .merge:
      return ResolvedSource(source: .merge(flows, element: TupleLabels.merged(parts)), blame: blame)
    case .combineLatest, .zip:
      let spans = arguments.map { ($0.label?.span, $0.flow.span) }
      TupleLabels.report(equalAmong: parts, spans: spans, in: scope)
      let part = parts.count == 1 ? parts[0] : Part(nil, .tuple(parts))
      let source: Source =
        combination == .zip ? .zip(flows, element: part) : .combineLatest(flows, element: part)
      return ResolvedSource(source: source, blame: blame)
    }
  }
}

extension Scope {
  /// What a stream carries, with the name that it is known by.
  func part(_ meaning: NameTable.Meaning) -> Part? {
    switch meaning {
    case .port(let index):
      let slot = ports[index]
      // A payload of one labelled part is the bare type, and the part's name is the better one.
      if case .parts(let parts) = slot.node.payload, parts.count == 1, parts[0].label.text != "_" {
        return Part(parts[0].label.text, slot.port.element)
      }
      return Part(slot.port.name, slot.port.element)
    case .state(let index): return Part(states[index].stream.name, states[index].stream.element)
    case .local(let index): return Part(locals[index].stream.name, locals[index].stream.element)
    case .need, .group: return nil
    }
  }
}
