/// A signal: events for the view.
///
/// - It doesn't fail.
/// - It is delivered on main.
/// - Its subscribers share one subscription; none gets what was sent before it came.
public typealias Signal<Element> = SharedSequence<SignalSharingStrategy, Element>

/// How signals are shared: without what was sent before, while somebody listens.
public struct SignalSharingStrategy: SharingStrategyProtocol {
  /// Main, or what `SharingScheduler.mock` has in its place on this thread.
  public static var scheduler: SchedulerType { SharingScheduler.make() }

  /// The stream, shared.
  @inlinable public static func share<Element>(_ source: Observable<Element>) -> Observable<Element> {
    source.share(scope: .whileConnected)
  }
}

extension SharedSequenceConvertibleType where SharingStrategy == SignalSharingStrategy {
  /// The same as a signal.
  @inlinable public func asSignal() -> Signal<Element> { asSharedSequence() }
}

extension ObservableConvertibleType {
  /// The stream as a signal, with a value and completion in place of an error.
  @inlinable public func asSignal(onErrorJustReturn: Element) -> Signal<Element> {
    asSharedSequence(sharingStrategy: SignalSharingStrategy.self, onErrorJustReturn: onErrorJustReturn)
  }

  /// The stream as a signal, with another in place of an error.
  @inlinable public func asSignal(onErrorSignalWith: Signal<Element>) -> Signal<Element> {
    asSharedSequence(sharingStrategy: SignalSharingStrategy.self, onErrorDriveWith: onErrorSignalWith)
  }

  /// The stream as a signal, with one made of the error in its place.
  @inlinable public func asSignal(onErrorRecover: @escaping (_ error: Swift.Error) -> Signal<Element>) -> Signal<
    Element
  > {
    asSharedSequence(sharingStrategy: SignalSharingStrategy.self, onErrorRecover: onErrorRecover)
  }
}

extension PublishRelay {
  /// The same as a signal.
  @inlinable public func asSignal() -> Signal<Element> {
    Signal(asObservable().observe(on: SignalSharingStrategy.scheduler))
  }
}

extension InfallibleType {
  /// The same as a signal.
  @inlinable public func asSignal() -> Signal<Element> {
    Signal(asObservable().observe(on: SignalSharingStrategy.scheduler))
  }
}

extension SharedSequenceConvertibleType where SharingStrategy == SignalSharingStrategy {
  /// Hands the values and the end to handlers, on main.
  @inlinable public func emit(
    onNext: ((Element) -> Void)? = nil, onCompleted: (() -> Void)? = nil, onDisposed: (() -> Void)? = nil
  ) -> Disposable {
    asObservable().subscribe(onNext: onNext, onCompleted: onCompleted, onDisposed: onDisposed)
  }

  /// Hands the values and the end to handlers, on main, with an object that is held weakly; without it they aren't
  /// called.
  @inlinable public func emit<Object: AnyObject>(
    with object: Object, onNext: ((Object, Element) -> Void)? = nil,
    onCompleted: ((Object) -> Void)? = nil, onDisposed: ((Object) -> Void)? = nil
  ) -> Disposable {
    asObservable().subscribe(with: object, onNext: onNext, onCompleted: onCompleted, onDisposed: onDisposed)
  }

  /// Subscribes for the sake of what is done beside the values.
  @inlinable public func emit() -> Disposable { emit(onNext: nil, onCompleted: nil, onDisposed: nil) }

  /// Sends the values and the completion to observers, on main.
  @inlinable public func emit<Observer: ObserverType>(to observers: Observer...) -> Disposable
  where Observer.Element == Element {
    asObservable().subscribe { event in for observer in observers { observer.on(event) } }
  }

  /// Sends the values, as optionals, and the completion to observers, on main.
  @inlinable public func emit<Observer: ObserverType>(to observers: Observer...) -> Disposable
  where Observer.Element == Element? {
    asObservable().map { $0 as Element? }.subscribe { event in
      for observer in observers { observer.on(event) }
    }
  }

  /// Sends the values to relays, on main; the end reaches no relay.
  @inlinable public func emit(to relays: BehaviorRelay<Element>...) -> Disposable {
    emit(onNext: { value in for relay in relays { relay.accept(value) } })
  }

  /// Sends the values, as optionals, to relays, on main; the end reaches no relay.
  @inlinable public func emit(to relays: BehaviorRelay<Element?>...) -> Disposable {
    emit(onNext: { value in for relay in relays { relay.accept(value) } })
  }

  /// Sends the values to relays, on main; the end reaches no relay.
  @inlinable public func emit(to relays: PublishRelay<Element>...) -> Disposable {
    emit(onNext: { value in for relay in relays { relay.accept(value) } })
  }

  /// Sends the values, as optionals, to relays, on main; the end reaches no relay.
  @inlinable public func emit(to relays: PublishRelay<Element?>...) -> Disposable {
    emit(onNext: { value in for relay in relays { relay.accept(value) } })
  }

  /// Sends the values to relays, on main; the end reaches no relay.
  @inlinable public func emit(to relays: ReplayRelay<Element>...) -> Disposable {
    emit(onNext: { value in for relay in relays { relay.accept(value) } })
  }

  /// Sends the values, as optionals, to relays, on main; the end reaches no relay.
  @inlinable public func emit(to relays: ReplayRelay<Element?>...) -> Disposable {
    emit(onNext: { value in for relay in relays { relay.accept(value) } })
  }
}
