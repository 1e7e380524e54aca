/// A line for somebody who looks on, once a run has taken half a second, gone when the work is done.

struct Progress {
  private let total: Int
  private let surroundings: Surroundings
  private let start: Double
  private var shown = ""
  private var last = 0.0

  init(of total: Int, in surroundings: Surroundings) {
    self.total = total
    self.surroundings = surroundings
    start = surroundings.milliseconds()
  }

  mutating func show(_ done: Int) {
    guard surroundings.showsProgress else { return }
    let now = surroundings.milliseconds()
    guard now - start > 500, now - last > 100 else { return }
    last = now
    shown = "\(done) of \(total) files"
    surroundings.write(.errors, "\r" + shown)
  }

  mutating func clear() {
    guard !shown.isEmpty else { return }
    surroundings.write(.errors, "\r" + String(repeating: " ", count: shown.count) + "\r")
    shown = ""
  }
}
