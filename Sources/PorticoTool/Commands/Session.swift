/// What every command begins with: the sources that the paths mean, read and checked, their problems told.
import PorticoEmit
import PorticoModel
import PorticoSyntax

package struct Session {
  package let pipeline: Pipeline
  package private(set) var sources: [CheckedSource] = []
  /// The folders that the sources were found in.
  private let roots: [FilePath: FilePath]
  /// The names of the Swift files that lie where the user's halves may lie.
  package private(set) var swiftNames: [FilePath: Set<String>]
  private var userSwift = UserSwift()

  /// nil where the templates cannot be used; why is told.
  package init?(
    _ options: Options, _ report: inout Report, in surroundings: Surroundings
  ) throws(UsageProblem) {
    let library = try options.library()
    guard let generator = Self.generator(options, &report, in: surroundings) else { return nil }
    pipeline = Pipeline(generator: generator, library: library)
    let finder = SourceFinder(options.paths, in: surroundings.currentFolder)
    roots = Dictionary(finder.found.map { ($0.path, $0.root) }) { first, _ in first }
    swiftNames = finder.swiftNames
    report.add(finder.problems)
    let output = options[.output].map { FilePath($0, in: surroundings.currentFolder) }
    var folders = ProjectFolders(currentFolder: surroundings.currentFolder)
    var checked: [CheckedSource] = []
    for found in finder.found {
      do throws(DiskProblem) {
        let bytes = try Disk.read(found.path.real)
        checked.append(pipeline.check(Self.source(found, bytes, output, &folders)))
      } catch {
        report.add(FileProblem(error.message(found.path.shown)))
      }
    }
    sources = pipeline.collide(checked)
    report.add(folders.problems)
    for file in folders.settingsFiles { report.add(file.diagnostics, of: file.source) }
    for source in sources { report.add(source.diagnostics, of: source.tree.source) }
    if sources.isEmpty, report.status == .done {
      let places = options.paths.isEmpty ? ["the current folder"] : options.paths
      report.say("no .portico files in \(places.joined(separator: ", "))")
    }
  }

  /// Whether a file of that name lies somewhere that the screen's module is likely to take its files from, or one there
  /// declares the type.
  package mutating func hasLogic(_ logic: LogicFile, of source: Source) -> Bool {
    let (module, beyond) = folders(around: source)
    if (module + beyond).contains(where: { names(below: $0).contains(logic.name) }) { return true }
    if case .nowhere = place(of: logic, of: source) { return false }
    return true
  }

  package mutating func place(of logic: LogicFile, of source: Source) -> UserSwift.Place {
    let (module, beyond) = folders(around: source)
    return userSwift.place(of: logic.typeName, in: module, beyond: beyond)
  }

  /// The names under which types may be known in the screen's module.
  package mutating func aliases(around source: Source) -> [String: SwiftType] {
    let (module, beyond) = folders(around: source)
    return userSwift.aliases(in: module + beyond)
  }

  package mutating func forget(_ file: FilePath) { userSwift.forget(file) }

  /// The folders of its module, the nearest first, and what was given, where that is wider.
  private func folders(around source: Source) -> (module: [FilePath], beyond: [FilePath]) {
    var module: [FilePath] = []
    for folder in [source.outputFolder, source.path.parent, source.supportFolder] where !module.contains(folder) {
      module.append(folder)
    }
    return (module, roots[source.path].map { module.contains($0) ? [] : [$0] } ?? [])
  }

  private mutating func names(below folder: FilePath) -> Set<String> {
    if let known = swiftNames[folder] { return known }
    let names = Disk.kind(folder.real) == .folder ? Set(FolderWalk(folder).swiftFiles.map(FilePath.name)) : []
    swiftNames[folder] = names
    return names
  }

  private static func source(
    _ found: SourceFinder.Found, _ bytes: [UInt8], _ output: FilePath?, _ folders: inout ProjectFolders
  ) -> Source {
    let settings = folders.settings(for: found.path.parent)
    var source = Source(
      path: found.path, bytes: bytes, settings: settings.files, outputFolder: found.path.parent,
      supportFolder: found.root)
    source.isMissingSettings = !settings.isWhole
    source.below = found.below
    source.module = folders.module(of: found.path)
    if let output {
      source.outputFolder = found.below.isEmpty ? output : output.appending(found.below)
      source.supportFolder = output
    } else {
      source.supportFolder = folders.supportFolder(for: found.path, root: found.root)
    }
    return source
  }

  private static func generator(
    _ options: Options, _ report: inout Report, in surroundings: Surroundings
  ) -> Generator? {
    let folder = options[.templates].map { FilePath($0, in: surroundings.currentFolder) }
    do {
      guard let folder else { return try Generator() }
      return Generator(templates: try TemplateFolder.templates(folder))
    } catch let error as TemplateError {
      report.add(error, in: folder?.shown)
    } catch let error as FileProblem {
      report.add(error)
    } catch {}
    return nil
  }
}
