/// Diagnostics as one line each, until the one that shows their lines is at hand.
import PorticoSyntax

struct DiagnosticRenderer {
  private let source: SourceFile
  init(_ source: SourceFile, isColoured: Bool) { self.source = source }

  func render(_ diagnostics: [Diagnostic]) -> String {
    let table = LineTable(source)
    return diagnostics.map { diagnostic in
      let place = table.position(of: diagnostic.span.lower)
      return "\(source.path):\(place.line):\(place.column): \(diagnostic.severity.rawValue): \(diagnostic.message) "
        + "[\(diagnostic.code)]\n"
    }.joined()
  }
}
