/// `generate` as it writes: each file in its place, and what is said of it.

struct OutputWriting {
  let options: Options
  private(set) var changes = 0
  private(set) var outcomes: [(count: Int, what: String)] = []

  init(_ options: Options) {
    self.options = options
  }

  mutating func run(_ plan: OutputPlan, _ report: inout Report) {
    var (written, unchanged) = (0, 0)
    let folders = Set(plan.files.filter { $0.state != .current }.map(\.file.path.parent.real))
    for folder in folders.sorted() { Disk.removeLeftovers(in: folder) }
    for (file, state) in plan.files {
      switch OutputPlacing.place(file, state, isForced: options.has(.force)) {
      case .written(let copy):
        written += 1
        report.detail("wrote \(file.path.shown) · \(state.reason)\(plan.time(of: file))")
        if let copy { report.announce("kept what \(file.path.shown) was as \(copy.name)") }
      case .unchanged:
        unchanged += 1
        report.detail("unchanged \(file.path.shown)\(plan.time(of: file))")
      case .refused(let problem):
        report.add(problem)
        if let hint = plan.rename(in: file, state) { report.hint(hint) }
      }
    }
    let removed = prune(plan.orphans, &report)
    changes = written + removed
    outcomes = [(written, "written"), (unchanged, "unchanged"), (removed, "removed")]
  }

  private func prune(_ orphans: [Orphans.Orphan], _ report: inout Report) -> Int {
    var removed = 0
    for orphan in orphans {
      guard options.has(.prune) else {
        report.warn("\(orphan.path.shown) has outlived \(orphan.origin): `--prune` removes it")
        continue
      }
      guard orphan.isIntact else {
        report.add(orphan.refusal)
        continue
      }
      do throws(DiskProblem) {
        try Disk.remove(orphan.path.real)
        removed += 1
        report.announce("removed \(orphan.path.shown)")
      } catch {
        report.add(FileProblem(error.message(orphan.path.shown)))
      }
    }
    return removed
  }
}

extension OutputState {
  /// Why a file is written.
  var reason: String {
    switch self {
    case .missing: "new"
    case .current, .outOfDate: "out of date"
    case .edited: "changed by hand"
    case .conflicted: "conflict of a merge"
    case .foreign: "not Portico's"
    case .unreadable: "cannot be read"
    }
  }
}

extension Orphans.Orphan {
  /// What it came from.
  var origin: String { declaration ?? "the files that needed it" }

  var refusal: FileProblem {
    FileProblem(
      "\(path.shown) has outlived \(origin) and was changed by hand, so it is left as it is: delete it yourself",
      .problems)
  }
}
