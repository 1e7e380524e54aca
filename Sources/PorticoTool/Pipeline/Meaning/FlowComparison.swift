/// What became different about the flows that feed one thing.
import PorticoModel

package enum FlowComparison {
  /// A flow with the screen that it stands in, in which its names mean something.
  package struct Side {
    var flows: [Flow]
    var screen: Screen
    /// Whether what the outputs among them read counts too.
    var isThrough: Bool

    package init(_ flows: [Flow], in screen: Screen, isThrough: Bool = true) {
      self.isThrough = isThrough
      self.flows = flows
      self.screen = screen
    }
  }

  /// What to say right behind the name of what is fed: ` now also reads agree`, `: map(a) → map(b)`; nil where nothing
  /// differs.
  package static func suffix(_ old: Side, _ new: Side) -> Wording? {
    let reads = reads(old, new)
    let texts = texts(old.flows, new.flows, isToldByReads: !reads.isEmpty)
    if reads.isEmpty, texts.isEmpty { return nil }
    let isSentence = !reads.isEmpty || old.flows.count != 1 || new.flows.count != 1
    return (isSentence ? " " : ": ") + .joined(reads + texts, separator: "; ")
  }

  private static func reads(_ old: Side, _ new: Side) -> [Wording] {
    // What is fed for the first time, or no more, says it with its text.
    if old.flows.isEmpty || new.flows.isEmpty { return [] }
    let before = FlowReads(of: old.flows, in: old.screen, isThrough: old.isThrough).reads
    let after = FlowReads(of: new.flows, in: new.screen, isThrough: new.isThrough).reads
    let added = after.filter { !before.contains($0) }.map { $0.name(in: new.screen) }
    let removed = before.filter { !after.contains($0) }.map { $0.name(in: old.screen) }
    var parts: [Wording] = []
    if !added.isEmpty { parts.append("now also reads \(list(added))") }
    if !removed.isEmpty { parts.append("no longer reads \(list(removed))") }
    return parts
  }

  /// `isToldByReads`: where only the source is another, what is read says so.
  private static func texts(_ old: [Flow], _ new: [Flow], isToldByReads: Bool) -> [Wording] {
    var (gone, come) = (old.map { FlowPieces($0.text) }, new.map { FlowPieces($0.text) })
    for pieces in gone {
      guard let index = come.firstIndex(of: pieces) else { continue }
      come.remove(at: index)
      gone.remove(at: gone.firstIndex(of: pieces) ?? 0)
    }
    if gone.count == 1, come.count == 1 {
      let isSource = gone[0].pieces.dropFirst() == come[0].pieces.dropFirst()
      return isSource && isToldByReads ? [] : steps(gone[0], come[0])
    }
    return gone.map { "no longer gets \(code: $0.text)" } + come.map { "now gets \(code: $0.text)" }
  }

  /// Piece by piece; where most of them differ, the whole.
  private static func steps(_ old: FlowPieces, _ new: FlowPieces) -> [Wording] {
    let runs = PieceRuns.differing(old.pieces, new.pieces)
    let changed = runs.reduce(0) { $0 + max($1.old.count, $1.new.count) }
    if changed > 1, changed * 2 > max(old.pieces.count, new.pieces.count) {
      return ["\(code: old.text) → \(code: new.text)"]
    }
    return runs.map { run in
      let (before, after) = (text(run.old), text(run.new))
      if run.old.isEmpty { return "now with \(code: after)" }
      if run.new.isEmpty { return "no longer with \(code: before)" }
      return "\(code: before) → \(code: after)"
    }
  }

  private static func text(_ pieces: [FlowPieces.Piece]) -> String { pieces.map(\.text).joined(separator: ".") }

  static func list(_ names: [String]) -> Wording {
    .joined(names.map { "\(code: $0)" }, separator: ", ")
  }
}

/// The stretches in which two rows of pieces differ, by their longest common subsequence.
private enum PieceRuns {
  struct Run {
    var old: [FlowPieces.Piece] = []
    var new: [FlowPieces.Piece] = []
  }

  static func differing(_ old: [FlowPieces.Piece], _ new: [FlowPieces.Piece]) -> [Run] {
    let columns = new.count + 1
    // The length that is left from each pair of places on.
    var lengths = [Int](repeating: 0, count: (old.count + 1) * columns)
    for i in old.indices.reversed() {
      for j in new.indices.reversed() {
        lengths[i * columns + j] =
          old[i] == new[j]
          ? lengths[(i + 1) * columns + j + 1] + 1
          : max(lengths[(i + 1) * columns + j], lengths[i * columns + j + 1])
      }
    }
    var runs: [Run] = []
    var run = Run()
    var (i, j) = (0, 0)
    while i < old.count || j < new.count {
      if i < old.count, j < new.count, old[i] == new[j] {
        if !run.old.isEmpty || !run.new.isEmpty { runs.append(run) }
        run = Run()
        (i, j) = (i + 1, j + 1)
      } else if j == new.count || i < old.count && lengths[(i + 1) * columns + j] >= lengths[i * columns + j + 1] {
        run.old.append(old[i])
        i += 1
      } else {
        run.new.append(new[j])
        j += 1
      }
    }
    if !run.old.isEmpty || !run.new.isEmpty { runs.append(run) }
    return runs
  }
}
