/// What a flow's values depend on in the end: inputs, outputs, states and needs; what a `let` names is looked through.
import PorticoModel

package struct FlowReads {
  package enum Read: Hashable, Sendable {
    case port(PortID)
    /// A state, a need, something of a control.
    case named(String)
  }

  private let screen: Screen
  private let isThrough: Bool
  private var visited: Set<StreamReference> = []
  /// In the order in which they are met, each once.
  package private(set) var reads: [Read] = []

  /// `isThrough`: whether what an output reads is read with it.
  package init(of flows: [Flow], in screen: Screen, isThrough: Bool = true) {
    self.screen = screen
    self.isThrough = isThrough
    for flow in flows { visit(flow) }
  }

  private mutating func visit(_ flow: Flow) {
    visit(flow.source)
    for step in flow.steps { visit(step) }
  }

  private mutating func visit(_ source: PorticoModel.Source) {
    switch source {
    case .stream(let reference, _): visit(reference)
    case .external(let code, let recovery, _):
      visit(code)
      visit(recovery)
    case .call(let function, let recovery, _): visit(function, recovery)
    case .just(let code, _): visit(code)
    case .combineLatest(let flows, _), .zip(let flows, _), .merge(let flows, _):
      for flow in flows { visit(flow) }
    case .control(let path): note(.named(([path.parameter] + path.inner + [path.property]).joined(separator: ".")))
    }
  }

  private mutating func visit(_ reference: StreamReference) {
    guard visited.insert(reference).inserted else { return }
    switch reference {
    case .port(let id):
      note(.port(id))
      // Who reads an output depends on what that depends on.
      if isThrough { for flow in screen.port(id)?.flows ?? [] { visit(flow) } }
    case .state(let name): note(.named(name))
    case .local(let name):
      for flow in screen.lets.first(where: { $0.name == name })?.flows ?? [] { visit(flow) }
    }
  }

  private mutating func visit(_ step: Step) {
    switch step.operation {
    case .map(let function, let recovery), .compactMap(let function, let recovery),
      .filter(let function, let recovery), .perform(let function, let recovery):
      visit(function, recovery)
    case .flatMap(let flatMap):
      switch flatMap.body {
      case .function(let function): visit(function, flatMap.recovery)
      case .flow(let flow):
        visit(flow)
        visit(flatMap.recovery)
      }
      for inner in flatMap.steps { visit(inner) }
    case .scan(let initial, let function):
      visit(initial)
      visit(function, nil)
    case .withLatestFrom(let arguments):
      for argument in arguments {
        switch argument.value {
        case .source: break
        case .flow(let flow): visit(flow)
        case .state(let name): note(.named(name))
        }
      }
    case .startWith(let code), .skip(let code), .take(let code), .retry(let code): visit(code)
    case .distinctUntilChanged(let function):
      if let function { visit(function, nil) }
    case .observe(on: .custom(let code)): visit(code)
    case .raw(let closure): visit(closure)
    case .timeout(_, let recovery): visit(recovery)
    case .recover(let recovery): visit(recovery)
    case .debounce, .throttle, .delay, .share, .observe, .hop: break
    }
  }

  private mutating func visit(_ function: Function, _ recovery: Recovery?) {
    switch function.body {
    case .closure(let closure): visit(closure)
    case .keyPath(let code), .call(let code): visit(code)
    case .hook: break
    }
    visit(recovery)
  }

  private mutating func visit(_ closure: Closure) {
    if let signature = closure.signature { visit(signature) }
    visit(closure.body)
  }

  private mutating func visit(_ recovery: Recovery?) {
    if let fallback = recovery?.fallback { visit(fallback) }
  }

  private mutating func visit(_ code: Code) {
    for case .reference(let reference) in code.fragments {
      switch reference {
      case .need(let name), .state(let name): note(.named(name))
      case .port(let id), .inputValue(let id): note(.port(id))
      case .owner: break
      }
    }
  }

  private mutating func note(_ read: Read) {
    if !reads.contains(read) { reads.append(read) }
  }
}

extension FlowReads.Read {
  /// Where both sides of `screen` have a port's name, it says which is meant.
  package func name(in screen: Screen) -> String {
    guard case .port(let id) = self else {
      if case .named(let name) = self { return name }
      return ""
    }
    let twin = PortID(id.side == .input ? .output : .input, id.name, group: id.group)
    if screen.port(twin) == nil { return id.qualifiedName }
    return ((id.group.map { [$0] } ?? []) + [id.side.rawValue, id.name]).joined(separator: ".")
  }
}
