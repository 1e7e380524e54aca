/// `portico scaffold`: begins the user's halves that are missing, and adds to those that lack a method.
import PorticoEmit
import PorticoModel
import PorticoSyntax

package enum ScaffoldCommand: Command {
  package static let name = "scaffold"
  package static let summary =
    "Write the NAMELogic.swift that screens lack; add stubs for new hooks to those that stand."
  package static let options: [Option] = [.output, .checkHalves, .library, .templates, .quiet]
  package static let discussion = """
    The file goes where the screen's generated file goes, unless
    NAMELogic is declared in the PATHS or the module already. What stands there is yours and stays as it is, to the
    byte: stubs for new hooks follow in an extension at the file's end. Hooks that changed, or that nothing asks for any
    more, are told with both signatures. A file that cannot be read as Swift is left alone and told.
    """

  package static func run(
    _ options: Options, in surroundings: Surroundings
  ) throws(UsageProblem) -> ExitStatus {
    var report = Report(options, surroundings, showsNotes: false)
    guard let session = try Session(options, &report, in: surroundings) else { return report.status }
    guard !session.sources.isEmpty else { return report.status }
    var work = Scaffolding(session, report, checksOnly: options.has(.checkHalves))
    do throws(TemplateError) { try work.run() } catch {
      work.report.add(error, in: options[.templates])
      return work.report.status
    }
    work.report.summarise(session.sources, work.outcomes)
    return work.report.status
  }
}

private struct Scaffolding {
  var report: Report
  private var session: Session
  private let checksOnly: Bool
  private var written = 0
  private var grown = 0
  private var missing = 0

  init(_ session: Session, _ report: Report, checksOnly: Bool) {
    self.session = session
    self.report = report
    self.checksOnly = checksOnly
  }

  var outcomes: [String] {
    let counts = [(written, "written"), (grown, "extended"), (missing, "missing")].filter { $0.0 > 0 }
    return counts.isEmpty ? ["no Logic is missing"] : counts.map { "\($0.0) \($0.1)" }
  }

  mutating func run() throws(TemplateError) {
    for checked in session.sources where checked.isSound {
      for logic in checked.logicFiles {
        switch session.places.place(of: logic.typeName, of: checked.source) {
        case .nowhere: try begin(logic, of: checked)
        case .unclear(let path, let problem, let outline): refuse(path, logic, problem, outline)
        case .found(let half): try compare(half, logic, of: checked)
        }
      }
    }
  }

  private mutating func begin(_ logic: LogicFile, of checked: CheckedSource) throws(TemplateError) {
    let file = try session.pipeline.scaffold(logic, of: checked)
    let path = checked.source.outputFolder.appending(file.name)
    if checksOnly {
      missing += 1
      report.add(FileProblem("\(path.shown) is missing: `portico scaffold` begins it", .problems))
      return
    }
    do throws(DiskProblem) {
      try Disk.createFolder(path.parent.real)
      try Disk.write(Array(file.text.utf8), to: path.real)
      written += 1
      report.say("wrote \(path.shown)")
    } catch {
      report.add(FileProblem(error.message(path.shown)))
    }
  }

  private mutating func compare(
    _ half: UserHalf, _ logic: LogicFile, of checked: CheckedSource
  ) throws(TemplateError) {
    let comparison = LogicComparison(
      half, session.pipeline.stubs(logic), aliases: session.places.aliases(around: checked.source),
      screen: logic.screen.name, declaration: checked.source.path.shown)
    if !comparison.missing.isEmpty {
      if checksOnly || half.declaration.isConditional {
        missing += comparison.missing.count
        report.add(comparison.complaints, of: half.outline.source)
      } else {
        let addition = try session.pipeline.growth(of: half, by: comparison.missing, logic, of: checked)
        grow(half, addition, comparison.missing)
      }
    }
    for (source, diagnostic) in comparison.warnings { report.add([diagnostic], of: source) }
  }

  private mutating func grow(_ half: UserHalf, _ addition: [UInt8], _ stubs: [LogicStub]) {
    if let problem = LogicGrowth.append(addition, to: half.path, standing: half.bytes) {
      report.add(problem)
      return
    }
    grown += 1
    session.places.forget(half.path)
    let names = stubs.map { SwiftFunction(signature: $0.signature)?.compoundName ?? $0.name }
    report.say("added to \(half.path.shown): \(names.joined(separator: ", "))")
  }

  private mutating func refuse(
    _ path: FilePath, _ logic: LogicFile, _ problem: FileProblem?, _ outline: SwiftOutline?
  ) {
    missing += checksOnly ? 1 : 0
    if let problem {
      report.add(problem)
    } else if let outline, let fault = outline.fault {
      let message = "\(path.shown) is left as it is: \(fault.message)"
      report.add([Diagnostic("unreadable-swift", .error, message, at: fault.span)], of: outline.source)
    } else {
      report.add(
        FileProblem("\(path.shown) declares no type \(logic.typeName), so it is left as it is", .problems))
    }
  }
}
