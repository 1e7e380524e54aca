/// `observe(on:)`: the events on a scheduler, in order.
extension ObservableType {
  /// The events on a scheduler, in order.
  ///
  ///     source           --1--2--|
  ///     observe(on: s)   ---1--2--|
  ///
  /// What waits is dropped by disposal. On the main scheduler an event that comes on main, with none waiting, is
  /// passed on at once; see also `replacingMain(with:)`. On a concurrent one the events are delivered one after the
  /// other too.
  ///
  /// - Parameter scheduler: Delivers all events, the error among them.
  /// - SeeAlso: [ReactiveX, ObserveOn](https://reactivex.io/documentation/operators/observeon.html)
  @inlinable public func observe(on scheduler: ImmediateSchedulerType) -> Observable<Element> {
    ObserveOn(asObservable(), scheduler, MainStage.self)
  }
}

@usableFromInline final class ObserveOn<Element>: Producer<Element> {
  private let source: Observable<Element>
  private let scheduler: ImmediateSchedulerType
  private let mainStage: MainStage<Element>.Type

  @usableFromInline init(
    _ source: Observable<Element>, _ scheduler: ImmediateSchedulerType, _ mainStage: MainStage<Element>.Type
  ) {
    self.source = source
    self.mainStage = mainStage
    self.scheduler = scheduler
  }

  @usableFromInline override func run(_ sink: Sink<Element>) {
    if let main = scheduler as? MainScheduler {
      if let standIn = sink.mainStandIn { return source.attachInside(ScheduledStage(sink, standIn)) }
      source.attachInside(mainStage.init(sink, main))
    } else if let serial = scheduler as? SerialDispatchQueueScheduler {
      source.attachInside(SerialStage(sink, serial))
    } else {
      source.attachInside(ScheduledStage(sink, scheduler))
    }
  }
}

/// Passes on at once on main when the scheduler has nothing else to do, else through the main queue.
@usableFromInline final class MainStage<Element>: Stage<Element, Element> {
  private let scheduler: MainScheduler

  @usableFromInline required init(_ downstream: borrowing Sink<Element>, _ scheduler: MainScheduler) {
    self.scheduler = scheduler
    super.init(downstream)
  }

  override func next(_ value: Element) {
    if scheduler.beginAtOnce() {
      downstream.next(value)
      scheduler.end()
    } else {
      later { $0.next(value) }
    }
  }

  override func error(_ error: Swift.Error) {
    if scheduler.beginAtOnce() {
      downstream.error(error)
      scheduler.end()
    } else {
      later { $0.error(error) }
    }
  }

  override func completed() {
    if scheduler.beginAtOnce() {
      downstream.completed()
      scheduler.end()
    } else {
      later { $0.completed() }
    }
  }

  private func later(_ deliver: @escaping (Sink<Element>) -> Void) {
    _ = scheduler.scheduleLater(()) {
      if !self.isDisposed { deliver(self.downstream) }
      return Disposables.create()
    }
  }
}

/// One piece of work on the queue for each event.
final class SerialStage<Element>: Stage<Element, Element> {
  private let scheduler: SerialDispatchQueueScheduler

  init(_ downstream: Sink<Element>, _ scheduler: SerialDispatchQueueScheduler) {
    self.scheduler = scheduler
    super.init(downstream)
  }

  override func next(_ value: Element) { schedule { $0.next(value) } }
  override func error(_ error: Swift.Error) { schedule { $0.error(error) } }
  override func completed() { schedule { $0.completed() } }

  private func schedule(_ deliver: @escaping (Sink<Element>) -> Void) {
    _ = scheduler.schedule(()) {
      if !self.isDisposed { deliver(self.downstream) }
      return Disposables.create()
    }
  }
}

/// A queue that is emptied by work of the scheduler, one event at a time.
final class ScheduledStage<Element>: Stage<Element, Element> {
  private let scheduler: ImmediateSchedulerType
  private let work = SerialDisposable()
  private var queue = Backlog<Event<Element>>()
  private var isRunning = false

  init(_ downstream: Sink<Element>, _ scheduler: ImmediateSchedulerType) {
    self.scheduler = scheduler
    super.init(downstream)
  }

  override func next(_ value: Element) { enqueue(.next(value)) }
  override func error(_ error: Swift.Error) { enqueue(.error(error)) }
  override func completed() { enqueue(.completed) }

  private func enqueue(_ event: Event<Element>) {
    let isStarting = locked {
      queue.append(event)
      if isRunning { return false }
      isRunning = true
      return true
    }
    if isStarting {
      work.disposable = scheduler.scheduleRecursive(()) { _, again in self.deliverOne(again) }
    }
  }

  private func deliverOne(_ again: (()) -> Void) {
    let event: Event<Element>? = locked {
      if queue.isEmpty {
        isRunning = false
        return nil
      }
      return queue.removeFirst()
    }
    guard let event, !isDisposed else { return }
    downstream.on(event)
    let isEmpty = locked {
      if queue.isEmpty { isRunning = false }
      return queue.isEmpty
    }
    if !isEmpty { again(()) }
  }

  override func didCancel() { work.dispose() }
}
