import PorticoSyntax

/// `unused-input`, `unused-state`, `unused-need`, `unused-let`: nothing in the screen reads it. Where the user's half
/// may still do so it is a note, else a warning.
enum UnusedCheck {
  static func check(_ screen: CheckedScreen) -> [Diagnostic] {
    // By hand, all of it is the user's to read.
    guard !screen.screen.isWrittenByHand else { return [] }
    let used = UsedNames(screen.screen)
    let copied = namesInSwiftBlocks(screen)
    let severity = screen.hasLogic ? Diagnostic.Severity.note : .warning
    var diagnostics: [Diagnostic] = []
    func report(_ code: String, _ name: Name, _ message: String, _ severity: Diagnostic.Severity = severity) {
      guard !copied.contains(name.text) else { return }
      diagnostics.append(Diagnostic(code, severity, message, at: name.span))
    }
    for checked in screen.ports
    where checked.port.id.side == .input && checked.port.readers == 0 && !used.ports.contains(checked.port.id) {
      report("unused-input", checked.node.name, "no flow reads the input `\(checked.port.name)`")
    }
    for checked in screen.states where !used.states.contains(checked.state.name) {
      report("unused-state", checked.node.name, "no flow reads the state `\(checked.state.name)`")
    }
    for need in screen.needs where need.modifier != .superclass && !used.needs.contains(need.name.text) {
      report("unused-need", need.name, "no flow uses the need `\(need.name.text)`")
    }
    for stream in screen.lets where !used.lets.contains(stream.name.text) {
      report("unused-let", stream.name, "no flow reads the let `\(stream.name.text)`, and nothing else can", .warning)
    }
    return diagnostics
  }

  private static func namesInSwiftBlocks(_ screen: CheckedScreen) -> Set<String> {
    var names: Set<String> = []
    for case .swift(let block) in screen.node.members {
      for token in screen.tree.tokens[block.body.tokens] where token.kind == .identifier {
        names.insert(screen.tree.source.text(token.span))
      }
    }
    return names
  }
}
