/// A relay that begins each subscription with its latest values.
public final class ReplayRelay<Element>: ObservableType {
  private let core: ReplayBroadcast<Element>

  private init(_ bufferSize: Int) { core = ReplayBroadcast(bufferSize) }

  deinit { core.close() }

  public static func create(bufferSize: Int) -> ReplayRelay<Element> { ReplayRelay(bufferSize) }
  public static func createUnbound() -> ReplayRelay<Element> { ReplayRelay(.max) }

  public func accept(_ event: Element) { core.send(event) }

  public func subscribe<Observer: ObserverType>(_ observer: Observer) -> Disposable
  where Observer.Element == Element {
    asObservable().subscribe(observer)
  }

  public func asObservable() -> Observable<Element> {
    let core = core
    return Attaching { core.addReplaying($0) }
  }

  public func asInfallible() -> Infallible<Element> { Infallible(asObservable()) }
}
