import PorticoSyntax

/// `empty-screen`: a screen that neither takes nor gives anything, so that nothing would be generated for it to do.
enum EmptyScreenCheck {
  static func check(_ screen: CheckedScreen) -> [Diagnostic] {
    guard screen.ports.isEmpty, screen.screen.binds.isEmpty, screen.screen.members.isEmpty else { return [] }
    return [
      Diagnostic(
        "empty-screen", .note, "`\(screen.node.name.text)` has no input and no output yet", at: screen.node.name.span)
    ]
  }
}
