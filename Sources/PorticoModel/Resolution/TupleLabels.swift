/// The labels of a tuple that several streams make.
import PorticoSyntax

enum TupleLabels {
  /// A merge keeps the names on which all agree.
  static func merged(_ parts: [Part]) -> Part {
    guard let first = parts.first else { return Part(nil, .unknown) }
    let label = parts.allSatisfy { $0.label == first.label } ? first.label : nil
    let known = parts.first { $0.element.text != nil }?.element ?? first.element
    let isAgreed = parts.allSatisfy { $0.element == known || $0.element.text == nil }
    return Part(label, isAgreed ? known : unlabelled(known, parts))
  }

  private static func unlabelled(_ element: Element, _ parts: [Part]) -> Element {
    guard case .tuple(let own) = element, !own.isEmpty else { return element }
    let bare = Element.tuple(own.map { Part(nil, $0.element) })
    let isSame = parts.allSatisfy { part in
      guard case .tuple(let other) = part.element else { return false }
      return Element.tuple(other.map { Part(nil, $0.element) }) == bare
    }
    return isSame ? bare : element
  }

  /// `spans`: of the label where one is written, and of the argument.
  static func report(equalAmong parts: [Part], spans: [(label: Span?, argument: Span)], in scope: Scope) {
    guard parts.count > 1 else { return }
    var seen: [String: Int] = [:]
    for (index, part) in parts.enumerated() {
      guard let label = part.label else { continue }
      guard let first = seen[label] else {
        seen[label] = index
        continue
      }
      let span = spans[index].label ?? spans[index].argument
      var fixes: [Diagnostic.Fix] = []
      if spans[index].label == nil {
        let start = Span(span.lower, span.lower)
        let other = "\(label)\(index + 1)"
        fixes = [Diagnostic.Fix("label it `\(other)`", [Diagnostic.Edit(start, "\(other): ")])]
      }
      scope.error(
        "duplicate-label",
        "two parts of this tuple are named `\(label)`; give one a label of its own: "
          + "`\(label)\(index + 1): \(scope.text.oneLine(spans[index].argument))`",
        at: span, notes: [Diagnostic.Note("the first one", at: spans[first].label ?? spans[first].argument)],
        fixes: fixes)
    }
  }
}
