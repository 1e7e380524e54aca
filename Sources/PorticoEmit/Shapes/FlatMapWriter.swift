import PorticoModel

/// The closure of a `flatMap*`: the call, and inside it whatever must not end the flow or outlive the call.
extension FlowWriter {
  /// `wrap` makes the library's chain out of what the call gives.
  package func inner(_ flatMap: FlatMap, isPlain: (Function) -> Bool) -> String {
    let counted = flatMap.activity.flatMap { places.activities[$0] }.map { ".counted(by: \($0))" }
    func links(isAsync: Bool) -> [String] {
      var links: [String] = []
      if flatMap.hopsToMain, !isAsync { links.append(library.hop(self)) }
      for step in flatMap.steps { links += library.links(step, self) }
      links += library.recovery(flatMap.recovery, self)
      if let counted { links.append(counted) }
      return links
    }
    switch flatMap.body {
    case .flow(let flow):
      let use = ElementUse(of: flow)
      let element = use == .anywhere ? Self.named : "$0"
      let signature = use == .nowhere ? "_" : use == .anywhere ? element : nil
      return Layout.closure(signature, naming(element).chain(flow).then(links(isAsync: false)).text())
    case .function(let function):
      let added = links(isAsync: function.isAsync)
      if case .closure(let closure) = function.body, function.isThrowing, !function.isAsync {
        return attempt(closure, function, added)
      }
      if case .closure = function.body, added.isEmpty { return closure(function) }
      var named = function
      if case .closure(let closure) = function.body, !isInlined(closure) { named.hasClosure = true }
      return closure(named) { element in
        let chained = added.isEmpty || isPlain(function) ? added : [library.erasure] + added
        return Chain(head(function, element), chained).text()
      }
    }
  }

  /// A closure that may throw: its error becomes its stream's, and is dealt with where those are.
  private func attempt(_ closure: Closure, _ function: Function, _ links: [String]) -> String {
    var named = function
    named.hasClosure = true
    return self.closure(named) { element in
      let work =
        isInlined(closure)
        ? code(closure.body, parameter: { closure.parameterCount > 1 ? "\(element).\($0)" : element })
        : "try " + expression(function, element: element)
      return Chain(library.attempt(work), links).text()
    }
  }

  private func head(_ function: Function, _ element: String) -> String {
    if function.isAsync {
      return library.task(expression(function, element: element), isThrowing: function.isThrowing)
    }
    if case .closure(let closure) = function.body, isInlined(closure) {
      return Layout.operand(code(closure.body))
    }
    let call = expression(function, element: element)
    return function.isOptional ? "(\(call) ?? \(library.emptyMember))" : call
  }

  private func isInlined(_ closure: Closure) -> Bool {
    closure.isSingleExpression && closure.signature == nil && !usesOwner(closure.body)
  }
}

/// Where a flatMap's flow names the element that it is made for.
private enum ElementUse: Comparable {
  /// In `just(…)` alone, where it stands in no closure but the flatMap's.
  case nowhere, justInSources, anywhere

  init(of flow: Flow) {
    self = flow.steps.map { Self.step($0.operation) }.reduce(Self.source(flow.source), max)
  }

  private static func source(_ source: Source) -> ElementUse {
    switch source {
    case .just(let code, _): code.namesElement ? .justInSources : .nowhere
    case .call(let function, let recovery, _): max(function.namesElement ? .anywhere : .nowhere, value(recovery))
    case .external(_, let recovery, _): value(recovery)
    case .combineLatest(let flows, _), .zip(let flows, _), .merge(let flows, _):
      flows.map { ElementUse(of: $0) }.max() ?? .nowhere
    case .stream, .control: .nowhere
    }
  }

  private static func step(_ operation: Operation) -> ElementUse {
    switch operation {
    case .startWith(let code), .skip(let code), .take(let code), .retry(let code), .scan(let code, _),
      .observe(.custom(let code)):
      code.namesElement ? .anywhere : .nowhere
    case .withLatestFrom(let arguments):
      arguments.map { argument in
        if case .flow(let flow) = argument.value { ElementUse(of: flow) } else { .nowhere }
      }.max() ?? .nowhere
    case .map(_, let recovery), .compactMap(_, let recovery), .filter(_, let recovery), .perform(_, let recovery),
      .timeout(_, let recovery):
      value(recovery)
    case .recover(let recovery): value(recovery)
    case .flatMap(let flatMap): value(flatMap.recovery)
    case .debounce, .throttle, .delay, .distinctUntilChanged, .share, .observe, .hop, .raw: .nowhere
    }
  }

  private static func value(_ recovery: Recovery?) -> ElementUse {
    recovery?.fallback?.namesElement ?? false ? .anywhere : .nowhere
  }
}

extension Code {
  fileprivate var namesElement: Bool {
    fragments.contains { if case .element = $0 { true } else { false } }
  }
}

extension Function {
  fileprivate var namesElement: Bool {
    if case .call(let code) = body { code.namesElement } else { false }
  }
}
