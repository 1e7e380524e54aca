/// What every command begins with: the sources that the paths mean, read and checked, their problems told.
import PorticoEmit
import PorticoModel
import PorticoSyntax

package struct Session {
  package let pipeline: Pipeline
  package private(set) var sources: [CheckedSource] = []
  package let reading: SourceReading
  /// The names of the Swift files that lie where the user's halves may lie.
  package private(set) var swiftNames: [FilePath: Set<String>]
  let jobs: Int
  private var userSwift = UserSwift()

  /// nil where the templates cannot be used; why is told.
  package init?(
    _ options: Options, _ report: inout Report, in surroundings: Surroundings
  ) throws(UsageProblem) {
    let reading = SourceReading(options, in: surroundings)
    try self.init(reading, options, &report, in: surroundings)
  }

  package init?(
    _ reading: SourceReading, _ options: Options, _ report: inout Report, in surroundings: Surroundings
  ) throws(UsageProblem) {
    let library = try options.library()
    guard let generator = Self.generator(options, &report, in: surroundings) else { return nil }
    pipeline = Pipeline(generator: generator, library: library)
    self.reading = reading
    swiftNames = reading.swiftFiles.mapValues { Set($0.map(FilePath.name)) }
    report.add(reading.problems)
    let pipeline = pipeline
    let jobs = try options.jobs(in: surroundings)
    self.jobs = jobs
    sources = pipeline.collide(parallelMap(reading.sources, jobs: jobs) { pipeline.check($0) })
    for file in reading.settingsFiles { report.add(file.diagnostics, of: file.source) }
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
    return (module, reading.roots[source.path].map { module.contains($0) ? [] : [$0] } ?? [])
  }

  private mutating func names(below folder: FilePath) -> Set<String> {
    if let known = swiftNames[folder] { return known }
    let names = Disk.kind(folder.real) == .folder ? Set(FolderWalk(folder).swiftFiles.map(FilePath.name)) : []
    swiftNames[folder] = names
    return names
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
