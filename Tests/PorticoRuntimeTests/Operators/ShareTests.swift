/// `share`.
import PorticoRuntime
import PorticoTesting
import Testing

@Suite struct ShareTests {
  @Test(
    arguments: Diagram.all(
      """
      values and completion
      source  -a-b-c|
              ^-----!
      result  -a-b-c|
      result  ---b-c|
              --^

      error
      source  -a-b#
              ^---!
      result  -a-b#
      result  ---b#
              --^

      it lasts until the last has left
      source  -a-b-c-d
              ^-----!
      result  -a
              ^-!
      result  -a-b-c
              ^-----!

      who comes later begins anew
      source  -a-b-c-d
              ^-!
              ----^-!
      result  -a
              ^-!
      result  -----c
              ----^-!

      after completion too
      S       a-b|
              ^--!
              -----^--!
      result  a-b|
      result  -----a-b|
              -----^

      after an error too
      S       a-#
              ^-!
              -----^-!
      result  a-#
      result  -----a-#
              -----^

      empty
      source  --|
              ^-!
      result  --|
      result  --|

      never
      source  -
              ^
      result  -
      result  -
      """))
  func oneSubscriptionServesAll(_ diagram: Diagram) {
    diagram.check { $0.all[0].asObservable().share() }
  }

  @Test(
    arguments: Diagram.all(
      """
      values and completion
      source  -a-b-c|
              ^-----!
      result  -a-b-c|
      result  --ab-c|
              --^

      nothing to replay yet
      source  ---b-c|
              ^-----!
      result  ---b-c|
      result  ---b-c|
              --^

      it is forgotten with the last subscriber
      source  -a-b-c-
              ^-!
              ----^--
      result  -a
              ^-!
      result  -----c
              ----^

      it is forgotten with the end
      S       a-b|
              ^--!
              -----^--!
      result  a-b|
      result  -----a-b|
              -----^

      error
      source  -a-b#
              ^---!
      result  -a-b#
      result  --ab#
              --^
      """))
  func theLatestValueIsReplayed(_ diagram: Diagram) {
    diagram.check { $0.all[0].asObservable().share(replay: 1) }
  }

  @Test(
    arguments: Diagram.all(
      """
      values and completion
      source  -abc----d|
              ^--------!
      result  -abc----d|
      result  ----(bc)d|
              ----^
      """))
  func severalValuesAreReplayed(_ diagram: Diagram) {
    diagram.check { $0.source.share(replay: 2) }
  }

  @Test(
    arguments: Diagram.all(
      """
      who comes later gets what was
      source  -a-b-c-
              ^-!
              ----^--
      result  -a
              ^-!
      result  ----ac
              ----^

      after completion nothing begins
      S       a-b|
              ^--!
      result  a-b|
      result  -----(b|)
              -----^

      after an error neither
      S       a-#
              ^-!
      result  a-#
      result  -----(a#)
              -----^
      """))
  func foreverKeepsTheBufferAndTheEnd(_ diagram: Diagram) {
    diagram.check { $0.all[0].asObservable().share(replay: 1, scope: .forever) }
  }

  @Test func withoutReplayForeverKeepsOnlyTheEnd() {
    var count = 0
    let shared = Observable.just(1).do(onSubscribe: { count += 1 }).share(scope: .forever)
    #expect(events(of: shared) == ["1", "|"])
    #expect(events(of: shared) == ["|"])
    #expect(count == 1)
  }

  @Test func aSourceThatBeginsAtOnceIsSeenByTheFirst() {
    #expect(events(of: Observable.of(1, 2).share()) == ["1", "2", "|"])
    #expect(events(of: Observable.of(1, 2).share(replay: 1)) == ["1", "2", "|"])
  }

  @Test func aNestedValueComesFirstToAll() {
    let relay = PublishRelay<Int>()
    let shared = relay.share(replay: 1)
    var log: [String] = []
    let bag = DisposeBag()
    shared.subscribe(onNext: {
      log.append("a\($0)")
      if $0 == 1 { relay.accept(2) }
    }).disposed(by: bag)
    shared.subscribe(onNext: { log.append("b\($0)") }).disposed(by: bag)
    relay.accept(1)
    #expect(log == ["a1", "a2", "b2", "b1"])
  }
}
