/// What it costs to begin and to end.
import PorticoRuntime

extension Scenario {
  static let subscriptions = [
    Scenario(
      name: "subscribe + dispose, chain of 3", peers: [nil, 2_763, 37_867, 18_043, 75_441], limit: 3_500,
      allocations: 8
    ) { count in
      let relay = PublishRelay<Int>()
      let total = Total()
      for _ in 0..<count {
        relay.map { $0 &+ 1 }.filter { $0 >= 0 }.map { $0 &* 2 }.subscribe(onNext: { total.add($0) }).dispose()
      }
    }
  ]
}
