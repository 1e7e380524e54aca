import Foundation
import PorticoEmit
import PorticoModel
import PorticoSyntax
import Testing

/// A file in the middle of an edit: whatever token is missing, nothing traps, and nothing that counts goes unnoticed.
@Suite struct TokenDeletionTests {
  @Test(arguments: Fixture.all)
  func anyTokenMayBeMissing(_ fixture: Fixture) throws {
    let generator = try Generator()
    var unnoticed: [String] = []
    for source in fixture.sources {
      let whole = Text(bytes: Array(try Data(contentsOf: source)), of: fixture, name: source.lastPathComponent)
      let (before, tree) = whole.analysis
      let model = ModelSketch.lines(of: before.declarations)
      let problems = Set(before.diagnostics.map(\.message))
      for token in tree.tokens.dropLast() {
        let (after, _) = whole.without(token).analysis
        let isReported = after.diagnostics.contains { !problems.contains($0.message) }
        if !after.diagnostics.contains(where: { $0.severity == .error }) {
          _ = try generator.file(after.declarations, locationPath: source.lastPathComponent)
        }
        if !isReported, ModelSketch.lines(of: after.declarations) == model {
          unnoticed.append(whole.quoted(token))
        }
      }
    }
    #expect(unnoticed == [], "\(fixture)")
  }

  /// The text of a file and the settings that it is read with.
  struct Text {
    var bytes: [UInt8]
    var name: String
    private var folders: [SettingsLayer] = []

    init(bytes: [UInt8], of fixture: Fixture, name: String) {
      (self.bytes, self.name) = (bytes, name)
      let settings = fixture.folder.appending(path: "portico.settings")
      guard let text = try? String(contentsOf: settings, encoding: .utf8) else { return }
      let source = SourceFile(path: "portico.settings", text: text)
      folders = [SettingsLayer.read(Parser.parseSettings(source).settings).layer]
    }

    var analysis: (Analysis, SyntaxTree) {
      let tree = Parser.parse(SourceFile(path: name, bytes: bytes))
      return (Analysis.analyse(tree, folders: folders), tree)
    }

    func without(_ token: Token) -> Text {
      var text = self
      text.bytes.removeSubrange(token.start..<token.end)
      return text
    }

    /// The token between marks in its line.
    func quoted(_ token: Token) -> String {
      let source = SourceFile(path: name, bytes: bytes)
      let table = LineTable(source)
      let place = table.position(of: token.start)
      let line = table.span(ofLine: place.line)
      let end = max(token.end, line.upper)
      return "\(name):\(place.line):\(place.column): " + source.text(Span(line.lower, token.start)) + "⟦"
        + source.text(token.span) + "⟧" + source.text(Span(token.end, end))
    }
  }
}
