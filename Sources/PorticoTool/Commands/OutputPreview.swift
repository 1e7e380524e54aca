/// `generate --check`, `--diff` and `--dry-run`: what would be written, and nothing is.

struct OutputPreview {
  enum Mode {
    case check, diff, dryRun
  }

  private let mode: Mode
  private let options: Options
  private let isColoured: Bool
  private(set) var outcomes: [(count: Int, what: String)] = []

  /// Whether writing would mend what is the matter with some file.
  static func isMended(by plan: OutputPlan) -> Bool {
    plan.files.contains { _, state in
      switch state {
      case .missing, .outOfDate: true
      case .current, .edited, .conflicted, .foreign, .unreadable: false
      }
    }
  }

  static func isAsked(_ options: Options) -> Bool { [.check, .diff, .dryRun].contains(where: options.has) }

  /// nil where the options ask for the writing itself.
  init?(_ options: Options, in surroundings: Surroundings) {
    if options.has(.check) {
      mode = .check
    } else if options.has(.diff) {
      mode = .diff
    } else if options.has(.dryRun) {
      mode = .dryRun
    } else {
      return nil
    }
    self.options = options
    isColoured = surroundings.isOutputColoured
  }

  mutating func run(_ plan: OutputPlan, _ report: inout Report) {
    for (file, state) in plan.files {
      count(state)
      if case .current = state { continue }
      switch mode {
      case .check: check(file, state, plan, &report)
      case .diff, .dryRun: preview(file, state, plan, &report)
      }
    }
    for orphan in plan.orphans { tell(orphan, &report) }
    if !plan.orphans.isEmpty { outcomes.append((plan.orphans.count, "orphaned")) }
    // Beside what is to be done, what need not is of no interest.
    if outcomes.count > 1 { outcomes.removeAll { $0.what == "up to date" } }
  }

  private mutating func count(_ state: OutputState) {
    let what =
      switch state {
      case .missing: "missing"
      case .current: "up to date"
      case .outOfDate: "out of date"
      case .edited: "changed by hand"
      case .conflicted: "in conflict"
      case .foreign: "not Portico's"
      case .unreadable: "unreadable"
      }
    if let index = outcomes.firstIndex(where: { $0.what == what }) {
      outcomes[index].count += 1
    } else {
      outcomes.append((1, what))
    }
  }

  private func check(_ file: PlannedFile, _ state: OutputState, _ plan: OutputPlan, _ report: inout Report) {
    let path = file.path.shown
    switch state {
    case .current: break
    case .missing: report.add(FileProblem("\(path) is missing", .problems))
    case .outOfDate(let standing):
      report.add(FileProblem("\(path) is out of date", .problems))
      show(file, standing, report)
    case .edited(let standing):
      report.add(FileProblem("\(path) was changed by hand", .problems))
      if let hint = plan.rename(in: file, state) { report.hint(hint) }
      show(file, standing, report)
    case .foreign: report.add(FileProblem("\(path) is not Portico's", .problems))
    case .conflicted, .unreadable: if let problem = OutputPlacing.refusal(of: file.path, state) { report.add(problem) }
    }
  }

  private func preview(_ file: PlannedFile, _ state: OutputState, _ plan: OutputPlan, _ report: inout Report) {
    if let problem = OutputPlacing.refusal(of: file.path, state), !(state.isOthers && options.has(.force)) {
      report.add(problem)
      if let hint = plan.rename(in: file, state) { report.hint(hint) }
      return
    }
    if mode == .dryRun {
      report.say("would write \(file.path.shown) · \(state.reason)")
      return
    }
    switch state {
    case .outOfDate(let standing), .edited(let standing), .conflicted(let standing), .foreign(let standing):
      show(file, standing, report)
    case .missing: show(file, nil, report)
    case .current, .unreadable: break
    }
  }

  private func tell(_ orphan: Orphans.Orphan, _ report: inout Report) {
    let path = orphan.path.shown
    switch mode {
    case .check:
      let remedy = orphan.isIntact ? ": `portico generate --prune` removes it" : " and was changed by hand"
      report.add(FileProblem("\(path) has outlived \(orphan.origin)\(remedy)", .problems))
    case .diff where options.has(.prune) && orphan.isIntact:
      report.show(UnifiedDiff(from: orphan.text, to: nil, path: path).text(isColoured: isColoured))
    case .dryRun where options.has(.prune) && orphan.isIntact:
      report.say("would remove \(path)")
    case .diff, .dryRun:
      if options.has(.prune) {
        report.add(orphan.refusal)
      } else {
        report.warn("\(path) has outlived \(orphan.origin): `--prune` removes it")
      }
    }
  }

  private func show(_ file: PlannedFile, _ standing: String?, _ report: Report) {
    if mode == .check, options.has(.quiet) { return }
    report.show(UnifiedDiff(from: standing, to: file.text, path: file.path.shown).text(isColoured: isColoured))
  }
}
