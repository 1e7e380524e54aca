/// What a run has found out before it writes: what is to stand where, what stands there, what nothing declares any more.
import PorticoModel

struct OutputPlan {
  let files: [(file: PlannedFile, state: OutputState)]
  let orphans: [Orphans.Orphan]
  /// How long each file took to be made, in milliseconds.
  private let times: [FilePath: Double]
  private let sources: [CheckedSource]

  init(_ generation: Generation, _ orphans: [Orphans.Orphan], _ sources: [CheckedSource]) {
    files = generation.files.map { ($0, OutputState(of: $0)) }
    self.orphans = orphans
    self.sources = sources
    times = generation.times
  }

  func time(of file: PlannedFile) -> String {
    times[file.path].map { " · \(Double(Int($0 * 10)) / 10) ms" } ?? ""
  }

  /// What to do where an editor's rename was made in the generated file.
  func rename(in file: PlannedFile, _ state: OutputState) -> String? {
    guard case .edited(let standing) = state, let found = HandRename(from: file.text, to: standing) else { return nil }
    let screens = sources.filter { $0.source.outputFolder == file.path.parent }.flatMap(\.declarations.screens)
    let owner = screens.first { $0.declares(found.old) && file.text.contains($0.name) }
    guard let owner else { return nil }
    return "`\(found.old)` is called `\(found.new)` there: "
      + "`portico rename \(owner.name).\(found.old) \(owner.name).\(found.new)` says so in the declaration"
  }
}
