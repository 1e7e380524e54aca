/// A declaration of the documentation, put through the real stages.
import PorticoEmit
import PorticoModel
import PorticoSyntax

struct Example {
  let declarations: Declarations
  let diagnostics: [Diagnostic]
  let source: SourceFile

  init(_ text: String, path: String = "Example.portico", library: Settings.Library = .rxswift) {
    let settings = Parser.parseSettings(SourceFile(path: "--library", text: "library \(library.rawValue)")).settings
    source = SourceFile(path: path, text: text)
    let analysis = Analysis.analyse(Parser.parse(source), folders: [SettingsLayer.read(settings).layer])
    declarations = analysis.declarations
    diagnostics = analysis.diagnostics
  }

  /// Errors and warnings, one line each.
  var problems: [String] {
    diagnostics.filter { $0.severity != .note }.map { "\(source.text($0.span)): \($0.message) [\($0.code)]" }
  }

  func output() throws -> String {
    try Generator().file(declarations, locationPath: source.path).text
  }

  /// Why `excerpt` is none of `output`'s: lines in order, `…` on a line of its own for what is left out, all of them as
  /// far to the left as the excerpt likes. nil: it is one.
  static func difference(_ excerpt: String, from output: String) -> String? {
    let lines = output.split(separator: "\n", omittingEmptySubsequences: false)
    var next = 0
    let chunks = excerpt.split(separator: "\n", omittingEmptySubsequences: false)
      .split { $0.drop { $0 == " " }.hasPrefix("…") }
    for chunk in chunks {
      let chunk = Array(chunk.reversed().drop(while: \.isEmpty).reversed().drop(while: \.isEmpty))
      guard !chunk.isEmpty else { continue }
      let found = (next...max(next, lines.count)).first { start in
        guard start + chunk.count <= lines.count else { return false }
        let shift = indentation(lines[start]) - indentation(chunk[0])
        return shift >= 0
          && zip(chunk, lines[start...]).allSatisfy {
            $0.isEmpty ? $1.isEmpty : String(repeating: " ", count: shift) + $0 == $1
          }
      }
      guard let found else { return chunk.joined(separator: "\n") }
      next = found + chunk.count
    }
    return nil
  }

  private static func indentation(_ line: Substring) -> Int { line.prefix { $0 == " " }.count }
}
