/// Diagnostics as text, in the form that Xcode and SwiftPM parse, each with its line and a mark under the exact span.
package struct DiagnosticRenderer {
  private let source: SourceFile
  private let table: LineTable
  private let isColoured: Bool

  package init(_ source: SourceFile, isColoured: Bool = false) {
    self.source = source
    self.isColoured = isColoured
    table = LineTable(source)
  }

  package func render(_ diagnostics: [Diagnostic]) -> String {
    diagnostics.map(render).joined()
  }

  /// The lines of one diagnostic, each ended.
  package func render(_ diagnostic: Diagnostic) -> String {
    var text = headline(diagnostic.severity, "\(diagnostic.message) [\(diagnostic.code)]", at: diagnostic.span)
    text += excerpt(of: diagnostic.span)
    for note in diagnostic.notes {
      text += headline(.note, note.message, at: note.span) + excerpt(of: note.span)
    }
    for fix in diagnostic.fixes {
      text += headline(.note, "fix: \(fix.message)", at: fix.edits.first?.span ?? diagnostic.span)
    }
    return text
  }

  private func headline(_ severity: Diagnostic.Severity, _ message: String, at span: Span) -> String {
    let place = table.position(of: span.lower)
    let label = "\(severity.rawValue):"
    return bold("\(source.path):\(place.line):\(place.column): ") + coloured(label, severity) + " " + bold(message)
      + "\n"
  }

  private func excerpt(of span: Span) -> String {
    let excerpt = SourceExcerpt(of: span, in: source, table)
    return "\(excerpt.line)\n" + (isColoured ? green(excerpt.marks) : excerpt.marks) + "\n"
  }

  private func bold(_ text: String) -> String { isColoured ? "\u{1B}[1m\(text)\u{1B}[0m" : text }

  private func green(_ text: String) -> String { "\u{1B}[1;32m\(text)\u{1B}[0m" }

  private func coloured(_ text: String, _ severity: Diagnostic.Severity) -> String {
    guard isColoured else { return text }
    let code =
      switch severity {
      case .error: "31"
      case .warning: "35"
      case .note: "36"
      }
    return "\u{1B}[1;\(code)m\(text)\u{1B}[0m"
  }
}
