/// `generate --stdout`: the Swift of one declaration to standard output, for editors and pipes.
import PorticoEmit
import PorticoModel

struct StandardOutputRun {
  private let options: Options
  private let surroundings: Surroundings

  init(_ options: Options, in surroundings: Surroundings) throws(UsageProblem) {
    let writing: [Option] = [
      .output, .testsOutput, .check, .diff, .dryRun, .force, .prune, .inputList, .outputList, .depfile, .watch,
    ]
    for option in writing { try options.exclude(.stdout, option) }
    let isOneFile = options.paths.count == 1 || (options.has(.stdin) && options.paths.isEmpty)
    guard isOneFile else {
      throw UsageProblem("`--stdout` takes one PATH, a .portico file", command: GenerateCommand.name)
    }
    if options.has(.stdin), let path = options.paths.first, !path.hasSuffix(".portico") {
      throw UsageProblem("`--stdin` stands for a .portico file, not for `\(path)`", command: GenerateCommand.name)
    }
    self.options = options
    self.surroundings = surroundings
  }

  func run() throws(UsageProblem) -> ExitStatus {
    var report = Report(options, surroundings, showsNotes: options.has(.verbose))
    guard let reading = reading(&report) else { return report.status }
    guard let session = try Session(reading, options, &report, in: surroundings) else { return report.status }
    guard session.sources.count < 2 else {
      throw UsageProblem(
        "`--stdout` takes one .portico file, not \(session.sources.count)", command: GenerateCommand.name)
    }
    guard let checked = session.sources.first, checked.isSound else { return report.status }
    do throws(TemplateError) {
      surroundings.write(.output, try session.pipeline.generate(checked).text)
    } catch {
      report.add(error, in: options[.templates])
    }
    return report.status
  }

  private func reading(_ report: inout Report) -> SourceReading? {
    guard options.has(.stdin) else { return SourceReading(options, in: surroundings) }
    // The path need not exist: an editor's text may not be saved yet. Its folder's settings hold.
    let path = FilePath(options.paths.first ?? "stdin.portico", in: surroundings.currentFolder)
    do throws(DiskProblem) {
      return SourceReading(try surroundings.readInput(), at: path, currentFolder: surroundings.currentFolder)
    } catch {
      report.add(FileProblem(error.message("standard input")))
      return nil
    }
  }
}
