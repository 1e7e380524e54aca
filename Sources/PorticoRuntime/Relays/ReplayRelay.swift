/// A relay that begins each subscription with its latest values.
public final class ReplayRelay<Element>: ObservableType {
  private let core: ReplayBroadcast<Element>

  private init(_ bufferSize: Int) { core = ReplayBroadcast(bufferSize) }

  deinit { core.close() }

  /// A relay that keeps so many of its latest values.
  public static func create(bufferSize: Int) -> ReplayRelay<Element> { ReplayRelay(bufferSize) }

  /// A relay that keeps all its values.
  public static func createUnbound() -> ReplayRelay<Element> { ReplayRelay(.max) }

  /// Sends a value to all subscribers, before it returns unless another thread is delivering.
  public func accept(_ event: Element) { core.send(event) }

  /// Begins to deliver to an observer until the disposable is disposed of.
  public func subscribe<Observer: ObserverType>(_ observer: Observer) -> Disposable
  where Observer.Element == Element {
    asObservable().subscribe(observer)
  }

  /// The relay as what is only subscribed to.
  public func asObservable() -> Observable<Element> {
    let core = core
    return Attaching { core.addReplaying($0) }
  }

  /// The relay as a stream that doesn't fail.
  public func asInfallible() -> Infallible<Element> { Infallible(asObservable()) }
}
