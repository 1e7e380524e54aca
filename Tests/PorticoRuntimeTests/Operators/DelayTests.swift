/// `delay`, `delaySubscription`.
import PorticoRuntime
import PorticoTesting
import Testing

@Suite struct DelayTests {
  @Test(
    arguments: Diagram.all(
      """
      values
      source  -ab-c---
              ^-------
      result  ----ab-c

      completion
      source  -ab-|
              ^---!
      result  ----ab-|

      an error comes at once and drops what waits
      source  -ab-#
              ^---!
      result  ----#

      error
      source  -a----#
              ^-----!
      result  ----a-#

      early disposal
      source  -ab----
              ^----!
      result  ----a
              ^----!

      empty
      source  --|
              ^-!
      result  -----|

      never
      source  -
              ^
      result  -

      a subscription for each subscriber
      source  -a-b-|
              ^----!
              --^--!
      result  ----a-b-|
      result  ------b-|
              --^
      """))
  func valuesAndCompletionComeLater(_ diagram: Diagram) {
    diagram.check { $0.source.delay(.milliseconds(3), scheduler: $0.time) }
  }

  @Test(
    arguments: Diagram.all(
      """
      values
      source  -a-b-c-
              --^----
      result  ---b-c-

      completion
      source  -a-b|
              --^-!
      result  ---b|

      error
      source  -a-b#
              --^-!
      result  ---b#

      early disposal
      source  -a-b-c
              --^-!
      result  ---b
              ^---!

      disposal before it
      source  -a-b|
      result  -
              ^!

      empty
      source  ---|
              --^!
      result  ---|

      never
      source  -
              --^
      result  -

      a subscription for each subscriber
      source  -a-b-c|
              --^---!
              ----^-!
      result  ---b-c|
      result  -----c|
              --^
      """))
  func theSubscriptionComesLater(_ diagram: Diagram) {
    diagram.check { $0.source.delaySubscription(.milliseconds(2), scheduler: $0.time) }
  }

  @Test func aNestedValueWaitsForItsOwnTime() {
    let time = TestScheduler.marbles()
    let relay = PublishRelay<String>()
    let result = time.record(
      relay.delay(.milliseconds(2), scheduler: time).do(onNext: { if $0 == "a" { relay.accept("b") } }))
    relay.accept("a")
    time.expect(result, "--a-b")
  }
}
