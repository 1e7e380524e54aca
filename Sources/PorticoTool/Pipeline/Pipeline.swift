/// From the bytes of sources to the text of files: every stage a function from values to values.
import PorticoEmit
import PorticoModel
import PorticoSyntax

package struct Pipeline: Sendable {
  private let generator: Generator
  /// What `--library` and `--locations` say: above the folders' settings, below what a file or a screen says itself.
  private let commandLine: [SettingsLayer]

  package init(generator: Generator, library: Settings.Library? = nil, locations: Bool? = nil) {
    self.generator = generator
    let lines = [library.map { "library \($0.rawValue)" }, locations.map { "locations \($0 ? "on" : "off")" }]
    commandLine = lines.compactMap(\.self).map { FolderSettings(SourceFile(path: "command line", text: $0)).layer }
  }

  /// What one source declares and what is wrong with it; it needs no other source.
  package func check(_ source: Source) -> CheckedSource {
    check(Parser.parse(SourceFile(path: source.path.shown, bytes: source.bytes)), of: source)
  }

  package func check(_ tree: SyntaxTree, of source: Source) -> CheckedSource {
    let reader = SettingsReader(folders: source.settings.map(\.layer) + commandLine, tree: tree)
    let screens = tree.screens.map(reader.settings)
    var next = 0
    let (declarations, problems) = Resolver.resolve(tree, serviceSettings: reader.file) { _ in
      defer { next += 1 }
      return (screens[next].settings, screens[next].swiftAttributes)
    }
    let found =
      tree.diagnostics + reader.diagnostics + screens.flatMap(\.diagnostics) + problems
      + Checks.check(tree, declarations)
    let diagnostics = Checks.adjusted(
      Checks.sorted(found), in: tree, file: reader.file, screens: screens.map(\.settings))
    return CheckedSource(source: source, tree: tree, declarations: declarations, diagnostics: diagnostics)
  }

  /// Where the names of one screen of a source stand.
  package func uses(in tree: SyntaxTree, of source: Source, screen: String) -> [NameUse] {
    let reader = SettingsReader(folders: source.settings.map(\.layer) + commandLine, tree: tree)
    return Resolver.uses(in: tree, screen: screen) { node in
      let found = reader.settings(of: node)
      return (found.settings, found.swiftAttributes)
    }
  }

  /// The same sources with the problems that only show when they are seen together: two that would write one path, and
  /// what no module can hold side by side.
  package func collide(_ sources: [CheckedSource]) -> [CheckedSource] {
    let files = sources.map { checked in
      OutputCollisionCheck.DeclaredFile(
        path: checked.source.path.shown, folder: checked.source.outputFolder.real, tree: checked.tree)
    }
    var result = sources
    let written = sources.map { checked in
      MixedLibrariesCheck.WrittenFile(
        path: checked.source.path.shown, folder: checked.source.supportFolder.real, tree: checked.tree,
        screens: checked.declarations.screens)
    }
    for (index, diagnostic) in OutputCollisionCheck.check(across: files) + MixedLibrariesCheck.check(across: written) {
      // What collides within one file was found with the file's other problems.
      let isKnown = result[index].diagnostics.contains {
        $0.code == diagnostic.code && $0.span == diagnostic.span
      }
      if isKnown { continue }
      result[index].diagnostics = Checks.sorted(result[index].diagnostics + [diagnostic])
    }
    return result
  }

  /// The generated file of a sound source.
  package func generate(_ checked: CheckedSource) throws(TemplateError) -> OutputFile {
    try generator.file(checked.declarations, locationPath: checked.source.path.shown)
  }

  /// The file that a screen's user begins with.
  package func scaffold(_ logic: LogicFile, of checked: CheckedSource) throws(TemplateError) -> OutputFile {
    try generator.scaffold(logic.screen, imports: checked.declarations.imports)
  }

  /// A screen or service that nothing is to be generated of any more; nil where the file declares none of that name.
  package func ejection(_ name: String, of checked: CheckedSource) throws(TemplateError) -> Ejection? {
    let declarations = checked.declarations
    if let screen = declarations.screens.first(where: { $0.name == name }) {
      return try generator.ejection(screen, imports: declarations.imports)
    }
    guard let service = declarations.services.first(where: { $0.name == name }) else { return nil }
    return try generator.ejection(service, imports: declarations.imports)
  }

  /// The harnesses of a sound source; nil where it has nothing to test.
  package func harness(
    _ checked: CheckedSource, module: String, isOneOfSeveral: Bool
  ) throws(TemplateError) -> OutputFile? {
    try generator.harness(checked.declarations, module: module, isOneOfSeveral: isOneOfSeveral)
  }

  /// The file in its place where a build waits for one.
  package func emptyHarness(_ checked: CheckedSource) throws(TemplateError) -> OutputFile {
    try generator.emptyHarness(checked.declarations)
  }

  package func support(_ request: HarnessRequest) throws(TemplateError) -> [OutputFile] {
    try request.files(generator)
  }

  /// The methods that a screen's user has to have.
  package func stubs(_ logic: LogicFile) -> [LogicStub] { generator.stubs(logic.screen) }

  /// The bytes to be written behind a user's half that lacks `stubs`.
  package func growth(
    of half: UserHalf, by stubs: [LogicStub], _ logic: LogicFile, of checked: CheckedSource
  ) throws(TemplateError) -> [UInt8] {
    let (imports, text) = try generator.growth(
      logic.screen, by: stubs, imports: checked.declarations.imports,
      modules: Set(half.outline.imports.map(\.module)), words: half.outline.words,
      unit: half.declaration.indent ?? logic.screen.settings.indent)
    return LogicGrowth.addition(to: half.bytes, imports: imports, text)
  }

  package func support(_ request: SupportRequest) throws(TemplateError) -> OutputFile {
    try request.file(generator)
  }
}
