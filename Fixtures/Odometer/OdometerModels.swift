/// What was written down, line by line.
final class TripJournal {
  private(set) var lines: [String] = []

  init() {}

  func write(_ line: String) {
    lines.append(line)
  }
}
