import PorticoSyntax

/// How a diagnostic is taken, where settings say otherwise: `warn unused-input as error`.
package enum SettingsSeverity {
  /// The codes of notes and warnings.
  package static let adjustable = [
    "dead-catch", "empty-screen", "lost-error", "replayed-event", "setting-without-effect", "stream-in-text",
    "type-mismatch",
    "unknown-setting", "unused-input", "unused-let", "unused-need", "unused-state",
  ]

  /// What these speak of could not be generated or would not compile, so they stay errors.
  package static let errors = [
    "activity-not-bool", "activity-starts-true", "ambiguous-name", "argument-kind", "await-in-step",
    "contradicting-settings",
    "control-property", "cycle", "duplicate-label", "duplicate-name", "foreign-carrier", "group-as-stream",
    "hook-in-view", "hook-labels", "hook-named-as-group", "hook-named-as-let", "hook-named-as-need",
    "hook-named-as-state", "hook-signature",
    "input-as-target", "member-of-stream", "missing-setting-value", "mixed-libraries", "need-not-kept", "no-element",
    "output-collision",
    "reserved-name",
    "source-in-view", "state-without-value", "target-kind", "try-in-bind", "try-in-step", "unknown-carrier",
    "unknown-name",
    "unknown-setting-value",
    "unknown-step",
    "unknown-type", "value-missing", "value-without-place", "weak-value",
  ]

  /// nil: it is off.
  package static func adjust(_ diagnostic: Diagnostic, by settings: Settings) -> Diagnostic? {
    guard diagnostic.severity != .error, let level = settings.severities[diagnostic.code] else { return diagnostic }
    guard let severity = Diagnostic.Severity(rawValue: level) else { return nil }
    var adjusted = diagnostic
    adjusted.severity = severity
    return adjusted
  }
}
