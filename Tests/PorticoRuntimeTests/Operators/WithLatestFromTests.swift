/// `withLatestFrom`.
import PorticoRuntime
import PorticoTesting
import Testing

@Suite struct WithLatestFromTests {
  @Test(
    arguments: Diagram.all(
      """
      values, dropped before the other stream has one
      source  -a-b---c-
              ^--------
      other   --1--2---
              ^--------
      result  ---x---y-
      where   x=b1 y=c2

      completion with the source
      source  -a-b|
              ^---!
      other   1---2-|
              ^---!
      result  -x-y|
      where   x=a1 y=b1

      the other stream completes nothing
      source  -a-b-c|
              ^-----!
      other   --1|
              ^--!
      result  ---x-y|
      where   x=b1 y=c1

      error of the source
      source  -a-#
              ^--!
      other   1---|
              ^--!
      result  -x-#
      where   x=a1

      error of the other stream
      source  -a---|
              ^--!
      other   1--#
              ^--!
      result  -x-#
      where   x=a1

      error thrown by the selector
      source  -?-b|
              ^!
      other   1---|
              ^!
      result  -#

      early disposal
      source  -a-b-c|
              ^---!
      other   1-----|
              ^---!
      result  -x-y
              ^---!
      where   x=a1 y=b1

      empty
      source  --|
              ^-!
      other   1
              ^-!
      result  --|

      never, of the other stream
      source  -a-b|
              ^---!
      other   -
              ^---!
      result  ----|

      a subscription for each subscriber
      source  -a-b|
              ^---!
              --^-!
      other   1--2|
              ^---!
              --^-!
      result  -x-y|
      result  ----|
              --^
      where   x=a1 y=b1
      """))
  func eachValueComesWithTheLatestOfTheOther(_ diagram: Diagram) {
    diagram.check { streams in
      streams.source.withLatestFrom(streams.other) { value, latest in
        if value == "?" { throw MarbleError() }
        return value + latest
      }
    }
  }

  @Test(
    arguments: Diagram.all(
      """
      the latest alone
      source  -a-b|
              ^---!
      other   1-2--
              ^---!
      result  -1-2|
      """))
  func withoutASelectorItIsTheLatest(_ diagram: Diagram) {
    diagram.check { $0.source.withLatestFrom($0.other) }
  }

  @Test func theOtherStreamsFirstValueCounts() {
    #expect(events(of: Observable.just(1).withLatestFrom(BehaviorRelay(value: 2)) { $0 + $1 }) == ["3", "|"])
  }

  @Test func aNestedValueComesFirst() {
    #expect(nesting { $0.withLatestFrom(Observable.just(7)) { $0 * 10 + $1 } } == "17(27)")
  }

  @Test func aNestedValueOfTheOtherStreamIsTheLatestFromThenOn() {
    let (source, other) = (PublishSubject<Int>(), BehaviorRelay(value: 1))
    var values: [Int] = []
    let subscription = source.withLatestFrom(other).subscribe(onNext: {
      values.append($0)
      if values.count < 3 {
        other.accept($0 + 1)
        source.onNext(0)
      }
    })
    source.onNext(0)
    #expect(values == [1, 2, 3])
    subscription.dispose()
  }
}
