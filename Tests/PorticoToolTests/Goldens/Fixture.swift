import Foundation
import PorticoEmit
import PorticoModel
import PorticoSyntax

/// A folder of `Fixtures/`: declarations, the Swift around them, and a folder of goldens for each library it runs in.
struct Fixture: Sendable, CustomStringConvertible {
  static let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().appending(path: "Fixtures")

  let folder: URL
  var name: String { folder.lastPathComponent }
  var description: String { name }

  static let all: [Fixture] = contents(root).filter(\.hasDirectoryPath).map(Fixture.init)

  static func contents(_ folder: URL) -> [URL] {
    let urls = try? FileManager.default.contentsOfDirectory(
      at: folder, includingPropertiesForKeys: [.isDirectoryKey], options: .skipsHiddenFiles)
    return (urls ?? []).sorted { $0.lastPathComponent < $1.lastPathComponent }
  }

  var sources: [URL] { Self.contents(folder).filter { $0.pathExtension == "portico" } }

  /// The Swift that every library's output leans on.
  var models: [URL] { Self.contents(folder).filter { $0.pathExtension == "swift" } }

  /// The libraries that it runs in: one that names a library itself runs in that one only.
  var libraries: [Settings.Library] {
    Settings.Library.allCases.filter { library in
      sources.allSatisfy { source in
        let resolved = resolve(source, default: library)
        return resolved.declarations.screens.allSatisfy { $0.settings.library == library }
          && !resolved.diagnostics.contains { $0.code == "foreign-carrier" }
      }
    }
  }

  /// The files that the generator makes of it for a library, by name, support file included.
  func generate(
    _ library: Settings.Library, isolation: Settings.Isolation? = nil, setting: String? = nil
  ) throws -> [OutputFile] {
    let generator = try Generator()
    var files: [OutputFile] = []
    for source in sources {
      let declarations = compile(source, default: library, isolation: isolation, setting: setting)
      files.append(try generator.file(declarations, locationPath: source.lastPathComponent))
    }
    let moduleIsolation = isolation ?? compile(sources[0], default: library).screens.first?.settings.defaultIsolation
    files.append(
      try generator.support(for: files.map { ($0.text, [library]) }, isolation: moduleIsolation ?? .none))
    return files
  }

  /// The files of its test target, the one that they share included.
  func harness(
    _ library: Settings.Library, module: String, isolation: Settings.Isolation? = nil
  ) throws -> [OutputFile] {
    let generator = try Generator()
    var files: [OutputFile] = []
    var texts: [String] = []
    var moduleIsolation = isolation ?? .none
    for source in sources {
      let declarations = compile(source, default: library, isolation: isolation)
      texts.append(try generator.file(declarations, locationPath: source.lastPathComponent).text)
      if let file = try generator.harness(declarations, module: module) { files.append(file) }
      if declarations.screens.first?.settings.defaultIsolation == .mainActor { moduleIsolation = .mainActor }
    }
    return try files
      + generator.harnessSupport(
        for: [TestedModule(module, texts: texts)], library: library, isolation: moduleIsolation)
  }

  struct Failure: Error, CustomStringConvertible {
    var description: String
  }

  func compile(
    _ source: URL, default library: Settings.Library, isolation: Settings.Isolation? = nil, setting: String? = nil
  ) -> Declarations {
    resolve(source, default: library, isolation: isolation, setting: setting).declarations
  }

  func resolve(
    _ source: URL, default library: Settings.Library, isolation: Settings.Isolation? = nil, setting: String? = nil
  ) -> (declarations: Declarations, diagnostics: [Diagnostic], tree: SyntaxTree) {
    let bytes = (try? Data(contentsOf: source)).map(Array.init) ?? []
    let tree = Parser.parse(SourceFile(path: source.lastPathComponent, bytes: bytes))
    var layers = [Self.layer("library \(library.rawValue)")]
    if let isolation { layers.append(Self.layer("default-isolation \(isolation.rawValue)")) }
    if let setting { layers.append(Self.layer(setting)) }
    let settingsFile = folder.appending(path: "portico.settings")
    if let text = try? String(contentsOf: settingsFile, encoding: .utf8) { layers.append(Self.layer(text)) }
    let reader = SettingsReader(folders: layers, tree: tree)
    let (declarations, problems) = Resolver.resolve(tree, serviceSettings: reader.file) { screen in
      let settings = reader.settings(of: screen)
      return (settings.settings, settings.swiftAttributes)
    }
    let diagnostics =
      tree.diagnostics + reader.diagnostics + problems + Checks.check(tree, declarations)
    return (declarations, diagnostics, tree)
  }

  private static func layer(_ text: String) -> SettingsLayer {
    SettingsLayer.read(Parser.parseSettings(SourceFile(path: "portico.settings", text: text)).settings).layer
  }

  func goldens(_ library: Settings.Library) -> URL { folder.appending(path: library.rawValue) }
}
