/// `await` and `try` where a step has no place for them: an element is handed on at once, so nothing can wait there; and
/// what compares or accumulates cannot fail.
import PorticoSyntax

extension StepResolver {
  /// `fails`: the step's errors have a place to go.
  func refuseEffects(of function: Function, _ argument: ArgumentValue, _ node: StepNode, fails: Bool) {
    let name = node.name.text
    if function.isAsync {
      scope.error(
        "await-in-step",
        "`\(name)` cannot wait; write `flatMapLatest(await …)`, or concatMap where each must be answered",
        at: keyword(argument, node, \.awaitKeyword, \.awaitKeyword))
    } else if function.isThrowing, !fails {
      scope.error(
        "try-in-step",
        "`\(name)` has no place for an error; write what may throw in a map or a flatMapLatest before it",
        at: keyword(argument, node, \.tryKeyword, \.tryKeyword))
    }
  }

  private func keyword(
    _ argument: ArgumentValue, _ node: StepNode, _ ofHook: KeyPath<HookNode, Span?>, _ ofCall: KeyPath<CallNode, Span?>
  ) -> Span {
    switch argument {
    case .hook(let hook): hook[keyPath: ofHook] ?? hook.span
    case .call(let call): call[keyPath: ofCall] ?? call.span
    case .closure(let text), .keyPath(let text), .expression(let text): text.span
    case .flow(let flow): flow.span
    case .duration, .placeholder: node.span
    }
  }
}
