/// A subject that delivers what is sent after a subscription.
public final class PublishSubject<Element>: Observable<Element>, SubjectType, Cancelable, ObserverType {
  public typealias SubjectObserverType = PublishSubject<Element>

  private let core = Broadcast<Element>()

  public override init() { super.init() }

  deinit { core.close() }

  public var hasObservers: Bool { core.hasSinks }
  public var isDisposed: Bool { core.isDisposed }

  public func on(_ event: Event<Element>) {
    switch event {
    case .next(let value): if core.isLive { core.send(value) }
    case .error(let error): core.send(error: error)
    case .completed: core.sendCompleted()
    }
  }

  public func onNext(_ element: Element) {
    if core.isLive { core.send(element) }
  }

  public func asObserver() -> PublishSubject<Element> { self }

  public func dispose() { core.shut() }

  override func attach(_ sink: Sink<Element>) { core.add(sink) }
}
