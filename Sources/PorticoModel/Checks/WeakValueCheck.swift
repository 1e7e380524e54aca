import PorticoSyntax

/// `weak-value`: a `weak` need of a type that everyone can see is no class.
enum WeakValueCheck {
  static func check(_ screen: CheckedScreen) -> [Diagnostic] {
    screen.needs.compactMap { need in
      guard need.modifier == .weak, let type = need.type, TypeShape(screen.text(type)).isVisiblyValue else {
        return nil
      }
      return Diagnostic(
        "weak-value", .error,
        "`\(screen.text(type))` is a value, and only objects can be held weakly: leave `weak` out",
        at: type.span, fixes: fixes(need, screen))
    }
  }

  private static func fixes(_ need: NeedNode, _ screen: CheckedScreen) -> [Diagnostic.Fix] {
    let tokens = screen.tree.tokens[screen.tokens]
    guard let weak = tokens.last(where: { $0.end <= need.name.span.lower }) else { return [] }
    return [Diagnostic.Fix("leave `weak` out", [Diagnostic.Edit(Span(weak.start, need.name.span.lower), "")])]
  }
}
