/// One source, one chain.
import PorticoRuntime

extension Scenario {
  static let streams = [
    Scenario(name: "relay, 1 subscriber", peers: [26, 297, 5_181, 1_545, 3_123], limit: 300) { count in
      let relay = PublishRelay<Int>()
      let total = Total()
      let subscription = relay.subscribe(onNext: { total.add($0) })
      for number in 0..<count { relay.accept(number) }
      subscription.dispose()
    },
    Scenario(
      name: "behaviour relay, 1 subscriber, value read", peers: [29, 374, 6_296, 1_942, 6_610], limit: 380
    ) { count in
      let relay = BehaviorRelay<Int>(value: 0)
      let total = Total()
      let subscription = relay.subscribe(onNext: { total.add($0) })
      for number in 0..<count {
        relay.accept(number)
        total.add(relay.value)
      }
      subscription.dispose()
    },
    Scenario(
      name: "relay, 100 subscribers", peers: [6_258, 7_722, 123_323, 141_001, 65_400], limit: 8_000,
      events: (100, 300)
    ) { count in
      let relay = PublishRelay<Int>()
      let total = Total()
      let bag = DisposeBag()
      for _ in 0..<100 { relay.subscribe(onNext: { total.add($0) }).disposed(by: bag) }
      for number in 0..<count { relay.accept(number) }
    },
    Scenario(
      name: "map, filter, map, distinct, map", peers: [37, 542, 10_837, 7_361, 21_147], limit: 700
    ) { count in
      let relay = PublishRelay<Int>()
      let total = Total()
      let subscription = relay.map { $0 &+ 1 }.filter { $0 >= 0 }.map { $0 &* 2 }.distinctUntilChanged()
        .map { $0 &- 1 }.subscribe(onNext: { total.add($0) })
      for number in 0..<count { relay.accept(number) }
      subscription.dispose()
    },
    Scenario(
      name: "behaviour relay, Driver, map, drive", peers: [nil, 630, 15_685, 6_972, 25_194], limit: 700
    ) { count in
      let relay = BehaviorRelay<Int>(value: 0)
      let total = Total()
      let subscription = relay.asDriver().map { $0 &+ 1 }.drive(onNext: { total.add($0) })
      for number in 0..<count { relay.accept(number) }
      subscription.dispose()
    },
  ]
}
