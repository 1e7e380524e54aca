/// What came, and when, shown as marbles.
import PorticoRuntime

public struct Timeline<Element> {
  public let events: [Recorded<Event<Element>>]
  let key: MarbleKey<Element>

  /// Columns of the first marble that differs from the other's.
  static func firstDifference(_ lhs: String, _ rhs: String) -> Int? {
    let (lhs, rhs) = (Array(lhs), Array(rhs))
    for column in 0..<max(lhs.count, rhs.count)
    where (column < lhs.count ? lhs[column] : "-") != (column < rhs.count ? rhs[column] : "-") {
      return column
    }
    return nil
  }

  /// Marbles, where each value has one and each group finds room; else the events in words.
  var marbles: String? {
    var marks: [(column: Int, mark: MarbleLine.Mark)] = []
    for event in events {
      switch event.value {
      case .completed: marks.append((event.time, .completed))
      case .error: marks.append((event.time, .error))
      case .next(let value):
        guard let marble = key.marble(value) else { return nil }
        marks.append((event.time, .value(marble)))
      }
    }
    return MarbleLine(fitting: marks)?.text
  }

  var words: String { events.isEmpty ? "nothing" : events.map { "\($0)" }.joined(separator: ", ") }
}

extension Timeline: CustomStringConvertible {
  public var description: String { marbles ?? words }
}

/// Two lines, one under the other, and where they part.
struct Comparison: CustomStringConvertible {
  let description: String

  init<Element>(expected: Timeline<Element>, came: Timeline<Element>) {
    if let expected = expected.marbles, let came = came.marbles, expected != came {
      self.init([("expected", expected), ("came", came)])
    } else {
      description = "expected  \(expected.words)\ncame      \(came.words)"
    }
  }

  init(_ lines: [(name: String, marbles: String)]) {
    var rows = lines.map { $0.name.padded(to: 10) + ($0.marbles.isEmpty ? "-" : $0.marbles) }
    if lines.count == 2, let column = Timeline<Void>.firstDifference(lines[0].marbles, lines[1].marbles) {
      rows.append(String(repeating: " ", count: 10 + column) + "^")
    }
    description = rows.joined(separator: "\n")
  }
}

extension String {
  func padded(to width: Int) -> String { self + String(repeating: " ", count: max(0, width - count)) }
}
