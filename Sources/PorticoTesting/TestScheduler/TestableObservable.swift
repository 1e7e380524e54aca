/// Streams that know when they were subscribed to.
import PorticoRuntime

public class TestableObservable<Element>: ObservableType {
  public internal(set) var subscriptions: [Subscription] = []
  public let recordedEvents: [Recorded<Event<Element>>]
  let scheduler: TestScheduler

  init(scheduler: TestScheduler, _ events: [Recorded<Event<Element>>]) {
    self.scheduler = scheduler
    recordedEvents = events
  }

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
  private var observers: [(number: Int, on: (Event<Element>) -> Void)] = []
  private var nextNumber = 0

  override init(scheduler: TestScheduler, _ events: [Recorded<Event<Element>>]) {
    super.init(scheduler: scheduler, events)
    for event in events {
      scheduler.scheduleAt(event.time) { [self] in
        for observer in observers { observer.on(event.value) }
      }
    }
  }

  override func subscribe<Observer: ObserverType>(_ observer: Observer) -> Disposable
  where Observer.Element == Element {
    let number = nextNumber
    nextNumber += 1
    observers.append((number, observer.on))
    let end = begin()
    return Disposables.create { [self] in
      observers.removeAll { $0.number == number }
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
