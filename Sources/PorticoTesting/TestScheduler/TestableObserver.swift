/// An observer that records what comes, and when.
import PorticoRuntime

public final class TestableObserver<Element>: ObserverType {
  private let scheduler: TestScheduler
  public private(set) var events: [Recorded<Event<Element>>] = []

  init(scheduler: TestScheduler) { self.scheduler = scheduler }

  public func on(_ event: Event<Element>) {
    events.append(Recorded(time: scheduler.clock, value: event))
  }
}
