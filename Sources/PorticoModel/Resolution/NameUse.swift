/// A place in the text where a name of the screen's stands, and what it means there: for whoever changes names.
import PorticoSyntax

package struct NameUse: Hashable, Sendable {
  package enum Meaning: Hashable, Sendable {
    case stream(StreamReference)
    case need(String)
    case group(String)
    case hook(String)
    /// A part of an element, which is called as what it came from, or as its label says.
    case part(String)
  }

  package var meaning: Meaning
  package var span: Span
  package var isDeclaration = false
}

extension Scope {
  /// Kept only where someone asked for it.
  func note(_ meaning: NameTable.Meaning, at span: Span, isDeclaration: Bool = false) {
    guard uses != nil else { return }
    let found: NameUse.Meaning
    switch meaning {
    case .need(let index): found = .need(needs[index].name)
    case .group(let index): found = .group(names.groupNames[index])
    case .port, .state, .local:
      guard let reference = reference(meaning) else { return }
      found = .stream(reference)
    }
    uses?.append(NameUse(meaning: found, span: span, isDeclaration: isDeclaration))
  }

  /// What an unqualified name was found to be; of an input and an output that share it, whichever was taken.
  func note(_ found: NameTable.Found, at span: Span) {
    switch found {
    case .one(let meaning): note(meaning, at: span)
    case .both, .nothing: break
    }
  }

  func noteHook(_ name: Name) {
    uses?.append(NameUse(meaning: .hook(name.text), span: name.span))
  }

  func notePart(_ name: String, at span: Span) {
    uses?.append(NameUse(meaning: .part(name), span: span))
  }

  /// `.email` or `.form.email` behind an element: the names of its parts, as far as they are some.
  func noteParts(_ members: [Span], of element: Element) {
    guard uses != nil else { return }
    var element = element
    for span in members {
      guard case .tuple(let parts) = element else { return }
      let name = text.name(
        Token(kind: .identifier, triviaStart: span.lower, start: span.lower, end: span.upper, startsLine: false))
      guard let part = parts.first(where: { $0.label == name }) else { return }
      notePart(name, at: span)
      element = part.element
    }
  }
}

extension Resolver {
  /// Every place in the screen called `name` that says one of its names.
  package static func uses(
    in tree: SyntaxTree, screen name: String, settings: ReadSettings = { (Settings(), $0.attributes) }
  ) -> [NameUse] {
    var found: [NameUse] = []
    _ = resolve(tree, settings: settings, uses: { screen, uses in if screen == name { found = uses } })
    return Array(Set(found)).sorted { ($0.span.lower, $0.span.upper) < ($1.span.lower, $1.span.upper) }
  }
}
