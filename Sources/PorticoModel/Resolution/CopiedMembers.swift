/// The names that the Swift of a `swift { }` says, as the generated class has them: `context.store`, `input.email`.
import PorticoSyntax

struct CopiedMembers {
  let scope: Scope

  func note(_ tokens: ArraySlice<Token>) {
    let tokens = Array(tokens)
    for index in tokens.indices {
      if tokens[index].kind == .string {
        for inner in interpolations(of: tokens[index], in: scope.text.source) { note(inner[...]) }
      }
      guard index + 2 < tokens.count, tokens[index].kind == .identifier, tokens[index + 1].kind == .period,
        tokens[index + 2].kind == .identifier, isOwn(index, tokens)
      else { continue }
      let (name, span) = (scope.text.name(tokens[index + 2]), tokens[index + 2].span)
      let holder = scope.text.text(tokens[index])
      if let side = References.side(holder), let port = scope.names.index(side, name, group: nil) {
        scope.note(.port(port), at: span)
      } else if holder == "context" {
        noteContext(name, at: span)
      }
    }
  }

  private func noteContext(_ name: String, at span: Span) {
    switch scope.names.shared[name] {
    case .need(let index): scope.note(.need(index), at: span)
    case .state(let index): scope.note(.state(index), at: span)
    default:
      if let port = scope.names.index(.output, name, group: nil) { scope.note(.port(port), at: span) }
    }
  }

  /// Not a member of something else than `self`.
  private func isOwn(_ index: Int, _ tokens: [Token]) -> Bool {
    guard index > 0, tokens[index - 1].kind == .period else { return true }
    return index > 1 && scope.text.text(tokens[index - 2]) == "self"
  }
}
