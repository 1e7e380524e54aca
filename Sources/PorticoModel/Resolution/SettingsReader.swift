import PorticoSyntax

/// Lays what folders, a file and a screen say over the defaults, the nearest last.
///
/// The folders' layers come in as values: who reads `portico.settings` files reads each once, with
/// `SettingsLayer.read`, and reports its problems under its own path.
package struct SettingsReader: Sendable {
  private let tree: SyntaxTree
  /// What holds for the file: for its services, and for whatever no screen says otherwise.
  package let file: Settings
  /// The problems of the file's own settings blocks.
  package let diagnostics: [Diagnostic]

  /// `folders` from the outermost to the nearest.
  package init(folders: [SettingsLayer] = [], tree: SyntaxTree) {
    self.tree = tree
    var settings = Settings()
    for folder in folders { settings.lay(folder) }
    let (layer, diagnostics) = SettingsLayer.read(tree.settings)
    settings.lay(layer)
    file = settings
    self.diagnostics = diagnostics
  }

  package struct ScreenSettings: Sendable {
    package var settings: Settings
    /// What is left of the attributes once the settings among them are taken; `@MainActor` is both.
    package var swiftAttributes: [AttributeNode]
    package var diagnostics: [Diagnostic]
  }

  package func settings(of screen: ScreenNode) -> ScreenSettings {
    var settings = file
    guard !screen.attributes.isEmpty else {
      return ScreenSettings(settings: settings, swiftAttributes: [], diagnostics: [])
    }
    let (layer, swiftAttributes, diagnostics) = SettingsLayer.read(screen.attributes, in: tree)
    settings.lay(layer)
    return ScreenSettings(settings: settings, swiftAttributes: swiftAttributes, diagnostics: diagnostics)
  }
}
