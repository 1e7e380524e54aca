/// How events are delivered: order, nesting, disposal.
import PorticoRuntime
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
    let bag = DisposeBag()
    for number in 0..<100 { relay.subscribe(onNext: { order.append(number) }).disposed(by: bag) }
    relay.accept(())
    #expect(order == Array(0..<100))
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

  @Test func aValueReadInItsEventIsTheOneDelivered() {
    let relay = BehaviorRelay(value: 0)
    var read: [Int] = []
    let subscription = relay.skip(1).subscribe(onNext: { _ in read.append(relay.value) })
    relay.accept(1)
    relay.accept(2)
    #expect(read == [1, 2])
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
}
