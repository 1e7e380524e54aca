/// A subject that has a value and begins each subscription with it.
public final class BehaviorSubject<Element>: Observable<Element>, SubjectType, Cancelable, ObserverType {
  public typealias SubjectObserverType = BehaviorSubject<Element>

  private let core: BehaviorBroadcast<Element>
  private var failure: Swift.Error?

  public init(value: Element) {
    core = BehaviorBroadcast(value)
    super.init()
  }

  deinit { core.close() }

  public var hasObservers: Bool { core.hasSinks }
  public var isDisposed: Bool { core.isDisposed }

  /// The value being delivered, or delivered last; throws the error that ended the subject.
  public func value() throws -> Element {
    if core.isDisposed { throw RxError.disposed(object: "BehaviorSubject") }
    if let failure = core.locked({ failure }) { throw failure }
    return core.value
  }

  public func on(_ event: Event<Element>) {
    switch event {
    case .next(let value): if core.isLive { core.send(value) }
    case .error(let error):
      core.locked { if core.isLive { failure = error } }
      core.send(error: error)
    case .completed: core.sendCompleted()
    }
  }

  public func onNext(_ element: Element) {
    if core.isLive { core.send(element) }
  }

  public func asObserver() -> BehaviorSubject<Element> { self }

  public func dispose() { core.shut() }

  override func attach(_ sink: Sink<Element>) { core.addReplaying(sink) }
}
