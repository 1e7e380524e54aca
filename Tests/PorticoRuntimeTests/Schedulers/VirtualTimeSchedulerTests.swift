/// Virtual time, and to whom it belongs.
import PorticoRuntime
import PorticoTesting
import Testing

@Suite struct VirtualTimeSchedulerTests {
  @MainActor @Test func onMainItBelongsToMainWhateverThreadThatIs() async {
    let time = TestScheduler.marbles()
    let result = time.record(time.hot("-a-b|"))
    for _ in 0..<10 { await Task.yield() }
    time.expect(result, "             -a-b|")
  }
}
