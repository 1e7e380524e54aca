/// Virtual time: the events of a hot stream through `debounce`, each alone long enough to be delivered, and recorded.
import PorticoRuntime
import PorticoTesting

extension Scenario {
  static let time = [
    Scenario(
      name: "virtual time, hot event + debounce", peers: [nil, 7_557, 102_421, nil, nil], limit: 8_000, allocations: 6,
      events: (100, 300)
    ) { count in
      let scheduler = TestScheduler(initialClock: 0, resolution: 0.001, simulateProcessingDelay: false)
      let source = scheduler.createHotObservable((1...count).map { Recorded(time: $0 * 10, value: Event.next($0)) })
      let observer = scheduler.createObserver(Int.self)
      let subscription = source.debounce(.milliseconds(5), scheduler: scheduler).subscribe(observer)
      scheduler.start()
      subscription.dispose()
      precondition(observer.events.count == count)
    }
  ]
}
