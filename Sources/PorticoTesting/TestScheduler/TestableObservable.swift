/// Streams that know when they were subscribed to.
import PorticoRuntime

/// A stream that is hot or cold in virtual time and records its subscriptions.
public class TestableObservable<Element>: ObservableType {
  /// The subscriptions so far, in their order.
  public internal(set) var subscriptions: [Subscription] = []

  /// The events that it has: at their times if it is hot, after a subscription if it is cold.
  public let recordedEvents: [Recorded<Event<Element>>]
  let scheduler: TestScheduler

  init(scheduler: TestScheduler, _ events: [Recorded<Event<Element>>]) {
    self.scheduler = scheduler
    recordedEvents = events
  }

  /// Begins to deliver to an observer until the disposable is disposed of.
  public func subscribe<Observer: ObserverType>(_ observer: Observer) -> Disposable
  where Observer.Element == Element {
    fatalError("A testable stream says how it is subscribed to.")
  }

  /// Notes a subscription; what it returns notes its end.
  func begin() -> () -> Void {
    let index = subscriptions.count
    subscriptions.append(Subscription(scheduler.clock))
    return { [self] in
      subscriptions[index] = Subscription(subscriptions[index].subscribe, scheduler.clock)
    }
  }
}

final class HotObservable<Element>: TestableObservable<Element> {
  /// Subscribers of this element, in an array whose own element is no generic type: see EventLog.
  @exclusivity(unchecked) private var subscribers: ContiguousArray<AnyObject> = []

  override init(scheduler: TestScheduler, _ events: [Recorded<Event<Element>>]) {
    super.init(scheduler: scheduler, events)
    for event in events {
      if case .next(let value) = event.value {
        scheduler.scheduleAt(event.time) { [self] in forEach { $0.onNext(value) } }
      } else {
        scheduler.scheduleAt(event.time) { [self] in forEach { $0.on(event.value) } }
      }
    }
  }

  private final class Subscriber {
    let observer: AnyObserver<Element>

    init(_ observer: AnyObserver<Element>) { self.observer = observer }
  }

  private func forEach(_ body: (AnyObserver<Element>) -> Void) {
    // Whoever comes or goes meanwhile changes another copy.
    let subscribers = subscribers
    for subscriber in subscribers { body(unsafeDowncast(subscriber, to: Subscriber.self).observer) }
  }

  override func subscribe<Observer: ObserverType>(_ observer: Observer) -> Disposable
  where Observer.Element == Element {
    let subscriber = Subscriber(AnyObserver(observer))
    subscribers.append(subscriber)
    let end = begin()
    return Disposables.create { [self] in
      subscribers.removeAll { $0 === subscriber }
      end()
    }
  }
}

final class ColdObservable<Element>: TestableObservable<Element> {
  override func subscribe<Observer: ObserverType>(_ observer: Observer) -> Disposable
  where Observer.Element == Element {
    let end = begin()
    var isEnded = false
    for event in recordedEvents {
      _ = scheduler.scheduleRelativeVirtual((), dueTime: event.time) { _ in
        if !isEnded { observer.on(event.value) }
        return Disposables.create()
      }
    }
    return Disposables.create {
      isEnded = true
      end()
    }
  }
}
