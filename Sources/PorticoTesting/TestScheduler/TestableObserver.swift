/// An observer that records what comes, and when.
import PorticoRuntime

/// An observer that records what comes, and when.
public final class TestableObserver<Element>: ObserverType {
  private let scheduler: TestScheduler
  @usableFromInline let log = EventLog<Element>()

  init(scheduler: TestScheduler) { self.scheduler = scheduler }

  /// What came so far, in its order.
  @inlinable public var events: [Recorded<Event<Element>>] { log.events }

  /// Takes a value.
  public func onNext(_ element: Element) { log.append(scheduler.clock, element) }

  /// Takes an event.
  public func on(_ event: Event<Element>) {
    switch event {
    case .next(let element): onNext(element)
    case .error(let error): log.append(scheduler.clock, end: error)
    case .completed: log.append(scheduler.clock, end: nil)
    }
  }
}
