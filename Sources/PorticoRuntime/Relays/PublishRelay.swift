/// A relay: a publish subject that never ends.
public final class PublishRelay<Element>: ObservableType {
  @usableFromInline let core: Broadcast<Element>
  @usableFromInline let stream: BroadcastObservable<Element>

  /// A relay that nobody is subscribed to.
  @inlinable public init() {
    core = Broadcast()
    stream = BroadcastObservable(core)
  }

  deinit { core.close() }

  /// Sends a value to all subscribers, before it returns unless another thread is delivering.
  public func accept(_ event: Element) { core.send(event) }

  /// Begins to deliver to an observer until the disposable is disposed of.
  public func subscribe<Observer: ObserverType>(_ observer: Observer) -> Disposable
  where Observer.Element == Element {
    asObservable().subscribe(observer)
  }

  /// The relay as what is only subscribed to.
  @inlinable public func asObservable() -> Observable<Element> { stream }

  /// The relay as a stream that doesn't fail.
  public func asInfallible() -> Infallible<Element> { Infallible(asObservable()) }
}

/// The stream of a relay.
@usableFromInline final class BroadcastObservable<Element>: Observable<Element> {
  private let core: Broadcast<Element>

  @usableFromInline init(_ core: Broadcast<Element>) { self.core = core }

  @usableFromInline override func attach(_ sink: Sink<Element>) { core.add(sink) }
}
