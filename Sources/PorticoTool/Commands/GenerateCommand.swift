/// `portico generate`: writes what the declarations stand for.
import PorticoEmit
import PorticoModel

package enum GenerateCommand: Command {
  package static let name = "generate"
  package static let summary = "Write the Swift that .portico files declare."
  package static let options: [Option] = [.output, .testsOutput, .module, .library, .templates, .quiet, .verbose]
  package static let discussion = """
    Each file's output is written beside it, as NAME.generated.swift. What several outputs
    share goes to PorticoSupport.generated.swift, once for a module: where one stands already in a folder above, else
    in the folder of the SwiftPM target, else in the PATH that is a folder, else beside the file. With --output there is
    one, in DIR itself; the folders below a PATH are mirrored there.

    A file of which nothing changes is not written. A file with errors is left out, the others are written. A generated
    file that was changed by hand, and a file that is not Portico's, is never overwritten.
    """

  package static func run(
    _ options: Options, in surroundings: Surroundings
  ) throws(UsageProblem) -> ExitStatus {
    var report = Report(options, surroundings, showsNotes: options.has(.verbose))
    guard var session = try Session(options, &report, in: surroundings) else { return report.status }
    guard !session.sources.isEmpty else { return report.status }
    if options.has(.module), !options.has(.testsOutput) {
      throw UsageProblem("`--module` is for `--tests-output`", command: name)
    }
    var generation = Generation(session.sources)
    if let folder = options[.testsOutput] {
      generation.tests = Generation.Tests(
        folder: FilePath(folder, in: surroundings.currentFolder), module: options[.module])
    }
    do throws(TemplateError) { try generation.make(session.pipeline) } catch {
      report.add(error, in: options[.templates])
      return report.status
    }
    for warning in generation.warnings { report.warn(warning) }
    for problem in generation.problems { report.add(problem) }
    var (written, unchanged) = (0, 0)
    for (path, text) in generation.files {
      switch OutputPlacing.place(text, at: path) {
      case .written:
        written += 1
        report.detail("wrote \(path.shown)")
      case .unchanged:
        unchanged += 1
        report.detail("unchanged \(path.shown)")
      case .refused(let problem): report.add(problem)
      }
    }
    let waiting = session.sources.count { $0.source.waitsForSettings && !$0.hasErrors }
    let outcomes = [(written, "written"), (unchanged, "unchanged"), (waiting, "waiting for settings")]
      .filter { $0.0 > 0 }.map { "\($0.0) \($0.1)" }
    report.summarise(session.sources, outcomes.isEmpty ? ["nothing written"] : outcomes)
    MissingLogic(&session).tell(options, report)
    return report.status
  }
}
