/// `portico diff`: what changed in the screens' meaning since a revision, and what of it breaks the code around them.
import PorticoEmit
import PorticoModel

package enum DiffCommand: Command {
  package static let name = "diff"
  package static let summary = "Say what changed in the meaning of screens since a git revision, and what breaks."
  package static let options: [Option] = [.changesFormat, .library, .quiet]
  package static let arguments = "REV [PATHS]"
  package static let discussion = """
    What they declare is compared with what REV (a commit, branch or tag) has there, each side
    under its own portico.settings. `main...` is where the branch parted from main. Comments, layout, and the order of
    what is private are no change.

    + is added, - removed, ~ changed. Breaking is what stops code around a screen from compiling, by whose it is: the
    view (binds, reads the Output), callers (make the model or its Input, call transform), the Logic, conformers (to a
    service), tests (through the harness). That a hook is gone breaks nothing; the order of ports and needs does, since
    Swift's arguments stand in order.

    The exit status is 1 where something is breaking, or a file has errors now, and 0 otherwise. A file that had errors
    at REV is named and left out, and so are those with errors now.
    """

  package static func run(
    _ options: Options, in surroundings: Surroundings
  ) throws(UsageProblem) -> ExitStatus {
    guard let revision = options.paths.first else {
      throw UsageProblem("compared with what? Give a git revision, such as `main` or `HEAD`", command: name)
    }
    let options = options.droppingFirstPath()
    let format = try format(options)
    let library = try options.library()
    var report = Report(options, surroundings, showsNotes: false)
    let pipeline: Pipeline
    do throws(TemplateError) { pipeline = Pipeline(generator: try Generator(), library: library) } catch {
      report.add(error, in: nil)
      return report.status
    }
    let arguments = SourceFinder.arguments(options.paths, in: surroundings.currentFolder)
    guard let old = try edition(revision, arguments, pipeline, &report) else { return report.status }
    // A path that is no more is one that was.
    let gone = arguments.filter { argument in
      Disk.kind(argument.real) == nil && old.sources.contains { FilePath.isBelow($0.source.path.real, argument.real) }
    }
    let paths = (options.paths.isEmpty ? ["."] : options.paths).filter { path in
      !gone.contains { $0.real == FilePath(path, in: surroundings.currentFolder).real }
    }
    let new = Edition(paths: paths, in: surroundings.currentFolder, pipeline)
    report.add(new.problems)
    let broken = tell(old, new, revision, &report)
    let comparison = DeclarationComparison(
      sound(old, except: broken), sound(new, except: broken), pipeline)
    if !options.has(.quiet) {
      report.show(ChangeText.render(comparison.changes, as: format, of: comparison.count))
    }
    let isBreaking = comparison.changes.contains { $0.changes.contains(where: \.isBreaking) }
    return isBreaking && report.status == .done ? .problems : report.status
  }

  private static func edition(
    _ revision: String, _ arguments: [FilePath], _ pipeline: Pipeline, _ report: inout Report
  ) throws(UsageProblem) -> Edition? {
    do throws(GitRepository.Problem) {
      let repository = try GitRepository(around: arguments[0])
      if let stranger = arguments.first(where: { !FilePath.isBelow($0.real, repository.folder) }) {
        throw .noRepository("\(stranger.shown), which is not below \(repository.folder),")
      }
      return try Edition(of: try repository.commit(revision), in: repository, below: arguments, pipeline)
    } catch {
      if case .git(let message) = error {
        report.add(FileProblem(message))
        return nil
      }
      throw UsageProblem(error.message, command: name)
    }
  }

  /// The files that one side cannot be read of; what was declared in them is not known to be gone or new.
  private static func tell(
    _ old: Edition, _ new: Edition, _ revision: String, _ report: inout Report
  ) -> Set<FilePath> {
    for source in old.sources where !source.isSound {
      report.warn("\(source.source.path.shown) had errors at \(revision), so it is left out")
    }
    for file in new.settingsFiles { report.add(file.diagnostics.filter { $0.severity == .error }, of: file.source) }
    for source in new.sources where !source.isSound {
      report.add(source.diagnostics.filter { $0.severity == .error }, of: source.tree.source)
    }
    return Set((old.sources + new.sources).filter { !$0.isSound }.map(\.source.path))
  }

  private static func sound(_ edition: Edition, except broken: Set<FilePath>) -> [Declarations] {
    edition.sources.filter { !broken.contains($0.source.path) }.map(\.declarations)
  }

  private static func format(_ options: Options) throws(UsageProblem) -> ChangeText.Format {
    guard let word = options[.changesFormat] else { return .text }
    if let format = ChangeText.Format(rawValue: word) { return format }
    let names = ChangeText.Format.allCases.map(\.rawValue)
    throw UsageProblem(
      "there is no format `\(word)`, but \(names.joined(separator: " and "))", near: word, among: names, command: name)
  }
}

extension Option {
  package static let changesFormat = Option(
    name: "--format", value: "F", summary: "text, or markdown for a comment on a pull request.",
    words: ChangeText.Format.allCases.map(\.rawValue))
}
