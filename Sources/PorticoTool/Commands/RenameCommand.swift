/// `portico rename`: another name for a port, state, let, need, group or hook, wherever the project says it for certain.
import PorticoEmit
import PorticoModel
import PorticoSyntax

package enum RenameCommand: Command {
  package static let name = "rename"
  package static let summary = "Give a port, state, let, need, group or hook of a screen another name."
  package static let options: [Option] = [
    .output, .testsOutput, .module, .library, .templates, .dryRun, .quiet,
  ]
  package static let arguments = "SCREEN.NAME NEW [PATHS]"
  package static let discussion = """
    NAME may say where it is: input.email, output.email, scroll.pageChanged.
    NEW is the new name, alone or as SCREEN.NEW.

    Changed are the declaration (every place that means it; `$0.email` too where that part is called after it), the
    generated files that stand, and in the file of the Logic the labels of hooks that follow from the name, with the
    parameter where its body leaves no doubt, and `context.NAME`. Every changed line is shown, and every line that says
    the old name still: in the declaration and the Logic, and in Swift files that name the view model or its harness,
    which are yours to change.

    The new declaration has to resolve to the same model but for the name; else nothing is written. Nor is it where the
    new name is taken or Swift's own, or a generated file was changed by hand (but for this very rename).

    A whole screen, a service and its methods, and labels of a payload cannot be renamed yet.
    """

  package static func run(
    _ options: Options, in surroundings: Surroundings
  ) throws(UsageProblem) -> ExitStatus {
    guard options.paths.count > 1 else {
      throw UsageProblem("what is to be renamed, and to what? `portico rename Login.email Login.mail`", command: name)
    }
    if options.has(.module), !options.has(.testsOutput) {
      throw UsageProblem("`--module` is for `--tests-output`", command: name)
    }
    let tests = try Generation.Tests(options[.testsOutput], options, in: surroundings, command: name)
    let request: RenameRequest
    do throws(RenameRequest.Problem) {
      request = try RenameRequest(options.paths[0], to: options.paths[1])
    } catch {
      throw UsageProblem(error.message, command: name)
    }
    let options = options.droppingFirstPath().droppingFirstPath()
    var report = Report(options, surroundings, showsNotes: false)
    guard let session = try Session(options, &report, in: surroundings) else { return report.status }
    guard let checked = find(request.screen, in: session.sources, &report) else { return report.status }
    do throws(RenameRequest.Problem) {
      guard let screen = checked.declarations.screens.first(where: { $0.name == request.screen }) else {
        return report.status
      }
      let meaning = try request.meaning(in: screen)
      let declaration = try DeclarationRename(request, meaning, in: checked, session.pipeline)
      var renaming = Renaming(request, meaning, declaration, session, options, surroundings, tests: tests)
      try renaming.plan()
      try renaming.run(&report)
    } catch {
      report.add(FileProblem(error.message, .problems))
    }
    return report.status
  }

  private static func find(_ name: String, in sources: [CheckedSource], _ report: inout Report) -> CheckedSource? {
    let found = sources.filter { $0.declarations.screens.contains { $0.name == name } }
    if found.count == 1 {
      if found[0].isSound { return found[0] }
      report.add(FileProblem("\(found[0].source.path.shown) has problems: mend them first", .problems))
    } else if found.isEmpty {
      let near = nearName(name, among: sources.flatMap { $0.declarations.screens.map(\.name) })
      let hint = near.map { "; did you mean `\($0)`?" } ?? ""
      if !sources.isEmpty { report.add(FileProblem("no screen is called `\(name)`\(hint)", .problems)) }
    } else {
      let paths = found.map(\.source.path.shown).joined(separator: " and in ")
      report.add(FileProblem("`\(name)` is declared in \(paths): say in which file", .problems))
    }
    return nil
  }
}
