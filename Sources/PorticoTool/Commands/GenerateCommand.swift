/// `portico generate`: writes what the declarations stand for.
import PorticoEmit
import PorticoModel

package enum GenerateCommand: Command {
  package static let name = "generate"
  package static let summary = "Write the Swift that .portico files declare."
  package static let options: [Option] = [
    .output, .testsOutput, .module, .library, .locations, .templates, .check, .diff, .dryRun, .force, .prune, .stdin,
    .stdout, .inputList, .outputList, .depfile, .depfileTarget, .wholeModule, .watch, .jobs, .noCache, .quiet,
    .verbose,
  ]
  package static let discussion = """
    Each file's output is written beside it, as NAME.generated.swift. What several outputs
    share goes to PorticoSupport.generated.swift, once for a module: where one stands already in a folder above, else
    in the folder of the SwiftPM target, else in the PATH that is a folder, else beside the file. With --output there is
    one, in DIR itself; the folders below a PATH are mirrored there.

    A file of which nothing changes is not written. A file with errors is left out, the others are written. A generated
    file that was changed by hand, and a file that is not Portico's, is overwritten only with --force. A generated file
    whose declaration is gone is told of, and removed with --prune.

    \(ModuleNames.discussion)

    A file @F among the arguments stands for the words in it.
    """

  package static func run(
    _ options: Options, in surroundings: Surroundings
  ) throws(UsageProblem) -> ExitStatus {
    try check(options)
    // A run of which nothing has changed would not ask.
    _ = try options.jobs(in: surroundings)
    if options.has(.stdout) { return try StandardOutputRun(options, in: surroundings).run() }
    if options.has(.watch) { return try WatchRun(options, in: surroundings).run() }
    var report = Report(options, surroundings, showsNotes: options.has(.verbose))
    try generate(options, &report, in: surroundings)
    return report.status
  }

  /// One run; what came of it is in the report.
  static func generate(
    _ options: Options, _ report: inout Report, in surroundings: Surroundings
  ) throws(UsageProblem) {
    guard let options = try InputList.expand(options, &report, in: surroundings) else { return }
    let reading = SourceReading(options, in: surroundings)
    let unchanged = UnchangedRun(reading, options, in: surroundings)
    if let record = unchanged?.record(), isWithoutOrphans(record, reading, options, in: surroundings) {
      report.tell(record)
      report.outputs = record.outputs.map { FilePath(shown: $0.path, real: $0.path) }
      report.summarise(
        screens: record.screens, files: reading.sources.count, ["\(record.outputs.count) \(unchangedWord(options))"])
      if !OutputPreview.isAsked(options) { MissingLogic(record, reading).tell(options, report) }
      return
    }
    guard var session = try Session(reading, options, &report, in: surroundings) else { return }
    guard let plan = try plan(session, options, &report, in: surroundings) else { return }
    if session.sources.isEmpty, plan.orphans.isEmpty { return }
    let outcomes = carryOut(plan, options, &report, in: surroundings)
    report.outputs = plan.files.map(\.file.path)
    if !OutputPreview.isAsked(options) { BuildFiles(options, in: surroundings).write(session, plan, &report) }
    let waiting = session.sources.count { $0.source.waitsForSettings && !$0.hasErrors }
    let counts = (outcomes + [(waiting, "waiting for settings")]).filter { $0.count > 0 }
      .map { "\($0.count) \($0.what)" }
    report.summarise(session.sources, counts.isEmpty ? ["nothing written"] : counts)
    unchanged?.keep(session, plan, report)
    // Who reads this in a log of CI may never have seen Portico.
    if options.has(.check), OutputPreview.isMended(by: plan) { report.say("  " + options.line(without: [.check])) }
    if !OutputPreview.isAsked(options) { MissingLogic(session.sources, &session.places).tell(options, report) }
  }

  private static func unchangedWord(_ options: Options) -> String {
    OutputPreview.isAsked(options) ? "up to date" : "unchanged"
  }

  private static func carryOut(
    _ plan: OutputPlan, _ options: Options, _ report: inout Report, in surroundings: Surroundings
  ) -> [(count: Int, what: String)] {
    if var preview = OutputPreview(options, in: surroundings) {
      preview.run(plan, &report)
      return preview.outcomes
    }
    var writing = OutputWriting(options)
    writing.run(plan, &report)
    report.changes = writing.changes
    return writing.outcomes
  }

  private static func check(_ options: Options) throws(UsageProblem) {
    if options.has(.module), !options.has(.testsOutput) {
      throw UsageProblem("`--module` is for `--tests-output`", command: name)
    }
    if options.has(.depfileTarget), !options.has(.depfile) {
      throw UsageProblem("`--depfile-target` is for `--depfile`", command: name)
    }
    if options.has(.wholeModule), !options.has(.output) {
      throw UsageProblem("`--whole-module` is for `--output`", command: name)
    }
    if options.has(.stdin), !options.has(.stdout) {
      throw UsageProblem("`--stdin` is for `--stdout`", command: name)
    }
    try options.exclude(.check, .diff, .dryRun, .watch)
    try options.exclude(.check, .force)
    try options.exclude(.check, .prune)
  }

  /// A build's leftovers are nobody's business, unless they are to be removed. Where something could not be looked at,
  /// nobody knows what it declares.
  private static func passesByOrphans(_ reading: SourceReading, _ options: Options) -> Bool {
    !reading.problems.isEmpty || (options.has(.wholeModule) && !options.has(.prune))
  }

  private static func orphans(
    _ reading: SourceReading, _ options: Options, in surroundings: Surroundings
  ) -> Orphans {
    passesByOrphans(reading, options) ? Orphans() : reading.orphans(options, in: surroundings)
  }

  private static func isWithoutOrphans(
    _ record: RunRecord, _ reading: SourceReading, _ options: Options, in surroundings: Surroundings
  ) -> Bool {
    if passesByOrphans(reading, options) { return true }
    var orphans = reading.orphans(options, in: surroundings)
    guard orphans.all.isEmpty else { return false }
    let planned = Set(record.outputs.map { FilePath(shown: $0.path, real: $0.path) })
    orphans.search(shared: reading.sharedFiles(options, in: surroundings), planned: planned)
    return orphans.all.isEmpty
  }

  /// nil where a template cannot be used, which is told.
  private static func plan(
    _ session: Session, _ options: Options, _ report: inout Report, in surroundings: Surroundings
  ) throws(UsageProblem) -> OutputPlan? {
    var generation = Generation(session.sources)
    generation.clock = surroundings.milliseconds
    generation.isWholeModule = options.has(.wholeModule)
    generation.tests = try Generation.Tests(options[.testsOutput], options, in: surroundings, command: name)
    var orphans = orphans(session.reading, options, in: surroundings)
    generation.gone = Set(orphans.all.map(\.path))
    if options.has(.prune) { generation.pruned = orphans.intact }
    var progress = Progress(of: session.sources.count, in: surroundings)
    do throws(TemplateError) {
      try generation.make(session.pipeline, jobs: session.jobs) { progress.show($0) }
    } catch {
      report.add(error, in: options[.templates])
      return nil
    }
    progress.clear()
    if !passesByOrphans(session.reading, options) {
      orphans.search(
        shared: session.reading.sharedFiles(options, in: surroundings), planned: Set(generation.files.map(\.path)))
    }
    for warning in generation.warnings { report.warn(warning) }
    for problem in generation.problems { report.add(problem) }
    return OutputPlan(generation, orphans.all, session.sources)
  }
}
