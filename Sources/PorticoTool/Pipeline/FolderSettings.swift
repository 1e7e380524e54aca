/// A `portico.settings` file as read: what it sets, and its problems under its own path.
import PorticoModel
import PorticoSyntax

package struct FolderSettings: Sendable {
  package static let fileName = "portico.settings"

  package let source: SourceFile
  package let layer: SettingsLayer
  package let diagnostics: [Diagnostic]

  package var hasErrors: Bool { diagnostics.contains { $0.severity == .error } }

  package init(_ source: SourceFile) {
    let tree = Parser.parseSettings(source)
    let (layer, problems) = SettingsLayer.read(tree.settings)
    self.source = source
    self.layer = layer
    let strays = (tree.services.map { ($0.name, "service") } + tree.screens.map { ($0.name, "screen") }).map {
      Diagnostic(
        "misplaced-declaration", .error, "\(Self.fileName) holds settings only: move this \($1) to a .portico file",
        at: $0.span)
    }
    diagnostics = Checks.sorted(tree.diagnostics + problems + strays)
  }
}

extension FolderSettings {
  /// What holds below folders with these files, from the outermost to the nearest.
  package static func settings(_ files: [FolderSettings]) -> Settings {
    SettingsReader(folders: files.map(\.layer), tree: Parser.parse(SourceFile(path: "", text: ""))).file
  }
}
