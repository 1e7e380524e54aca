/// A call where a stream or a value is wanted, with what the file's services say about it.
import PorticoSyntax

struct CallResolver {
  let scope: Scope
  let place: FlowPlace

  /// A call that gives a stream, or with `await` one value. Without an input it begins a flow.
  func stream(_ node: CallNode, input: Part?, expected: Element) -> (function: Function, fault: Fault)? {
    guard var function = FunctionResolver(scope: scope).call(node, input: input, in: place) else { return nil }
    let method = ServiceResolver.method(of: node, in: scope)
    if let method {
      function.isAsync = function.isAsync || method.isAsync
      function.isThrowing = function.isThrowing || method.isThrowing
      if case .single = method.result, scope.settings.library != .combine { function.returns = Carrier(.single) }
    }
    function.givesStream = !function.isAsync
    if node.result != nil, let text = function.result.text, let carried = TypeText.carried(text),
      CarrierResolver.isStreamCarrier(carried.carrier)
    {
      function.returns = Carrier(CarrierResolver.named[carried.carrier] ?? .custom, text: text)
      function.result = carried.element
    } else if node.result == nil {
      function.result = method?.element ?? expected
    }
    return (function, fault(of: node, method: method))
  }

  /// A call that gives a plain value.
  func value(_ node: CallNode, input: Part, expected: Element) -> Function? {
    guard var function = FunctionResolver(scope: scope).call(node, input: input, in: place) else { return nil }
    if let method = ServiceResolver.method(of: node, in: scope), !method.givesStream {
      function.isThrowing = function.isThrowing || method.isThrowing
      function.isAsync = function.isAsync || method.isAsync
      if node.result == nil { function.result = method.element }
    }
    if function.result == .unknown { function.result = expected }
    return function
  }

  private func fault(of node: CallNode, method: Service.Method?) -> Fault {
    let what = "`\(scope.text.oneLine(node.path.text))`"
    if let keyword = node.tryKeyword {
      return Fault(certainty: .declared, isReported: true, what: what, span: keyword.union(node.span))
    }
    if let method {
      return Fault(
        certainty: method.isThrowing ? .declared : .promisedNever, isReported: method.isThrowing, what: what,
        span: node.span)
    }
    if node.awaitKeyword != nil {
      return Fault(certainty: .promisedNever, isReported: false, what: what, span: node.span)
    }
    let isOfNeed =
      node.path.components.first.map { first in
        if case .need = scope.names.shared[first.name.text] { true } else { false }
      } ?? false
    return Fault(certainty: .possible, isReported: isOfNeed, what: what, span: node.span)
  }
}
