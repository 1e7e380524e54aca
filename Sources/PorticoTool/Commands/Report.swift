/// What a run says: problems on standard error, the rest on standard output; and the status that comes of it.
import PorticoEmit
import PorticoSyntax

package struct Report {
  private let surroundings: Surroundings
  private let options: Options
  private let start: Double
  private let showsNotes: Bool
  package private(set) var status = ExitStatus.done
  private var errors = 0
  private(set) var warnings = 0
  /// What was said on standard error, a problem or the problems of a file each.
  private(set) var entries: [String] = []
  private(set) var announcements: [String] = []
  /// Where everything stands that it has generated, or found as it should be.
  var outputs: [FilePath] = []
  /// How many files it has written or removed.
  var changes = 0
  /// How the run ended: `4 written, 2 unchanged · 1 warning`.
  private(set) var outcome = ""

  /// Notes ask for nothing to be done, so whoever only generates does without them.
  package init(_ options: Options, _ surroundings: Surroundings, showsNotes: Bool) {
    self.showsNotes = showsNotes
    self.surroundings = surroundings
    self.options = options
    start = surroundings.milliseconds()
  }

  package var isClean: Bool { errors == 0 && warnings == 0 }

  package mutating func add(_ problem: FileProblem) {
    errors += 1
    worsen(problem.status)
    tell("error: \(problem.message)\n")
  }

  package mutating func add(_ problems: [FileProblem]) {
    for problem in problems { add(problem) }
  }

  /// What is to be looked at, but stops nothing.
  package mutating func warn(_ message: String) {
    warnings += 1
    tell("warning: \(message)\n")
  }

  package mutating func add(_ error: TemplateError, in folder: String?) {
    errors += 1
    worsen(.problems)
    tell(FilePath.join(folder ?? "", error.description) + "\n")
  }

  package mutating func add(_ diagnostics: [Diagnostic], of source: SourceFile) {
    let shown = showsNotes ? diagnostics : diagnostics.filter { $0.severity != .note }
    guard !shown.isEmpty else { return }
    errors += shown.count { $0.severity == .error }
    warnings += shown.count { $0.severity == .warning }
    if shown.contains(where: { $0.severity == .error }) { worsen(.problems) }
    tell(DiagnosticRenderer(source, isColoured: surroundings.isColoured).render(shown))
  }

  /// What a run like this one has told.
  mutating func tell(_ record: RunRecord) {
    warnings += record.warnings
    for entry in record.told { tell(entry) }
  }

  private mutating func tell(_ text: String) {
    entries.append(text)
    surroundings.write(.errors, text)
  }

  private mutating func worsen(_ other: ExitStatus) {
    if other.rawValue > status.rawValue { status = other }
  }

  /// What is to be heard of each time, by whoever watches too: a file is not where it was.
  package mutating func announce(_ line: String) {
    announcements.append(line)
    say(line)
  }

  package func say(_ line: String) {
    if !options.has(.quiet) { surroundings.write(.output, line + "\n") }
  }

  /// What was asked for, however quiet the run is to be.
  package func show(_ text: String) {
    surroundings.write(.output, text)
  }

  /// What may help with the problem before it.
  package mutating func hint(_ message: String) {
    tell("note: \(message)\n")
  }

  package func detail(_ line: String) {
    if options.has(.verbose) { surroundings.write(.output, line + "\n") }
  }

  /// `5 screens in 3 files · 4 written, 2 unchanged · 1 warning · 12 ms`
  package mutating func summarise(_ sources: [CheckedSource], _ outcomes: [String]) {
    summarise(screens: sources.reduce(0) { $0 + $1.declarations.screens.count }, files: sources.count, outcomes)
  }

  package mutating func summarise(screens: Int, files: Int, _ outcomes: [String]) {
    let problems = [(errors, "error"), (warnings, "warning")].filter { $0.0 > 0 }.map(Self.count)
    let parts = [outcomes.joined(separator: ", "), problems.joined(separator: ", ")]
    outcome = parts.filter { !$0.isEmpty }.joined(separator: " · ")
    let size = "\(Self.count(screens, "screen")) in \(Self.count(files, "file"))"
    let time = "\(Int(surroundings.milliseconds() - start)) ms"
    say([size, outcome, time].filter { !$0.isEmpty }.joined(separator: " · "))
  }

  package static func count(_ number: Int, _ noun: String) -> String {
    "\(number) \(noun)\(number == 1 ? "" : "s")"
  }
}
