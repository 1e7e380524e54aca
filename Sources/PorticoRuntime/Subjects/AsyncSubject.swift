/// A subject that delivers its last value once it has completed.
public final class AsyncSubject<Element>: Observable<Element>, SubjectType, ObserverType {
  /// What `asObserver` returns, in RxSwift's name for it.
  public typealias SubjectObserverType = AsyncSubject<Element>

  private let core = AsyncBroadcast<Element>()

  public override init() { super.init() }

  deinit { core.close() }

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
  public func asObserver() -> AsyncSubject<Element> { self }

  override func attach(_ sink: Sink<Element>) { core.addLate(sink) }
}

/// A broadcast that keeps its last value for the end.
final class AsyncBroadcast<Element>: Broadcast<Element> {
  private var last: Element?

  override func deliver(_ value: Element) {
    if isLive { last = value }
  }

  override func deliverLast(before error: Swift.Error?, to sink: Sink<Element>) {
    if error == nil, let last { sink.next(last) }
  }

  func addLate(_ sink: Sink<Element>) { pass { self.add(sink) } }
}
