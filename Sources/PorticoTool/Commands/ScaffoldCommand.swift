/// `portico scaffold`: begins the user's halves that are missing.
import PorticoEmit

package enum ScaffoldCommand: Command {
  package static let name = "scaffold"
  package static let summary = "Write a first NAMELogic.swift for screens that lack it."
  package static let options: [Option] = [.output, .library, .templates, .quiet]
  package static let discussion = """
    The file goes where the screen's generated file goes. A file of that name that
    exists, there or elsewhere in the PATHS or the module, is yours: it is never changed, and none is written beside it.
    """

  package static func run(
    _ options: Options, in surroundings: Surroundings
  ) throws(UsageProblem) -> ExitStatus {
    var report = Report(options, surroundings, showsNotes: false)
    guard var session = try Session(options, &report, in: surroundings) else { return report.status }
    guard !session.sources.isEmpty else { return report.status }
    var written = 0
    do throws(TemplateError) {
      for (checked, logic) in MissingLogic(&session).missing {
        let file = try session.pipeline.scaffold(logic, of: checked)
        let path = checked.source.outputFolder.appending(file.name)
        do throws(DiskProblem) {
          try Disk.createFolder(path.parent.real)
          try Disk.write(Array(file.text.utf8), to: path.real)
          written += 1
          report.say("wrote \(path.shown)")
        } catch {
          report.add(FileProblem(error.message(path.shown)))
        }
      }
    } catch {
      report.add(error, in: options[.templates])
      return report.status
    }
    report.summarise(session.sources, [written == 0 ? "no Logic is missing" : "\(written) written"])
    return report.status
  }
}
