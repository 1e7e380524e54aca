/// A subject that has a value and begins each subscription with it.
public final class BehaviorSubject<Element>: Observable<Element>, SubjectType, Cancelable, ObserverType {
  /// What `asObserver` returns, in RxSwift's name for it.
  public typealias SubjectObserverType = BehaviorSubject<Element>

  private let core: BehaviorBroadcast<Element>
  private var failure: Swift.Error?

  /// A subject with its first value.
  public init(value: Element) {
    core = BehaviorBroadcast(value)
    super.init()
  }

  deinit { core.close() }

  /// Whether anybody is subscribed.
  public var hasObservers: Bool { core.hasSinks }

  /// Whether it was disposed of.
  public var isDisposed: Bool { core.isDisposed }

  /// The value being delivered, or delivered last; throws the error that ended the subject.
  public func value() throws -> Element {
    if core.isDisposed { throw RxError.disposed(object: "BehaviorSubject") }
    if let failure = core.locked({ failure }) { throw failure }
    return core.value
  }

  /// Sends an event to all subscribers, before it returns unless another thread is delivering; what comes behind an
  /// end is dropped.
  public func on(_ event: Event<Element>) {
    switch event {
    case .next(let value): if core.isLive { core.send(value) }
    case .error(let error):
      core.locked { if core.isLive { failure = error } }
      core.send(error: error)
    case .completed: core.sendCompleted()
    }
  }

  /// Sends a value to all subscribers, before it returns unless another thread is delivering.
  public func onNext(_ element: Element) {
    if core.isLive { core.send(element) }
  }

  /// The subject as what only sends.
  public func asObserver() -> BehaviorSubject<Element> { self }

  /// Lets go of the subscribers; what is sent from now on is dropped, and who subscribes gets `RxError.disposed`.
  public func dispose() { core.shut() }

  override func attach(_ sink: Sink<Element>) { core.addReplaying(sink) }
}
