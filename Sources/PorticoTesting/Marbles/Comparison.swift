/// Lines of marbles, one under the other, and where two of them part.
struct Comparison: CustomStringConvertible {
  let description: String

  init<Element>(expected: Timeline<Element>, came: Timeline<Element>) {
    if let expected = expected.marbles, let came = came.marbles, expected != came {
      self.init([("expected", expected), ("came", came)])
    } else {
      self.init(text: "expected  \(expected.words)\ncame      \(came.words)")
    }
  }

  init(_ lines: [(name: String, marbles: String)]) {
    var rows = lines.map { name, marbles in
      name + String(repeating: " ", count: 10 - name.count) + (marbles.isEmpty ? "-" : marbles)
    }
    if lines.count == 2, let column = Self.firstDifference(lines[0].marbles, lines[1].marbles) {
      rows.append(String(repeating: " ", count: 10 + column) + "^")
    }
    self.init(text: rows.joined(separator: "\n"))
  }

  private init(text: String) { description = text }

  private static func firstDifference(_ lhs: String, _ rhs: String) -> Int? {
    let (lhs, rhs) = (Array(lhs), Array(rhs))
    return (0..<max(lhs.count, rhs.count)).first { column in
      (column < lhs.count ? lhs[column] : "-") != (column < rhs.count ? rhs[column] : "-")
    }
  }
}
