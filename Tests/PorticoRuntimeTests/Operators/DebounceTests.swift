/// `debounce`, for which RxSwift's suite has no test of the operator itself.
import PorticoRuntime
import PorticoTesting
import Testing

@Suite struct DebounceTests {
  @Test(
    arguments: Diagram.all(
      """
      values
      source  -ab---c--
              ^--------
      result  ----b---c

      a value that comes when one is due replaces it
      source  -a-b
              ^---
      result  -----b

      completion with a value that waits
      source  -a|
              ^-!
      result  --(a|)

      completion
      source  -a---|
              ^----!
      result  ---a-|

      an error drops what waits
      source  -a#
              ^-!
      result  --#

      error
      source  -a---#
              ^----!
      result  ---a-#

      early disposal
      source  -a----
              ^-!
      result  -
              ^-!

      empty
      source  --|
              ^-!
      result  --|

      never
      source  -
              ^
      result  -

      a subscription for each subscriber
      source  -a-----b--|
              ^---------!
              --^-------!
      result  ---a-----b|
      result  ---------b|
              --^
      """))
  func aValueComesOnceNothingHasFollowed(_ diagram: Diagram) {
    diagram.check { $0.source.debounce(.milliseconds(2), scheduler: $0.time) }
  }

  @Test func aNestedValueWaitsForItsOwnTime() {
    let time = TestScheduler.marbles()
    let relay = PublishRelay<String>()
    let result = time.record(
      relay.debounce(.milliseconds(2), scheduler: time).do(onNext: { if $0 == "a" { relay.accept("b") } }))
    relay.accept("a")
    time.expect(result, "--a-b")
  }
}
