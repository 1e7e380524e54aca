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
      let chain = chain(flow)
      return Layout.closure(startsWithElement(flow) ? nil : "_", chain.then(links(isAsync: false)).text())
    case .function(let function):
      let added = links(isAsync: function.isAsync)
      if case .closure = function.body, added.isEmpty { return closure(function) }
      var named = function
      if case .closure(let closure) = function.body, !isInlined(closure) { named.hasClosure = true }
      return closure(named) { element in
        let chained = added.isEmpty || isPlain(function) ? added : [library.erasure] + added
        return Chain(head(function, element), chained).text()
      }
    }
  }

  /// The inner flow is made of the element: `just($0)`.
  private func startsWithElement(_ flow: Flow) -> Bool {
    guard case .just(let code, _) = flow.source else { return false }
    return code.fragments.contains { if case .element = $0 { true } else { false } }
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
