/// A line of marbles: `-a-(bc)|`, where each character but a blank is a tick of time.
///
/// | written | meaning |
/// | --- | --- |
/// | `-` | a tick in which nothing happens |
/// | a blank | no time, so that lines can be set one under the other |
/// | any other character | a value |
/// | `\|` | completion |
/// | `#` | an error |
/// | `(ab\|)` | all of it at the tick of `(`; its characters are ticks that pass, so that columns stay aligned |
///
/// A lifetime is written with `^`, subscribed, and `!`, no longer, or `(^!)` at one tick; see Lifetime.
struct MarbleLine {
  enum Mark: Equatable {
    case value(Character)
    case completed
    case error
  }

  /// What happens, each with its column.
  private(set) var marks: [(column: Int, mark: Mark)] = []

  init(_ text: String) {
    var group: Int?
    for (column, character) in text.filter({ $0 != " " }).enumerated() {
      let at = group ?? column
      switch character {
      case "-": break
      case "(": group = column
      case ")": group = nil
      case "|": marks.append((at, .completed))
      case "#": marks.append((at, .error))
      default: marks.append((at, .value(character)))
      }
    }
  }

  /// The line of such marks, or nil where a group would cover what comes after it.
  init?(fitting marks: [(column: Int, mark: Mark)]) {
    self.marks = marks
    var end = 0
    for group in Self.groups(marks) {
      if group.column < end { return nil }
      end = group.column + group.text.count
    }
  }

  var text: String {
    var text = ""
    for group in Self.groups(marks) {
      text += String(repeating: "-", count: max(0, group.column - text.count)) + group.text
    }
    return text
  }

  private static func groups(_ marks: [(column: Int, mark: Mark)]) -> [(column: Int, text: String)] {
    var groups: [(column: Int, text: String)] = []
    for (column, mark) in marks {
      if groups.last?.column == column {
        groups[groups.count - 1].text.append(character(mark))
      } else {
        groups.append((column, String(character(mark))))
      }
    }
    return groups.map { ($0.column, $0.text.count == 1 ? $0.text : "(\($0.text))") }
  }

  private static func character(_ mark: Mark) -> Character {
    switch mark {
    case .value(let character): character
    case .completed: "|"
    case .error: "#"
    }
  }
}
