import PorticoRuntime
import PorticoTesting
import Testing

@Suite struct TestSchedulerMarblesTests {
  let time = TestScheduler.marbles()

  @Test func hotStreamGoesOnWhoeverListens() {
    let source = time.hot("abcd|")
    let late = time.record(source, from: 2)
    time.expect(late, "       ---d|")
    time.expect(source, "     --^-!")
  }

  @Test func coldStreamBeginsWithItsSubscription() {
    let source = time.cold("ab|")
    let late = time.record(source, from: 2)
    time.expect(late, "        --ab|")
    time.expect(source, "      --^-!")
  }

  @Test func recordEndsWhereItIsTold() {
    let source = time.hot("-a-b-c-|")
    let result = time.record(source, until: 4)
    time.expect(result, "  -a-b")
    time.expect(source, "  ^---!")
  }

  @Test func columnIsAMillisecond() {
    let source = time.hot("a---bc------|")
    let result = time.record(source.debounce(.milliseconds(3), scheduler: time))
    time.expect(result, "  ---a----c---|")
    time.expect(source, "  ^-----------!")
  }

  @Test func streamWithoutEndIsLeftToItself() {
    let result = time.record(Observable<Int>.interval(.milliseconds(400), scheduler: time))
    #expect(time.difference(result, "") != nil)
    #expect(result.events == [.next(400, 0), .next(800, 1)])
  }
}
