/// `create`.
import PorticoRuntime
import PorticoTesting
import Testing

@Suite struct CreateTests {
  private func disposals(_ send: @escaping (AnyObserver<Int>) -> Void) -> (events: [String], disposals: Int) {
    var count = 0
    let stream = Observable<Int>.create { observer in
      send(observer)
      return Disposables.create { count += 1 }
    }
    return (events(of: stream), count)
  }

  @Test func valuesAreDeliveredUntilTheEnd() {
    #expect(disposals { [1, 2].forEach($0.onNext) } == (["1", "2"], 1))
    #expect(
      disposals {
        $0.onNext(1)
        $0.onCompleted()
        $0.onNext(2)
      } == (["1", "|"], 1))
    #expect(
      disposals {
        $0.onError(MarbleError())
        $0.onCompleted()
      } == (["#"], 1))
  }

  @Test func nothingIsDeliveredAfterDisposal() {
    var observer: AnyObserver<Int>?
    var values: [Int] = []
    let stream = Observable<Int>.create {
      observer = $0
      return Disposables.create()
    }
    let subscription = stream.subscribe(onNext: { values.append($0) })
    observer?.onNext(1)
    subscription.dispose()
    observer?.onNext(2)
    #expect(values == [1])
  }

  @Test func itIsMadeForEachSubscriber() {
    var count = 0
    let stream = Observable<Int>.create { observer in
      count += 1
      observer.onNext(count)
      return Disposables.create()
    }
    #expect(count == 0)
    #expect(events(of: stream) == ["1"])
    #expect(events(of: stream) == ["2"])
  }

  @Test func aNestedValueComesFirst() {
    #expect(nesting { subject in .create { subject.subscribe($0) } } == "1(2)")
  }
}
