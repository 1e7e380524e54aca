/// Puts generated text in its place: only where it changes something, and never over what is not Portico's.

package enum OutputPlacing {
  package enum Outcome: Hashable, Sendable {
    /// What was overwritten by force is kept in the copy.
    case written(copy: FilePath?)
    case unchanged
    case refused(FileProblem)
  }

  package static func place(_ file: PlannedFile, isForced: Bool = false) -> Outcome {
    place(file, OutputState(of: file), isForced: isForced)
  }

  package static func place(_ file: PlannedFile, _ state: OutputState, isForced: Bool) -> Outcome {
    if case .current = state { return .unchanged }
    if let problem = refusal(of: file.path, state), !isForced || !state.isOthers { return .refused(problem) }
    do throws(DiskProblem) {
      if case .missing = state { try Disk.createFolder(file.path.parent.real) }
      let copy = state.isOthers ? try keep(file.path) : nil
      try Disk.write(Array(file.text.utf8), to: file.path.real)
      return .written(copy: copy)
    } catch {
      return .refused(FileProblem(error.message(file.path.shown)))
    }
  }

  /// Why nothing may be written there; nil where it may.
  package static func refusal(of path: FilePath, _ state: OutputState) -> FileProblem? {
    let remedy = "move it elsewhere or delete it, then generate again, or generate with `--force`, which keeps a copy"
    switch state {
    case .missing, .current, .outOfDate: return nil
    case .edited:
      return FileProblem("\(path.shown) was changed by hand, so it is left as it is: \(remedy)", .problems)
    case .conflicted:
      return FileProblem(
        "\(path.shown) holds a merge's conflict: take either side (`git checkout --ours` or `--theirs`), "
          + "then generate again", .problems)
    case .foreign:
      return FileProblem("\(path.shown) is not Portico's, so it is left as it is: \(remedy)", .problems)
    case .unreadable(let problem): return FileProblem(problem.message(path.shown))
    }
  }

  /// Copies what stands to the first name that is free.
  private static func keep(_ path: FilePath) throws(DiskProblem) -> FilePath {
    let bytes = try Disk.read(path.real)
    var copy = FilePath(shown: path.shown + ".orig", real: path.real + ".orig")
    var number = 2
    while Disk.isLink(copy.real) || Disk.kind(copy.real) != nil {
      copy = FilePath(shown: "\(path.shown).orig\(number)", real: "\(path.real).orig\(number)")
      number += 1
    }
    try Disk.write(bytes, to: copy.real)
    return copy
  }
}
