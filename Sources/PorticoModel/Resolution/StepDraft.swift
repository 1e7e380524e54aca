/// A step before errors are placed: what it does, and how it can fail.
import PorticoSyntax

struct StepDraft {
  enum Kind {
    /// map, compactMap, filter, do: such a step moves inside with a catch.
    case perElement
    case flatMap
    /// retry or timeout.
    case attempt
    /// `catch(value)`
    case fallback(Code)
    case other
  }

  var step: Step
  var kind: Kind
  var fault: Fault?
  /// A flatMap's `error:`.
  var errorTarget: Recovery.Target?
  var span: Span
}

/// How something can fail.
struct Fault {
  var certainty: Recovery.Certainty
  /// Whether losing the error is worth a warning, and where it stands.
  var isReported: Bool
  /// What the message calls it.
  var what: String
  var span: Span

  var canFail: Bool { certainty != .promisedNever }
}
