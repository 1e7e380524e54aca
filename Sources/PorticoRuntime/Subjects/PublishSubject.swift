/// A subject that delivers what is sent after a subscription.
public final class PublishSubject<Element>: Observable<Element>, SubjectType, Cancelable, ObserverType {
  /// What `asObserver` returns, in RxSwift's name for it.
  public typealias SubjectObserverType = PublishSubject<Element>

  private let core = Broadcast<Element>()

  public override init() { super.init() }

  deinit { core.close() }

  /// Whether anybody is subscribed.
  public var hasObservers: Bool { core.hasSinks }

  /// Whether it was disposed of.
  public var isDisposed: Bool { core.isDisposed }

  /// Sends an event to all subscribers, before it returns unless another thread is delivering; what comes behind an
  /// end is dropped.
  public func on(_ event: Event<Element>) {
    switch event {
    case .next(let value): if core.isLive { core.send(value) }
    case .error(let error): core.send(error: error)
    case .completed: core.sendCompleted()
    }
  }

  /// Sends a value to all subscribers, before it returns unless another thread is delivering.
  public func onNext(_ element: Element) {
    if core.isLive { core.send(element) }
  }

  /// The subject as what only sends.
  public func asObserver() -> PublishSubject<Element> { self }

  /// Lets go of the subscribers; what is sent from now on is dropped, and who subscribes gets `RxError.disposed`.
  public func dispose() { core.shut() }

  override func attach(_ sink: Sink<Element>) { core.add(sink) }
}
