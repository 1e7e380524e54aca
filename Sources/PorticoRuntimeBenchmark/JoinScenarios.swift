/// Several sources that end in one.
import PorticoRuntime

extension Scenario {
  static let joins = [
    Scenario(name: "combineLatest of 2", peers: [32, 482, 9_085, 3_930, 16_452], limit: 500) { count in
      let relays = (0..<2).map { _ in PublishRelay<Int>() }
      let total = Total()
      let subscription = Observable.combineLatest(relays[0], relays[1]) { $0 &+ $1 }
        .subscribe(onNext: { total.add($0) })
      for number in 0..<count { relays[number & 1].accept(number) }
      subscription.dispose()
    },
    Scenario(name: "combineLatest of 4", peers: [35, 771, 10_133, 6_017, 17_104], limit: 800) { count in
      let relays = (0..<4).map { _ in PublishRelay<Int>() }
      let total = Total()
      let subscription = Observable.combineLatest(relays[0], relays[1], relays[2], relays[3]) { $0 &+ $1 &+ $2 &+ $3 }
        .subscribe(onNext: { total.add($0) })
      for number in 0..<count { relays[number & 3].accept(number) }
      subscription.dispose()
    },
    Scenario(name: "withLatestFrom", peers: [nil, 450, 7_332, 2_123, 13_113], limit: 500) { count in
      let first = PublishRelay<Int>()
      let second = BehaviorRelay<Int>(value: 1)
      let total = Total()
      let subscription = first.withLatestFrom(second) { $0 &+ $1 }.subscribe(onNext: { total.add($0) })
      for number in 0..<count { first.accept(number) }
      subscription.dispose()
    },
    // Its one allocation is the stream that the closure makes.
    Scenario(
      name: "flatMapLatest of just", peers: [nil, 1_335, 14_044, 8_395, 44_828], limit: 1_600, allocations: 1
    ) { count in
      let relay = PublishRelay<Int>()
      let total = Total()
      let subscription = relay.flatMapLatest { Observable.just($0 &+ 1) }.subscribe(onNext: { total.add($0) })
      for number in 0..<count { relay.accept(number) }
      subscription.dispose()
    },
    Scenario(name: "merge of 4", peers: [nil, 424, 6_342, 2_129, 8_003], limit: 450) { count in
      let relays = (0..<4).map { _ in PublishRelay<Int>() }
      let total = Total()
      let subscription = Observable.merge(relays.map { $0.asObservable() }).subscribe(onNext: { total.add($0) })
      for number in 0..<count { relays[number & 3].accept(number) }
      subscription.dispose()
    },
  ]
}
