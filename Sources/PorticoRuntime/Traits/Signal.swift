/// A signal: events for the view.
///
/// - It doesn't fail.
/// - It is delivered on main.
/// - Its subscribers share one subscription; none gets what was sent before it came.
public typealias Signal<Element> = SharedSequence<SignalSharingStrategy, Element>

public struct SignalSharingStrategy: SharingStrategyProtocol {
  public static var scheduler: SchedulerType { SharingScheduler.make() }

  @inlinable public static func share<Element>(_ source: Observable<Element>) -> Observable<Element> {
    source.share(scope: .whileConnected)
  }
}

extension SharedSequenceConvertibleType where SharingStrategy == SignalSharingStrategy {
  @inlinable public func asSignal() -> Signal<Element> { asSharedSequence() }
}

extension ObservableConvertibleType {
  @inlinable public func asSignal(onErrorJustReturn: Element) -> Signal<Element> {
    asSharedSequence(sharingStrategy: SignalSharingStrategy.self, onErrorJustReturn: onErrorJustReturn)
  }

  @inlinable public func asSignal(onErrorSignalWith: Signal<Element>) -> Signal<Element> {
    asSharedSequence(sharingStrategy: SignalSharingStrategy.self, onErrorDriveWith: onErrorSignalWith)
  }

  @inlinable public func asSignal(onErrorRecover: @escaping (_ error: Swift.Error) -> Signal<Element>) -> Signal<Element> {
    asSharedSequence(sharingStrategy: SignalSharingStrategy.self, onErrorRecover: onErrorRecover)
  }
}

extension PublishRelay {
  @inlinable public func asSignal() -> Signal<Element> {
    Signal(asObservable().observe(on: SignalSharingStrategy.scheduler))
  }
}

extension InfallibleType {
  @inlinable public func asSignal() -> Signal<Element> {
    Signal(asObservable().observe(on: SignalSharingStrategy.scheduler))
  }
}

extension SharedSequenceConvertibleType where SharingStrategy == SignalSharingStrategy {
  @inlinable public func emit(
    onNext: ((Element) -> Void)? = nil, onCompleted: (() -> Void)? = nil, onDisposed: (() -> Void)? = nil
  ) -> Disposable {
    asObservable().subscribe(onNext: onNext, onCompleted: onCompleted, onDisposed: onDisposed)
  }

  @inlinable public func emit<Object: AnyObject>(
    with object: Object, onNext: ((Object, Element) -> Void)? = nil,
    onCompleted: ((Object) -> Void)? = nil, onDisposed: ((Object) -> Void)? = nil
  ) -> Disposable {
    asObservable().subscribe(with: object, onNext: onNext, onCompleted: onCompleted, onDisposed: onDisposed)
  }

  @inlinable public func emit() -> Disposable { emit(onNext: nil, onCompleted: nil, onDisposed: nil) }

  @inlinable public func emit<Observer: ObserverType>(to observers: Observer...) -> Disposable
  where Observer.Element == Element {
    asObservable().subscribe { event in for observer in observers { observer.on(event) } }
  }

  @inlinable public func emit<Observer: ObserverType>(to observers: Observer...) -> Disposable
  where Observer.Element == Element? {
    asObservable().map { $0 as Element? }.subscribe { event in
      for observer in observers { observer.on(event) }
    }
  }

  @inlinable public func emit(to relays: BehaviorRelay<Element>...) -> Disposable {
    emit(onNext: { value in for relay in relays { relay.accept(value) } })
  }

  @inlinable public func emit(to relays: BehaviorRelay<Element?>...) -> Disposable {
    emit(onNext: { value in for relay in relays { relay.accept(value) } })
  }

  @inlinable public func emit(to relays: PublishRelay<Element>...) -> Disposable {
    emit(onNext: { value in for relay in relays { relay.accept(value) } })
  }

  @inlinable public func emit(to relays: PublishRelay<Element?>...) -> Disposable {
    emit(onNext: { value in for relay in relays { relay.accept(value) } })
  }

  @inlinable public func emit(to relays: ReplayRelay<Element>...) -> Disposable {
    emit(onNext: { value in for relay in relays { relay.accept(value) } })
  }

  @inlinable public func emit(to relays: ReplayRelay<Element?>...) -> Disposable {
    emit(onNext: { value in for relay in relays { relay.accept(value) } })
  }
}
