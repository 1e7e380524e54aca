import PorticoSyntax

/// All that is known about one file: what it declares, and every problem of it, in the order of the text.
package struct Analysis: Sendable {
  package let declarations: Declarations
  package let diagnostics: [Diagnostic]

  /// `folders` are the layers of `portico.settings` files, from the outermost to the nearest.
  package static func analyse(_ tree: SyntaxTree, folders: [SettingsLayer] = []) -> Analysis {
    let reader = SettingsReader(folders: folders, tree: tree)
    var diagnostics = tree.diagnostics + reader.diagnostics
    var screens: [Settings] = []
    let (declarations, problems) = Resolver.resolve(tree, serviceSettings: reader.file) { screen in
      let read = reader.settings(of: screen)
      screens.append(read.settings)
      diagnostics += read.diagnostics
      return (read.settings, read.swiftAttributes)
    }
    diagnostics += problems
    diagnostics += Checks.check(tree, declarations, known: diagnostics)
    return Analysis(
      declarations: declarations,
      diagnostics: Checks.adjusted(Checks.sorted(diagnostics), in: tree, file: reader.file, screens: screens))
  }
}
