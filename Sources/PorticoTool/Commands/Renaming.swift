/// A rename as it is planned, so that all that may be refused is known before the first byte is written, and carried out.
import PorticoEmit
import PorticoModel
import PorticoSyntax

struct Renaming {
  /// A file of the user's with some of its lines changed.
  private struct Change {
    var path: FilePath
    var source: SourceFile
    var edits: TextEdits
    var after: SourceFile

    init(_ path: FilePath, _ source: SourceFile, _ edits: TextEdits) {
      self.path = path
      self.source = source
      self.edits = edits
      after = SourceFile(path: path.shown, bytes: edits.applied(to: source.bytes))
    }
  }

  private let request: RenameRequest
  private let meaning: NameUse.Meaning
  private let declaration: DeclarationRename
  private var session: Session
  private let options: Options
  private let tests: Generation.Tests?
  private let surroundings: Surroundings

  private var changes: [Change] = []
  private var generated: [(file: PlannedFile, state: OutputState)] = []

  init(
    _ request: RenameRequest, _ meaning: NameUse.Meaning, _ declaration: DeclarationRename, _ session: Session,
    _ options: Options, _ surroundings: Surroundings, tests: Generation.Tests?
  ) {
    self.request = request
    self.meaning = meaning
    self.declaration = declaration
    self.session = session
    self.options = options
    self.tests = tests
    self.surroundings = surroundings
  }

  private var old: CheckedSource { declaration.old }

  // MARK: Planning

  mutating func plan() throws(RenameRequest.Problem) {
    changes = [
      Change(old.source.path, old.tree.source, TextEdits(declaration.places.map { ($0, request.new) }))
    ]
    try planHalf()
    try planGenerated()
  }

  private mutating func planHalf() throws(RenameRequest.Problem) {
    guard let logic = old.logicFiles.first(where: { $0.screen.name == request.screen }),
      let renamed = declaration.checked.logicFiles.first(where: { $0.screen.name == request.screen })
    else { return }
    switch session.places.place(of: logic.typeName, of: old.source) {
    case .nowhere: return
    case .unclear(let path, _, _):
      throw RenameRequest.Problem(
        message: "\(path.shown) cannot be read as the Logic, so nothing is written: mend it first")
    case .found(let half):
      let stubs = Array(zip(session.pipeline.stubs(logic), session.pipeline.stubs(renamed)))
      let rename = HalfRename(
        half, stubs.map { (old: $0, new: $1) }, isInContext: isInContext(logic.screen), from: request.old,
        to: request.new)
      for (path, source) in rename.sources.sorted(by: { $0.key < $1.key }) {
        let file = FilePath(path, in: surroundings.currentFolder)
        changes.append(Change(file, source, rename.edits[path] ?? TextEdits()))
      }
    }
  }

  /// Whether the user's half reads it of its Context.
  private func isInContext(_ screen: Screen) -> Bool {
    switch meaning {
    case .stream(.state), .need: true
    case .stream(.port(let id)):
      ScreenShape(screen, Generator.library(screen.settings.library)).contextPorts.contains { $0.id == id }
    case .stream(.local), .group, .hook, .part: false
    }
  }

  /// Those of this declaration that stand; where nothing was generated so far, nothing is begun.
  private mutating func planGenerated() throws(RenameRequest.Problem) {
    let sources = session.sources.map { $0.source.path == old.source.path ? declaration.checked : $0 }
    var generation = Generation(sources)
    generation.tests = tests
    let before: String
    do throws(TemplateError) {
      try generation.make(session.pipeline)
      before = try session.pipeline.generate(old).text
    } catch {
      throw RenameRequest.Problem(message: error.description)
    }
    let base = SourceName(old.source.path.shown).base
    let own = old.source.outputFolder.appending(base + ".generated.swift")
    for file in generation.files {
      let isOwn = file.path == own || file.path.name == base + ".harness.generated.swift"
      guard isOwn || file.path == old.source.supportFolder.appending(SupportRequest.fileName) else { continue }
      let state = OutputState(of: file)
      if case .missing = state { continue }
      if let problem = OutputPlacing.refusal(of: file.path, state), !isThisRename(state, before) {
        throw RenameRequest.Problem(message: problem.message)
      }
      generated.append((file, state))
    }
  }

  /// An editor made it in the generated file first: nothing is lost with that.
  private func isThisRename(_ state: OutputState, _ before: String) -> Bool {
    guard case .edited(let standing) = state, let found = HandRename(from: before, to: standing) else { return false }
    return found.old == request.old && found.new == request.new
  }

  // MARK: Doing

  func run(_ report: inout Report) throws(RenameRequest.Problem) {
    let isDry = options.has(.dryRun)
    let known = Set(changes.map(\.path) + generated.map(\.file.path))
    // What others say has to be found before anything else is.
    let mentions = RenameMentions(request, classNames, below: searched, except: known)
    let written = isDry ? known : try write(&report)
    for change in changes where written.contains(change.path) {
      for number in change.edits.lines(in: change.source) {
        report.say("\(change.path.shown):\(number): \(WordLines.line(at: number, in: change.after).text)")
      }
    }
    for (file, _) in generated where !isDry && written.contains(file.path) {
      report.say("generated \(file.path.shown)")
    }
    let left = changes.flatMap { change in
      let span = change.path == old.source.path ? screenSpan : nil
      return WordLines.saying(request.old, in: change.after, within: span)
        .map { "\(change.path.shown):\($0.number): \($0.text)" }
    }
    tell(left, "`\(request.old)` stands there still:", report)
    tell(mentions.lines, "Yours to look at, since \(classNames.joined(separator: " or ")) is named there:", report)
    let harnesses = mentions.harnesses.filter {
      $0.name == SourceName(old.source.path.shown).base + ".harness.generated.swift"
    }
    for path in harnesses where !known.contains(path) {
      report.say("\(path.shown) has the old name: generate it anew, with `--tests-output`")
    }
    if isDry { report.say("nothing is written: --dry-run") }
  }

  private func tell(_ lines: [String], _ head: String, _ report: Report) {
    guard !lines.isEmpty else { return }
    report.say(head)
    for line in lines { report.say("  \(line)") }
  }

  /// The files that were; those after one that cannot be are left.
  private func write(_ report: inout Report) throws(RenameRequest.Problem) -> Set<FilePath> {
    for change in changes where !change.edits.isEmpty {
      guard (try? Disk.read(change.path.real)) == change.source.bytes else {
        throw RenameRequest.Problem(
          message: "\(change.path.shown) was changed meanwhile, so nothing is written: run this again")
      }
    }
    let texts =
      changes.filter { !$0.edits.isEmpty }.map { (path: $0.path, bytes: $0.after.bytes) }
      + generated.filter { $0.state != .current }.map { (path: $0.file.path, bytes: Array($0.file.text.utf8)) }
    var written: Set<FilePath> = []
    for (path, bytes) in texts {
      do throws(DiskProblem) { try Disk.write(bytes, to: path.real) } catch {
        let rest = written.isEmpty ? "" : ", so only a part of the rename is written"
        report.add(FileProblem(error.message(path.shown) + rest))
        return written
      }
      written.insert(path)
    }
    return written
  }

  // MARK: Elsewhere

  /// In the new text.
  private var screenSpan: Span? {
    declaration.checked.tree.screens.first { $0.name.text == request.screen }?.span
  }

  private var classNames: [String] {
    guard let screen = old.declarations.screens.first(where: { $0.name == request.screen }) else { return [] }
    return [ScreenNames(screen).className, screen.name + "Harness"]
  }

  /// The project, as far as it is to be seen from here.
  private var searched: [FilePath] {
    let here = FilePath(shown: ".", real: surroundings.currentFolder)
    let tests = options[.testsOutput].map { FilePath($0, in: surroundings.currentFolder) }
    return [here, session.reading.roots[old.source.path], tests].compactMap(\.self)
  }
}

/// The lines of Swift files that say the old name and somewhere the view model's or its harness's: nobody knows for
/// certain whether they mean it.
struct RenameMentions {
  private(set) var lines: [String] = []
  /// All harnesses that stand.
  private(set) var harnesses: [FilePath] = []

  init(_ request: RenameRequest, _ classNames: [String], below folders: [FilePath], except known: Set<FilePath>) {
    var seen = known
    for folder in folders {
      for file in FolderWalk(folder).swiftFiles {
        let path = folder.appending(file)
        if file.hasSuffix(".harness.generated.swift"), !harnesses.contains(path) { harnesses.append(path) }
        if file.hasSuffix(".generated.swift") { continue }
        guard seen.insert(path).inserted, let bytes = try? Disk.read(path.real) else { continue }
        let source = SourceFile(path: path.shown, bytes: bytes)
        guard classNames.contains(where: { !WordLines.saying($0, in: source).isEmpty }) else { continue }
        lines += WordLines.saying(request.old, in: source).map { "\(path.shown):\($0.number): \($0.text)" }
      }
    }
  }
}
