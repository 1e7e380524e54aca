/// One difference in meaning between two editions of a declaration, and whose code it breaks.
package struct MeaningChange: Hashable, Sendable {
  package enum Kind: String, Hashable, Sendable {
    case added = "+"
    case removed = "-"
    case changed = "~"
  }

  /// Who has to write something else because of it, in the order in which they are told.
  package enum Audience: String, Hashable, Sendable, CaseIterable {
    /// Whoever binds to the model or reads its Output.
    case view
    /// Whoever makes the model or its Input, or calls `transform`.
    case callers
    /// The user's half.
    case logic = "Logic"
    /// Whoever conforms to a service.
    case conformers
    case tests
  }

  package var kind: Kind
  package var wording: Wording
  package var breaks: Set<Audience>

  package init(_ kind: Kind, _ wording: Wording, breaks: Set<Audience> = []) {
    self.kind = kind
    self.wording = wording
    self.breaks = breaks
  }

  package var isBreaking: Bool { !breaks.isEmpty }

  /// `view, tests`
  package var audiences: String {
    Audience.allCases.filter(breaks.contains).map(\.rawValue).joined(separator: ", ")
  }
}

/// What changed in one screen or service, or in a file as a whole.
package struct MeaningChanges: Hashable, Sendable {
  /// `screen Login`
  package var subject: String
  /// Where it is declared now; for one that is gone, where it was.
  package var path: String
  package var changes: [MeaningChange]

  package init(_ subject: String, _ path: String, _ changes: [MeaningChange]) {
    self.subject = subject
    self.path = path
    self.changes = changes
  }
}
