import PorticoTool
import Synchronization
import Testing

@Suite struct ProgressTests {
  /// What a run over a hundred files says on standard error, where every look at the clock takes `step` milliseconds.
  private func told(step: Double, onTerminal: Bool) -> String {
    let sandbox = Sandbox()
    for number in 0..<100 { sandbox.write("S\(number).portico", Sample.plain("S\(number)")) }
    let now = SteppingClock(step)
    let run = sandbox.run(["generate", "--jobs", "1", "--quiet"]) {
      $0.showsProgress = onTerminal
      $0.milliseconds = { now.next() }
    }
    return run.errors
  }

  @Test func isForWhoLooksOn() {
    #expect(told(step: 20, onTerminal: false) == "")
  }

  @Test func aShortRunSaysNothing() {
    #expect(told(step: 1, onTerminal: true) == "")
  }

  /// From half a second on, every tenth of one, and nothing is left on the line.
  @Test func aLongRunSaysHowFarItIs() {
    let lines = told(step: 20, onTerminal: true).split(separator: "\r")
    #expect(lines.first?.hasSuffix(" of 100 files") == true)
    #expect(lines.count > 3 && lines.count < 80)
    #expect(lines.last?.allSatisfy { $0 == " " } == true)
  }
}

/// A clock that goes on by the same step at each look.
private final class SteppingClock: Sendable {
  private let time = Mutex(0.0)
  private let step: Double

  init(_ step: Double) { self.step = step }

  func next() -> Double {
    time.withLock { time in
      time += step
      return time
    }
  }
}
