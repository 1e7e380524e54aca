/// How events are delivered: order, nesting, threads, disposal.
import Foundation
import PorticoRuntime
import PorticoTesting
import Testing

struct DeliveryTests {
  @Test func aNestedSendIsDeliveredFirst() {
    let relay = PublishRelay<Int>()
    var log: [String] = []
    let first = relay.subscribe(onNext: {
      log.append("a\($0)")
      if $0 == 1 { relay.accept(2) }
    })
    let second = relay.subscribe(onNext: { log.append("b\($0)") })
    relay.accept(1)
    #expect(log == ["a1", "a2", "b2", "b1"])
    first.dispose()
    second.dispose()
  }

  @Test func subscribersAreServedInTheirOrder() {
    let relay = PublishRelay<Void>()
    var order: [Int] = []
    let subscriptions = (0..<100).map { number in relay.subscribe(onNext: { order.append(number) }) }
    subscriptions[0].dispose()
    subscriptions[50].dispose()
    let last = relay.subscribe(onNext: { order.append(100) })
    relay.accept(())
    #expect(order == Array(1..<50) + Array(51...100))
    for subscription in subscriptions + [last] { subscription.dispose() }
  }

  @Test func nothingArrivesAfterDisposal() {
    let relay = PublishRelay<Int>()
    var values: [Int] = []
    var second: Disposable?
    let first = relay.subscribe(onNext: { _ in second?.dispose() })
    second = relay.map { $0 * 10 }.subscribe(onNext: { values.append($0) })
    relay.accept(1)
    #expect(values.isEmpty)
    first.dispose()
  }

  /// Under a lock the other thread would wait for ever.
  @Test func nothingIsDeliveredWhileALockIsHeld() {
    let (a, b) = (BehaviorRelay(value: 0), PublishSubject<Int>())
    let shared = Observable.merge(a.asObservable(), b).share(replay: 1)
    let stream = Observable.combineLatest(a, shared) { $0 + $1 }.withLatestFrom(shared).flatMapLatest {
      Observable.just($0)
    }
    var isTried = false
    let subscription = stream.subscribe(onNext: { _ in
      if isTried { return }
      isTried = true
      let returned = elsewhere {
        a.accept(1)
        b.onNext(2)
        _ = a.value
        stream.subscribe().dispose()
      }
      #expect(returned)
    })
    #expect(isTried)
    subscription.dispose()
  }

  @Test func aSendFromAnotherThreadIsQueuedAndReturns() {
    let subject = PublishSubject<Int>()
    var log: [String] = []
    let subscription = subject.subscribe(
      onNext: { value in
        log.append("begin \(value)")
        if value == 1 {
          let returned = elsewhere {
            subject.onNext(2)
            subject.onCompleted()
            subject.onNext(3)
          }
          #expect(returned)
        }
        log.append("end \(value)")
      }, onCompleted: { log.append("completed") })
    subject.onNext(1)
    #expect(log == ["begin 1", "end 1", "begin 2", "end 2", "completed"])
    subscription.dispose()
  }

  @Test func aValueReadInItsEventIsTheOneDelivered() {
    let relay = BehaviorRelay(value: 0)
    var read: [Int] = []
    let subscription = relay.skip(1).subscribe(onNext: { value in
      if value == 1 { #expect(elsewhere { relay.accept(2) }) }
      read.append(relay.value)
    })
    relay.accept(1)
    #expect(read == [1, 2])
    subscription.dispose()
  }

  @Test func aNestedValueIsTheOneReadFromThenOn() {
    let relay = BehaviorRelay(value: 0)
    var read: [Int] = []
    let subscription = relay.skip(1).subscribe(onNext: { value in
      if value == 1 { relay.accept(2) }
      read.append(relay.value)
    })
    relay.accept(1)
    #expect(read == [2, 2])
    subscription.dispose()
  }

  @Test func aSubscriberThatComesDuringAnEventGetsTheNextOne() {
    let relay = PublishRelay<Int>()
    let bag = DisposeBag()
    var late: [Int] = []
    relay.take(1).subscribe(onNext: { _ in relay.subscribe(onNext: { late.append($0) }).disposed(by: bag) })
      .disposed(by: bag)
    relay.accept(1)
    relay.accept(2)
    #expect(late == [2])
  }

  @Test func anEndedSubscriptionLetsGoOfItsObjects() {
    final class Owner {}
    let relay = PublishRelay<Int>()
    weak var seen: Owner?
    do {
      let owner = Owner()
      seen = owner
      let subscription = Observable.combineLatest(relay, relay) { $0 + $1 }.flatMapLatest { Observable.just($0) }
        .share(replay: 1).subscribe(onNext: { _ in _ = owner })
      relay.accept(1)
      subscription.dispose()
    }
    #expect(seen == nil)
  }

  @Test func aCombinationThatEndsItsOwnSubscriptionIsTheLast() {
    final class Owner {}
    let first = BehaviorRelay(value: 1)
    let second = BehaviorRelay(value: 1)
    let place = SerialDisposable()
    var values: [Int] = []
    weak var seen: Owner?
    do {
      let owner = Owner()
      seen = owner
      place.disposable = Observable.combineLatest(first, second) { first, second in
        if first == 2 { place.dispose() }
        return withExtendedLifetime(owner) { first * 10 + second }
      }
      .subscribe(onNext: { values.append($0) })
    }
    second.accept(2)
    first.accept(2)
    first.accept(3)
    #expect(values == [11, 12])
    #expect(seen == nil)
  }

  @Test func aSourceThatEndsInsideAOneValueStreamLetsThatFinish() {
    let source = PublishSubject<Int>()
    var log: [String] = []
    let subscription = source.flatMapLatest { Observable.just($0) }.subscribe(
      onNext: {
        log.append("next \($0)")
        if $0 == 2 { source.onCompleted() }
        log.append("after \($0)")
      }, onCompleted: { log.append("completed") })
    source.onNext(1)
    source.onNext(2)
    #expect(log == ["next 1", "after 1", "next 2", "after 2", "completed"])
    subscription.dispose()
  }

  @Test func aOneValueStreamThatIsReplacedInsideItsValueDoesNotEndTheOther() {
    let source = PublishSubject<Int>()
    let other = PublishSubject<Int>()
    var values: [Int] = []
    var isCompleted = false
    let subscription = source.flatMapLatest { $0 == 1 ? Observable.just(1) : other.asObservable() }.subscribe(
      onNext: {
        values.append($0)
        if $0 == 1 { source.onNext(2) }
      }, onCompleted: { isCompleted = true })
    source.onNext(1)
    source.onCompleted()
    other.onNext(7)
    #expect(values == [1, 7])
    #expect(!isCompleted)
    other.onCompleted()
    #expect(isCompleted)
    subscription.dispose()
  }
}

/// Runs the work on a thread of its own, and says whether it came to its end.
private func elsewhere(_ work: @escaping () -> Void) -> Bool {
  // Unchecked: the caller waits meanwhile.
  struct Shared: @unchecked Sendable {
    let work: () -> Void
  }
  let shared = Shared(work: work)
  let isDone = DispatchSemaphore(value: 0)
  Thread {
    shared.work()
    isDone.signal()
  }.start()
  return isDone.wait(timeout: .now() + 20) == .success
}
