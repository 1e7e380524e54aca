/// The changes as a terminal shows them, and as a comment on a pull request does.
package enum ChangeText {
  package enum Format: String, Hashable, Sendable, CaseIterable {
    case text, markdown
  }

  package static func render(_ changes: [MeaningChanges], as format: Format, of count: Int) -> String {
    let blocks = changes.map { format == .text ? plain($0) : markdown($0) }
    let summary = summary(changes, of: count)
    return (blocks + [format == .text ? summary : "\(summary)."]).joined(separator: "\n") + "\n"
  }

  private static func plain(_ changes: MeaningChanges) -> String {
    let lines = changes.changes.map { change in
      let breaking = change.isBreaking ? " (breaking: \(change.audiences))" : ""
      return "  \(change.kind.rawValue) \(change.wording.plain)\(breaking)\n"
    }
    return "\(changes.path): \(changes.subject)\n" + lines.joined()
  }

  private static func markdown(_ changes: MeaningChanges) -> String {
    let rows = changes.changes.map { change in
      let text = change.wording.pieces.map(markdown).joined()
      return "| \(sign(change.kind)) | \(text) |\(change.isBreaking ? " \(change.audiences)" : "") |\n"
    }
    return """
      ### \(changes.subject)

      `\(changes.path)`

      | | what changed | breaking for |
      | --- | --- | --- |
      \(rows.joined())
      """
  }

  /// A lone `-` or `+` in a cell begins a list in some readers.
  private static func sign(_ kind: MeaningChange.Kind) -> String {
    switch kind {
    case .added: "added"
    case .removed: "removed"
    case .changed: "changed"
    }
  }

  private static func markdown(_ piece: Wording.Piece) -> String {
    switch piece {
    case .words(let words): return escaped(words)
    case .code(let code):
      // The fence is longer than what it holds.
      var fence = "`"
      while code.contains(fence) { fence += "`" }
      let gap = fence.count > 1 ? " " : ""
      return fence + gap + escaped(code) + gap + fence
    }
  }

  /// A bar ends a cell, in code too.
  private static func escaped(_ text: String) -> String {
    text.split(separator: "|", omittingEmptySubsequences: false).joined(separator: "\\|")
  }

  /// `2 changes in 1 of 5 declarations, 1 of them breaking`
  private static func summary(_ changes: [MeaningChanges], of count: Int) -> String {
    let all = changes.flatMap(\.changes)
    if all.isEmpty { return "No change in meaning in \(Report.count(count, "declaration"))" }
    let breaking = all.count(where: \.isBreaking)
    let parts = [
      "\(Report.count(all.count, "change")) in \(Report.count(changes.count, "declaration"))",
      breaking == 0 ? "none of them breaking" : "\(breaking) of them breaking",
    ]
    return parts.joined(separator: ", ")
  }
}
