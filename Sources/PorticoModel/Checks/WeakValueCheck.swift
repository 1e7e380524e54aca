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
        at: type.span)
    }
  }
}
