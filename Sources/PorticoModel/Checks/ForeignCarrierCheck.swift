import PorticoSyntax

/// `foreign-carrier`: a carrier that another library has.
enum ForeignCarrierCheck {
  static func check(_ screen: CheckedScreen) -> [Diagnostic] {
    var diagnostics: [Diagnostic] = []
    for checked in screen.ports {
      guard let carrier = checked.node.carrier else {
        if checked.port.carrier.kind == .published, screen.library != .combine {
          diagnostics.append(published(checked, screen))
        }
        continue
      }
      if let diagnostic = diagnostic(checked.port.carrier.kind, at: carrier, screen) { diagnostics.append(diagnostic) }
    }
    for checked in screen.states {
      guard let carrier = checked.node.carrier, let kind = checked.state.carrier?.kind else { continue }
      if let diagnostic = diagnostic(kind, at: carrier, screen) { diagnostics.append(diagnostic) }
    }
    return diagnostics
  }

  /// Whether `library` has no such carrier, and which of its own comes nearest.
  static func counterpart(of kind: Carrier.Kind, in library: Settings.Library) -> String? {
    switch (kind, library) {
    case (.anyPublisher, .rxswift), (.anyPublisher, .portico): "Observable"
    case (.passthroughSubject, .rxswift), (.passthroughSubject, .portico): "PublishRelay"
    case (.currentValueSubject, .rxswift), (.currentValueSubject, .portico), (.published, .rxswift),
      (.published, .portico):
      "BehaviorRelay"
    case (.observable, .combine), (.driver, .combine), (.signal, .combine), (.single, .combine),
      (.infallible, .combine), (.controlEvent, .combine):
      "AnyPublisher"
    case (.publishRelay, .combine), (.publishSubject, .combine), (.replayRelay, .combine), (.anyObserver, .combine):
      "PassthroughSubject"
    case (.behaviorRelay, .combine), (.behaviorSubject, .combine): "CurrentValueSubject"
    default: nil
    }
  }

  private static func diagnostic(
    _ kind: Carrier.Kind, at carrier: SwiftText, _ screen: CheckedScreen
  ) -> Diagnostic? {
    guard let counterpart = counterpart(of: kind, in: screen.library) else { return nil }
    let isBare = screen.text(carrier) == kind.rawValue
    return Diagnostic(
      "foreign-carrier", .error,
      "\(screen.library.rawValue) has no \(kind.rawValue); the nearest that it has is \(counterpart)", at: carrier.span,
      fixes: isBare ? [.replacing(carrier.span, by: counterpart)] : [])
  }

  private static func published(_ checked: CheckedPort, _ screen: CheckedScreen) -> Diagnostic {
    Diagnostic(
      "foreign-carrier", .error,
      "`@Published` is Combine's, and this screen is written for \(screen.library.rawValue): write `as BehaviorRelay`",
      at: checked.node.attributes.first { $0.name.text == "Published" }?.span ?? checked.node.name.span)
  }
}
