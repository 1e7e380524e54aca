/// What came, and when, shown as marbles.
import PorticoRuntime

struct Timeline<Element> {
  let events: [Recorded<Event<Element>>]
  let key: MarbleKey<Element>

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
