/// `buffer`, `window`.
import PorticoRuntime
import PorticoTesting
import Testing

@Suite struct WindowTests {
  @Test(
    arguments: Diagram.all(
      """
      values and completion
      source  -a-----bcd-|
              ^----------!
      result  ---a--e-y--(d|)
      where   e= y=bc

      error
      source  -a#
              ^-!
      result  --#

      early disposal
      source  -a--b--
              ^---!
      result  ---a
              ^---!

      empty
      source  -|
              ^!
      result  -(e|)
      where   e=

      never
      source  -
              ^------!
      result  ---e--e
              ^------!
      where   e=

      a subscription for each subscriber
      source  -a---b|
              ^-----!
              ---^--!
      result  ---a--(b|)
      result  ------(b|)
              ---^
      """))
  func valuesComeInStretches(_ diagram: Diagram) {
    diagram.check { $0.source.buffer(timeSpan: .milliseconds(3), count: 2, scheduler: $0.time).map { $0.joined() } }
    diagram.check {
      $0.source.window(timeSpan: .milliseconds(3), count: 2, scheduler: $0.time)
        .flatMap { $0.toArray() }.map { $0.joined() }
    }
  }

  @Test func anOpenWindowOutlivesTheOuterStream() {
    let time = TestScheduler.marbles()
    let source = time.hot("-a-b|")
    let windows = source.window(timeSpan: .seconds(1), count: 10, scheduler: time)
    let result = time.record(windows.take(1).flatMap { $0 })
    time.expect(result, "  -a-b|")
    time.expect(source, "  ^---!")
  }

  @Test func aNestedValueComesFirst() {
    let time = TestScheduler.marbles()
    #expect(nesting { $0.window(timeSpan: .seconds(1), count: 9, scheduler: time).flatMap { $0 } } == "1(2)")
    #expect(nesting { $0.buffer(timeSpan: .seconds(1), count: 1, scheduler: time) } == "[1]([2])")
  }
}
