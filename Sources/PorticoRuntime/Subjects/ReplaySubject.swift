/// A subject that begins each subscription with the latest values, so many or all.
public final class ReplaySubject<Element>: Observable<Element>, SubjectType, ObserverType, Disposable {
  /// What `asObserver` returns, in RxSwift's name for it.
  public typealias SubjectObserverType = ReplaySubject<Element>

  private let core: ReplayBroadcast<Element>

  private init(_ bufferSize: Int) {
    core = ReplayBroadcast(bufferSize)
    super.init()
  }

  deinit { core.close() }

  /// A subject that keeps so many of its latest values.
  public static func create(bufferSize: Int) -> ReplaySubject<Element> { ReplaySubject(bufferSize) }

  /// A subject that keeps all its values.
  public static func createUnbounded() -> ReplaySubject<Element> { ReplaySubject(.max) }

  /// Whether anybody is subscribed.
  public var hasObservers: Bool { core.hasSinks }

  /// Sends an event to all subscribers, before it returns unless another thread is delivering; what comes behind an
  /// end is dropped.
  public func on(_ event: Event<Element>) {
    switch event {
    case .next(let value): core.send(value)
    case .error(let error): core.send(error: error)
    case .completed: core.sendCompleted()
    }
  }

  /// The subject as what only sends.
  public func asObserver() -> ReplaySubject<Element> { self }

  /// Lets go of the subscribers; what is sent from now on is dropped, and who subscribes gets `RxError.disposed`.
  public func dispose() { core.shut() }

  override func attach(_ sink: Sink<Element>) { core.addReplaying(sink) }
}

/// A broadcast that keeps its latest values.
final class ReplayBroadcast<Element>: Broadcast<Element> {
  private let limit: Int
  private var buffer: [Element] = []

  init(_ limit: Int) { self.limit = limit }

  override func deliver(_ value: Element) {
    if !isLive { return }
    locked {
      buffer.append(value)
      if buffer.count > limit { buffer.removeFirst() }
    }
    spread(value)
  }

  func addReplaying(_ sink: Sink<Element>) {
    pass {
      if !self.isDisposed {
        for value in self.locked({ self.buffer }) where !sink.isDisposed { sink.next(value) }
      }
      if !sink.isDisposed { self.add(sink) }
    }
  }
}
