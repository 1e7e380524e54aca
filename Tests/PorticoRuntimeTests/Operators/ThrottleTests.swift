/// `throttle`.
import Foundation
import PorticoRuntime
import PorticoTesting
import Testing

@Suite struct ThrottleTests {
  @Test(
    arguments: Diagram.all(
      """
      values
      source  -a-b-c----d-
              ^-----------
      result  -a--b--c--d-

      completion waits for the last value
      source  -ab|
              ^--!
      result  -a--(b|)

      completion
      source  -a---|
              ^----!
      result  -a---|

      an error drops what waits
      source  -ab#
              ^--!
      result  -a-#

      early disposal
      source  -ab---
              ^--!
      result  -a
              ^--!

      empty
      source  --|
              ^-!
      result  --|

      never
      source  -
              ^
      result  -

      a subscription for each subscriber
      source  -ab----|
              ^------!
              --^----!
      result  -a--b--|
      result  -------|
              --^
      """))
  func atMostOneValueComesInEachStretch(_ diagram: Diagram) {
    diagram.check { $0.source.throttle(.milliseconds(3), scheduler: $0.time) }
  }

  @Test(
    arguments: Diagram.all(
      """
      values
      source  -a-b-c----d-
              ^-----------
      result  -a---c----d-

      completion
      source  -ab|
              ^--!
      result  -a-|

      error
      source  -ab#
              ^--!
      result  -a-#

      early disposal
      source  -a---b-
              ^--!
      result  -a
              ^--!
      """))
  func withoutTheLatestAStretchEndsInSilence(_ diagram: Diagram) {
    diagram.check { $0.source.throttle(.milliseconds(3), latest: false, scheduler: $0.time) }
  }

  /// Time counts from the end of an event, as in RxSwift: what is sent inside it is not held back.
  @Test func aNestedValueComesFirst() {
    #expect(nesting { $0.throttle(.milliseconds(3), scheduler: TestScheduler.marbles()) } == "1(2)")
  }

  /// A clock that is read and set; what is asked of it is written down and never done.
  private final class Clock: SchedulerType {
    var milliseconds = 0
    var asked: [RxTimeInterval] = []
    var now: RxTime { Date(timeIntervalSince1970: Double(milliseconds) / 1000) }

    func schedule<StateType>(_ state: StateType, action: @escaping (StateType) -> Disposable) -> Disposable {
      action(state)
    }

    func scheduleRelative<StateType>(
      _ state: StateType, dueTime: RxTimeInterval, action: @escaping (StateType) -> Disposable
    ) -> Disposable {
      asked.append(dueTime)
      return Disposables.create()
    }

    func schedulePeriodic<StateType>(
      _ state: StateType, startAfter: RxTimeInterval, period: RxTimeInterval,
      action: @escaping (StateType) -> StateType
    ) -> Disposable { Disposables.create() }
  }

  /// Seconds as a date counts them are no whole milliseconds; what is left of a stretch is.
  @Test(arguments: [1, 100, 333, 499]) func whatIsLeftOfAStretchIsWhole(_ passed: Int) {
    let clock = Clock()
    let subject = PublishSubject<Int>()
    let subscription = subject.throttle(.milliseconds(500), scheduler: clock).subscribe()
    clock.milliseconds = 1000
    subject.onNext(1)
    clock.milliseconds += passed
    subject.onNext(2)
    #expect(clock.asked == [.microseconds((500 - passed) * 1000)])
    subscription.dispose()
  }
}
