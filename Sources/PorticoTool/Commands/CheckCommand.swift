/// `portico check`: says what is wrong and writes nothing.
package enum CheckCommand: Command {
  package static let name = "check"
  package static let summary = "Say what is wrong with .portico files; write nothing."
  package static let options: [Option] = [.library, .quiet]
  package static let discussion = "The exit status is 1 where something is an error."

  package static func run(
    _ options: Options, in surroundings: Surroundings
  ) throws(UsageProblem) -> ExitStatus {
    var report = Report(options, surroundings, showsNotes: !options.has(.quiet))
    guard let session = try Session(options, &report, in: surroundings) else { return report.status }
    if !session.sources.isEmpty {
      report.summarise(session.sources, report.isClean ? ["no problems"] : [])
    }
    return report.status
  }
}
