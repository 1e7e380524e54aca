import PorticoSyntax

/// `value-without-place`: `= value` on a carrier that cannot start with one, or on an event, which is never replayed.
enum ValueWithoutPlaceCheck {
  static func check(_ screen: CheckedScreen) -> [Diagnostic] {
    var diagnostics: [Diagnostic] = []
    for checked in screen.ports {
      guard let value = checked.node.value else { continue }
      let kind = checked.port.carrier.kind
      if checked.port.id.side == .output, checked.node.isEvent {
        diagnostics.append(
          Diagnostic(
            "value-without-place", .error,
            "`\(checked.port.name)` is an event, so it starts with nothing: leave the value or `event` out",
            at: value.span))
      } else if let instead = counterpart(of: kind, screen.library) {
        let written = checked.node.carrier == nil ? ", which `\(checked.port.name)` is by default," : ""
        diagnostics.append(diagnostic(kind, written, instead, at: value, carrier: checked.node.carrier, screen))
      }
    }
    for checked in screen.states {
      guard let value = checked.node.value, let kind = checked.state.carrier?.kind,
        let instead = counterpart(of: kind, screen.library)
      else { continue }
      diagnostics.append(diagnostic(kind, "", instead, at: value, carrier: checked.node.carrier, screen))
    }
    return diagnostics
  }

  /// What has a place for a value where `kind` has none.
  private static func counterpart(of kind: Carrier.Kind, _ library: Settings.Library) -> String? {
    switch kind {
    case .publishRelay: "BehaviorRelay"
    case .publishSubject: "BehaviorSubject"
    case .passthroughSubject: "CurrentValueSubject"
    case .signal: "Driver"
    case .single, .controlEvent: library == .combine ? "AnyPublisher" : "Observable"
    case .anyObserver: "BehaviorRelay"
    default: nil
    }
  }

  private static func diagnostic(
    _ kind: Carrier.Kind, _ written: String, _ instead: String, at value: SwiftText, carrier: SwiftText?,
    _ screen: CheckedScreen
  ) -> Diagnostic {
    let isBare = carrier.map { screen.text($0) == kind.rawValue } ?? false
    return Diagnostic(
      "value-without-place", .error,
      "a \(kind.rawValue)\(written) has no place for a first value: write `as \(instead)`, or leave the value out",
      at: value.span, fixes: isBare ? [.replacing(carrier!.span, by: instead)] : [])
  }
}
