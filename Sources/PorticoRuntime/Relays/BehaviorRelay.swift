/// A relay that has a value and begins each subscription with it.
public final class BehaviorRelay<Element>: ObservableType {
  @usableFromInline let core: BehaviorBroadcast<Element>
  @usableFromInline let stream: BehaviorObservable<Element>

  /// A relay with its first value.
  @inlinable public init(value: Element) {
    core = BehaviorBroadcast(value)
    stream = BehaviorObservable(core)
  }

  deinit { core.close() }

  /// The value being delivered, or delivered last.
  public var value: Element { core.value }

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

/// The stream of a relay that has a value.
@usableFromInline final class BehaviorObservable<Element>: Observable<Element> {
  let core: BehaviorBroadcast<Element>

  @usableFromInline init(_ core: BehaviorBroadcast<Element>) { self.core = core }

  @usableFromInline override func attach(_ sink: Sink<Element>) { core.addReplaying(sink) }
}
