/// A fixture's text as it is while someone edits it, with the settings that it is read with.
import Foundation
import PorticoModel
import PorticoSyntax

struct EditedText {
  private(set) var source: SourceFile
  private let folders: [SettingsLayer]

  var name: String { source.path }
  var tokens: [Token] { Parser.parse(source).tokens }
  var analysis: Analysis { Analysis.analyse(Parser.parse(source), folders: folders) }

  init(_ data: Data, of fixture: Fixture, name: String) {
    source = SourceFile(path: name, bytes: Array(data))
    let settings = try? Data(contentsOf: fixture.folder.appending(path: "portico.settings"))
    folders =
      settings.map { settings in
        let file = SourceFile(path: "portico.settings", bytes: Array(settings))
        return [SettingsLayer.read(Parser.parseSettings(file).settings).layer]
      } ?? []
  }

  func without(_ token: Token) -> EditedText {
    var bytes = source.bytes
    bytes.removeSubrange(token.start..<token.end)
    var text = self
    text.source = SourceFile(path: name, bytes: bytes)
    return text
  }

  /// The token between marks in its line.
  func quoted(_ token: Token) -> String {
    let table = LineTable(source)
    let place = table.position(of: token.start)
    let line = table.span(ofLine: place.line)
    return "\(name):\(place.line):\(place.column): " + source.text(Span(line.lower, token.start)) + "⟦"
      + source.text(token.span) + "⟧" + source.text(Span(token.end, max(token.end, line.upper)))
  }
}
