/// A `let`: resolved when it is first read, wherever it stands in the screen.
import PorticoSyntax

struct LocalResolver {
  let scope: Scope

  func resolve(_ index: Int) {
    let local = scope.locals[index]
    switch local.progress {
    case .done: return
    case .running:
      // It needs itself, which the check for cycles says better.
      scope.locals[index].isBroken = true
      return
    case .waiting: break
    }
    scope.locals[index].progress = .running
    defer { scope.locals[index].progress = .done }
    guard let declaration = local.node, let node = declaration.flow else {
      scope.locals[index].isBroken = true
      return
    }
    let said = declaration.result.map { TypeText.element($0, in: scope.text) }
    let place = FlowPlace(
      node, of: local.stream.name, readers: [.local(index)], group: local.group, in: scope)
    let outcome = FlowResolver(scope: scope, place: place, isWhole: true).resolve(node, expected: said ?? .unknown)
    scope.locals[index].stream.flows = [outcome.flow]
    scope.locals[index].stream.element = said ?? outcome.flow.result.element
    if outcome.isBroken { scope.locals[index].isBroken = true }
  }
}
