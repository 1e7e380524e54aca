/// `portico eject`: one plain Swift file in a screen's place, with nothing of Portico in it.
import PorticoEmit
import PorticoModel
import PorticoSyntax

package enum EjectCommand: Command {
  package static let name = "eject"
  package static let summary = "Write a screen as one plain Swift file and leave Portico behind."
  package static let options: [Option] = [.outputFile, .stdout, .remove, .library, .templates, .quiet]
  package static let arguments = "NAME [PATHS]"
  package static let discussion = """
    NAME is a screen or a service that one of them declares.

    The file holds the view model, below it the file of its Logic as it stands, and the code that it shared with others,
    under names of its own. It is written beside the declaration, as NAMEViewModel.swift; nothing that stands there is
    overwritten. With --remove the declaration is taken out of its file (the file goes with its last one), and so are
    its generated Swift and the Logic's file, which has moved. A generated file that was changed by hand stops that.
    """

  package static func run(
    _ options: Options, in surroundings: Surroundings
  ) throws(UsageProblem) -> ExitStatus {
    guard let name = options.paths.first else {
      throw UsageProblem("which screen? Give its name", command: Self.name)
    }
    if options.has(.stdout), options.has(.remove) || options[.outputFile] != nil {
      throw UsageProblem("`--stdout` goes with neither `--output` nor `--remove`", command: Self.name)
    }
    let options = options.droppingFirstPath()
    var report = Report(options, surroundings, showsNotes: false)
    guard var session = try Session(options, &report, in: surroundings) else { return report.status }
    guard let found = find(name, in: session.sources, &report) else { return report.status }
    do throws(FileProblem) {
      guard found.isSound else {
        throw FileProblem("\(found.source.path.shown) has problems: mend them first", .problems)
      }
      let half = try half(of: name, in: found, &session)
      let ejection = try ejection(of: name, in: found, session, options, &report)
      guard let ejection else { return report.status }
      let text = EjectedFile(ejection, half: half?.outline).text
      if options.has(.stdout) {
        surroundings.write(.output, text)
        return report.status
      }
      let path = path(of: ejection, found, options, in: surroundings)
      let removal = options.has(.remove) ? try DeclarationLeave(name, found, half, session) : nil
      try write(text, to: path, report)
      guard let removal else {
        report.say("\(name) is declared in \(found.source.path.shown) still: `--remove` takes it out")
        return report.status
      }
      for line in try removal.run() { report.say(line) }
    } catch {
      report.add(error)
    }
    return report.status
  }

  private static func find(_ name: String, in sources: [CheckedSource], _ report: inout Report) -> CheckedSource? {
    let found = sources.filter { $0.declares(name) }
    if found.count == 1 { return found[0] }
    if found.isEmpty {
      let names = sources.flatMap { $0.declarations.screens.map(\.name) + $0.declarations.services.map(\.name) }
      let near = nearName(name, among: names).map { "; did you mean `\($0)`?" } ?? ""
      if !sources.isEmpty { report.add(FileProblem("no screen is called `\(name)`\(near)", .problems)) }
    } else {
      let paths = found.map(\.source.path.shown).joined(separator: " and in ")
      report.add(FileProblem("`\(name)` is declared in \(paths): say in which file", .problems))
    }
    return nil
  }

  /// The user's half, which has to be there and to be read.
  private static func half(
    of name: String, in checked: CheckedSource, _ session: inout Session
  ) throws(FileProblem) -> UserHalf? {
    guard let logic = checked.logicFiles.first(where: { $0.screen.name == name }) else { return nil }
    switch session.places.place(of: logic.typeName, of: checked.source) {
    case .found(let half): return half.path.name == logic.name ? half : nil
    case .nowhere:
      throw FileProblem("\(name) has no Logic yet: begin it with `portico scaffold`", .problems)
    case .unclear(let path, let problem, let outline):
      if let problem { throw problem }
      let reason = outline?.fault?.message ?? "it declares no type \(logic.typeName)"
      throw FileProblem("\(path.shown) cannot be taken along: \(reason)", .problems)
    }
  }

  private static func ejection(
    of name: String, in checked: CheckedSource, _ session: Session, _ options: Options, _ report: inout Report
  ) throws(FileProblem) -> Ejection? {
    do throws(TemplateError) { return try session.pipeline.ejection(name, of: checked) } catch {
      report.add(error, in: options[.templates])
      return nil
    }
  }

  private static func path(
    of ejection: Ejection, _ checked: CheckedSource, _ options: Options, in surroundings: Surroundings
  ) -> FilePath {
    let name = ejection.name + ".swift"
    guard let given = options[.outputFile] else { return checked.source.path.parent.appending(name) }
    let path = FilePath(given, in: surroundings.currentFolder)
    return given.hasSuffix("/") || Disk.kind(path.real) == .folder ? path.appending(name) : path
  }

  private static func write(_ text: String, to path: FilePath, _ report: Report) throws(FileProblem) {
    do throws(DiskProblem) {
      let bytes = Array(text.utf8)
      if Disk.kind(path.real) != nil {
        if try Disk.read(path.real) == bytes { return report.say("\(path.shown) is there already") }
        throw DiskProblem("cannot be written", "it exists; give `--output`")
      }
      try Disk.createFolder(path.parent.real)
      try Disk.write(bytes, to: path.real)
      report.say("wrote \(path.shown)")
    } catch {
      throw FileProblem(error.message(path.shown), error.refusal == "cannot be written" ? .problems : .disk)
    }
  }
}
