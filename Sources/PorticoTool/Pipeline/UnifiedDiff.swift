/// Two texts as a unified diff, which people read and `patch` takes.
package struct UnifiedDiff {
  private enum Line {
    case kept(Substring)
    case removed(Substring)
    case inserted(Substring)
  }

  private let lines: [Line]
  private let names: (old: String, new: String)
  /// Lines around a change that show where it stands.
  private let context = 3

  /// nil stands for a file that is not there.
  package init(from old: String?, to new: String?, path: String) {
    names = (old == nil ? "/dev/null" : path, new == nil ? "/dev/null" : path)
    lines = Self.lines(Self.split(old ?? ""), Self.split(new ?? ""))
  }

  /// Empty where both are the same.
  package func text(isColoured: Bool) -> String {
    let hunks = hunks
    guard !hunks.isEmpty else { return "" }
    func coloured(_ line: String, _ code: String) -> String {
      isColoured ? "\u{1B}[\(code)m\(line)\u{1B}[0m" : line
    }
    var text = coloured("--- \(names.old)", "1") + "\n" + coloured("+++ \(names.new)", "1") + "\n"
    for hunk in hunks {
      text += coloured(header(of: hunk), "36") + "\n"
      for line in lines[hunk] {
        switch line {
        case .kept(let words): text += Self.ended(" ", words) { $0 }
        case .removed(let words): text += Self.ended("-", words) { coloured($0, "31") }
        case .inserted(let words): text += Self.ended("+", words) { coloured($0, "32") }
        }
      }
    }
    return text
  }

  /// Stretches of lines with a change in them; two that would touch are one.
  private var hunks: [Range<Int>] {
    var result: [Range<Int>] = []
    for (index, line) in lines.enumerated() {
      if case .kept = line { continue }
      let range = max(0, index - context)..<min(lines.count, index + context + 1)
      if let last = result.last, range.lowerBound <= last.upperBound {
        result[result.count - 1] = last.lowerBound..<range.upperBound
      } else {
        result.append(range)
      }
    }
    return result
  }

  private func header(of hunk: Range<Int>) -> String {
    let before = Self.counts(lines[..<hunk.lowerBound])
    let inside = Self.counts(lines[hunk])
    // A side without a line here is said by the line before it.
    func range(_ start: Int, _ count: Int) -> String {
      count == 1 ? "\(start + 1)" : "\(count == 0 ? start : start + 1),\(count)"
    }
    return "@@ -\(range(before.old, inside.old)) +\(range(before.new, inside.new)) @@"
  }

  private static func counts(_ lines: ArraySlice<Line>) -> (old: Int, new: Int) {
    var counts = (old: 0, new: 0)
    for line in lines {
      if case .inserted = line {} else { counts.old += 1 }
      if case .removed = line {} else { counts.new += 1 }
    }
    return counts
  }

  private static func ended(_ sign: String, _ line: Substring, _ coloured: (String) -> String) -> String {
    guard line.utf8.last == UInt8(ascii: "\n") else {
      return coloured(sign + line) + "\n\\ No newline at end of file\n"
    }
    // Of a carriage return and a line feed, which are one character, only the latter ends the line.
    return coloured(sign + String(Substring(line.utf8.dropLast()))) + "\n"
  }

  private static func lines(_ old: [Substring], _ new: [Substring]) -> [Line] {
    let difference = new.difference(from: old)
    let removed = Set(difference.removals.map(Self.offset))
    let inserted = Set(difference.insertions.map(Self.offset))
    var lines: [Line] = []
    var (left, right) = (0, 0)
    while left < old.count || right < new.count {
      if removed.contains(left) {
        lines.append(.removed(old[left]))
        left += 1
      } else if inserted.contains(right) {
        lines.append(.inserted(new[right]))
        right += 1
      } else {
        lines.append(.kept(old[left]))
        (left, right) = (left + 1, right + 1)
      }
    }
    return lines
  }

  private static func offset(_ change: CollectionDifference<Substring>.Change) -> Int {
    switch change {
    case .insert(let offset, _, _), .remove(let offset, _, _): offset
    }
  }

  /// With their line ends. A carriage return belongs to its line, so that it is seen where only it differs.
  private static func split(_ text: String) -> [Substring] {
    var lines: [Substring] = []
    var start = text.startIndex
    while let end = text.utf8[start...].firstIndex(of: UInt8(ascii: "\n")) {
      let next = text.utf8.index(after: end)
      lines.append(Substring(text.utf8[start..<next]))
      start = next
    }
    if start < text.endIndex { lines.append(text[start...]) }
    return lines
  }
}
