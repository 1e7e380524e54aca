/// Steps that take a value, a count, a duration, a scheduler, or a closure of the whole stream.
import PorticoSyntax

extension StepResolver {
  mutating func value(_ name: StepName, _ node: StepNode) {
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

  mutating func count(_ name: StepName, _ node: StepNode) {
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

  mutating func timed(_ name: StepName, _ node: StepNode) {
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

  mutating func observe(_ node: StepNode) {
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

  mutating func raw(_ node: StepNode, _ expected: Element) {
    guard case .closure(let text)? = function(of: node) else {
      missing(node, "a closure from stream to stream")
      return
    }
    let function = FunctionResolver(scope: scope).closure(text, input: part, in: place)
    guard case .closure(let closure) = function.body else { return }
    let label = expected == part.element ? part.label : nil
    append(.raw(closure), node, .other, output: Part(label, expected))
  }
}
