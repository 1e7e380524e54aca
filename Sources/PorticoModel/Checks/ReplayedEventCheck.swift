import PorticoSyntax

/// `replayed-event`: a one-shot output in a carrier that gives its latest element again to each new subscriber, so
/// that an alert would show a second time.
enum ReplayedEventCheck {
  static func check(_ screen: CheckedScreen) -> [Diagnostic] {
    screen.ports.compactMap { checked in
      let (node, port) = (checked.node, checked.port)
      guard port.id.side == .output, port.isEvent, replays(port.carrier.kind) else { return nil }
      // Its value is the fault then, and reported.
      if node.isEvent, node.value != nil { return nil }
      // Teams write `Driver<Void>` for what is no replaying at all to them.
      if port.element.isVoid, port.carrier.kind == .driver { return nil }
      let instead = screen.library == .combine ? "PassthroughSubject" : port.carrier.isOwned ? "PublishRelay" : "Signal"
      return Diagnostic(
        "replayed-event", .warning,
        "`\(port.name)` is an event, but \(port.carrier.kind.rawValue) gives the latest one again to each subscriber; "
          + "`as \(instead)` does not",
        at: node.carrier?.span ?? node.name.span,
        fixes: node.carrier.map { [fix($0.span, by: instead, value: node.value)] } ?? [])
    }
  }

  /// What does not replay has no place for a value either.
  private static func fix(_ carrier: Span, by instead: String, value: SwiftText?) -> Diagnostic.Fix {
    var fix = Diagnostic.Fix.replacing(carrier, by: instead)
    if let value { fix.edits.append(Diagnostic.Edit(Span(carrier.upper, value.span.upper), "")) }
    return fix
  }

  private static func replays(_ kind: Carrier.Kind) -> Bool {
    switch kind {
    case .driver, .behaviorRelay, .replayRelay, .behaviorSubject, .currentValueSubject, .published: true
    default: false
    }
  }
}
