/// One problem of one file: what was seen, what was expected, and what to do about it.
package struct Diagnostic: Hashable, Sendable {
  package enum Severity: String, Hashable, Sendable, Comparable {
    case note, warning, error

    package static func < (left: Severity, right: Severity) -> Bool {
      left.rank < right.rank
    }

    private var rank: Int {
      switch self {
      case .note: 0
      case .warning: 1
      case .error: 2
      }
    }
  }

  /// A stable, lower-case, hyphenated name: `duplicate-name`.
  package var code: String
  package var severity: Severity
  package var message: String
  package var span: Span
  /// Other places that the message speaks of.
  package var notes: [Note]
  package var fixes: [Fix]

  package init(
    _ code: String, _ severity: Severity, _ message: String, at span: Span, notes: [Note] = [], fixes: [Fix] = []
  ) {
    self.code = code
    self.severity = severity
    self.message = message
    self.span = span
    self.notes = notes
    self.fixes = fixes
  }

  package struct Note: Hashable, Sendable {
    package var message: String
    package var span: Span

    package init(_ message: String, at span: Span) {
      self.message = message
      self.span = span
    }
  }

  /// A change of the text that settles the problem.
  package struct Fix: Hashable, Sendable {
    package var message: String
    package var edits: [Edit]

    package init(_ message: String, _ edits: [Edit]) {
      self.message = message
      self.edits = edits
    }
  }

  package struct Edit: Hashable, Sendable {
    package var span: Span
    package var replacement: String

    package init(_ span: Span, _ replacement: String) {
      self.span = span
      self.replacement = replacement
    }
  }
}
