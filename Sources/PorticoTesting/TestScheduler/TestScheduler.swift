/// A scheduler whose time is counted in ticks, with streams and observers that record.
import PorticoRuntime

/// Unchecked: it adds a constant to the virtual-time scheduler, which belongs to the thread that made it.
public class TestScheduler: VirtualTimeScheduler<TestSchedulerVirtualTimeConverter>, @unchecked Sendable {
  /// When `start` makes the stream, subscribes to it and ends that.
  public enum Defaults {
    /// When the stream is made.
    public static let created = 100

    /// When it is subscribed to.
    public static let subscribed = 200

    /// When that ends.
    public static let disposed = 1000
  }

  private let simulateProcessingDelay: Bool

  /// A tick lasts `resolution` seconds. With `simulateProcessingDelay` work that is due now runs a tick later.
  public init(initialClock: TestTime, resolution: Double = 1.0, simulateProcessingDelay: Bool = true) {
    self.simulateProcessingDelay = simulateProcessingDelay
    super.init(
      initialClock: initialClock, converter: TestSchedulerVirtualTimeConverter(resolution: resolution))
  }

  /// A stream whose events come at their times, whoever listens.
  public func createHotObservable<Element>(_ events: [Recorded<Event<Element>>]) -> TestableObservable<Element> {
    HotObservable(scheduler: self, events)
  }

  /// A stream whose events come at their times after each subscription.
  public func createColdObservable<Element>(_ events: [Recorded<Event<Element>>]) -> TestableObservable<Element> {
    ColdObservable(scheduler: self, events)
  }

  /// An observer that records.
  public func createObserver<Element>(_ type: Element.Type) -> TestableObserver<Element> {
    TestableObserver(scheduler: self)
  }

  /// Runs the action at a time.
  public func scheduleAt(_ time: TestTime, action: @escaping () -> Void) {
    run(at: time, action)
  }

  override public func adjustScheduledTime(_ time: VirtualTime) -> VirtualTime {
    time <= clock ? clock + (simulateProcessingDelay ? 1 : 0) : time
  }

  /// Makes a stream, subscribes to it, ends that, each at its time, and records what came.
  public func start<Element, OutputSequence: ObservableConvertibleType>(
    created: TestTime, subscribed: TestTime, disposed: TestTime, create: @escaping () -> OutputSequence
  ) -> TestableObserver<Element> where OutputSequence.Element == Element {
    let observer = createObserver(Element.self)
    var source: Observable<Element>?
    var subscription: Disposable?
    scheduleAt(created) { source = create().asObservable() }
    scheduleAt(subscribed) { subscription = source?.subscribe(observer) }
    scheduleAt(disposed) { subscription?.dispose() }
    start()
    return observer
  }

  /// The same at the usual times, but for those given.
  public func start<Element, OutputSequence: ObservableConvertibleType>(
    disposed: TestTime, create: @escaping () -> OutputSequence
  ) -> TestableObserver<Element> where OutputSequence.Element == Element {
    start(created: Defaults.created, subscribed: Defaults.subscribed, disposed: disposed, create: create)
  }

  /// The same at the usual times, but for those given.
  public func start<Element, OutputSequence: ObservableConvertibleType>(
    _ create: @escaping () -> OutputSequence
  ) -> TestableObserver<Element> where OutputSequence.Element == Element {
    start(disposed: Defaults.disposed, create: create)
  }
}
