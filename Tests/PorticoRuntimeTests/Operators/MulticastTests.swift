/// `multicast`, `publish`, `replay`, `refCount`.
import PorticoRuntime
import PorticoTesting
import Testing

@Suite struct MulticastTests {
  @Test(
    arguments: Diagram.all(
      """
      values and completion
      source  -a-b-c|
              --^---!
      result  ---b-c|
      result  -----c|
              ----^

      error
      source  -a-b#
              --^-!
      result  ---b#

      early disposal of a subscriber leaves the connection
      source  -a-b-c|
              --^---!
      result  ---b
              ^---!

      never
      source  -
              --^
      result  -
      """))
  func deliveryBeginsWithTheConnection(_ diagram: Diagram) {
    diagram.check { streams in
      let connectable = streams.source.publish()
      streams.time.scheduleAt(2) { _ = connectable.connect() }
      return connectable
    }
  }

  @Test(
    arguments: Diagram.all(
      """
      values
      source  -a-b-c|
              ^---!
      result  -a-b
      """))
  func theConnectionMayBeEnded(_ diagram: Diagram) {
    diagram.check { streams in
      let connectable = streams.source.multicast(PublishSubject())
      streams.time.scheduleAt(0) {
        let connection = connectable.connect()
        streams.time.scheduleAt(4) { connection.dispose() }
      }
      return connectable
    }
  }

  @Test(
    arguments: Diagram.all(
      """
      values and completion
      source  -a-b---c|
              ^-------!
      result  -a-b---c|
      result  ----b--c|
              ----^
      """))
  func theLatestValuesAreReplayed(_ diagram: Diagram) {
    diagram.check { streams in
      let connectable = streams.source.replay(1)
      streams.time.scheduleAt(0) { _ = connectable.connect() }
      return connectable
    }
  }

  @Test(
    arguments: Diagram.all(
      """
      values and completion
      source  -a-b-c|
              ^-----!
      result  -a-b-c|
      result  ---b-c|
              --^

      it is left with the last and begun anew
      source  -a-b-c-
              ^-!
              ----^-!
      result  -a
              ^-!
      result  -----c
              ----^-!
      """))
  func itIsConnectedWhileSomebodyListens(_ diagram: Diagram) {
    diagram.check { $0.source.publish().refCount() }
    diagram.check { $0.source.multicast { PublishSubject<String>() }.refCount() }
  }

  @Test(
    arguments: Diagram.all(
      """
      values and completion
      source  -a----|
              ^-----!
      result  -(aA)-|
      """))
  func aSelectorSharesTheSource(_ diagram: Diagram) {
    diagram.check { streams in
      streams.source.multicast({ PublishSubject<String>() }) { shared in
        .merge(shared, shared.map { $0.uppercased() })
      }
    }
  }

  @Test func allIsReplayed() {
    let source = PublishSubject<Int>()
    let connectable = source.replayAll()
    let connection = connectable.connect()
    [1, 2, 3].forEach(source.onNext)
    #expect(events(of: connectable) == ["1", "2", "3"])
    connection.dispose()
  }

  @Test func anErrorOfTheSelectorEndsIt() {
    let stream = Observable.just(1).multicast({ PublishSubject<Int>() }) { _ -> Observable<Int> in throw MarbleError() }
    #expect(events(of: stream) == ["#"])
  }

  @Test func aNestedValueComesFirst() {
    #expect(nesting { $0.publish().refCount() } == "1(2)")
  }
}
