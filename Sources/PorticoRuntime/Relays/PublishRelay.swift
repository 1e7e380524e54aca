/// A relay: a publish subject that never ends.
public final class PublishRelay<Element>: ObservableType {
  @usableFromInline let core: Broadcast<Element>

  @inlinable public init() { core = Broadcast() }

  deinit { core.close() }

  /// Sends a value to all subscribers, before it returns unless another thread is delivering.
  public func accept(_ event: Element) { core.send(event) }

  public func subscribe<Observer: ObserverType>(_ observer: Observer) -> Disposable
  where Observer.Element == Element {
    asObservable().subscribe(observer)
  }

  @inlinable public func asObservable() -> Observable<Element> { BroadcastObservable(core) }

  public func asInfallible() -> Infallible<Element> { Infallible(asObservable()) }
}

/// The stream of a relay.
@usableFromInline final class BroadcastObservable<Element>: Observable<Element> {
  private let core: Broadcast<Element>

  @usableFromInline init(_ core: Broadcast<Element>) { self.core = core }

  @usableFromInline override func attach(_ sink: Sink<Element>) { core.add(sink) }
}
