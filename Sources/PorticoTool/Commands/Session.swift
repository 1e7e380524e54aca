/// What every command begins with: the sources that the paths mean, read and checked, their problems told.
import PorticoEmit
import PorticoModel
import PorticoSyntax

package struct Session {
  package let pipeline: Pipeline
  package private(set) var sources: [CheckedSource] = []
  package let reading: SourceReading
  /// Where the users' halves of the screens lie.
  package var places: LogicPlaces
  let jobs: Int

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
    let (library, locations) = (try options.library(), try options.locations())
    guard let generator = Self.generator(options, &report, in: surroundings) else { return nil }
    pipeline = Pipeline(generator: generator, library: library, locations: locations)
    self.reading = reading
    places = LogicPlaces(reading)
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
