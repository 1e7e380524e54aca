/// A driver: a stream for the view.
///
/// - It doesn't fail.
/// - It is delivered on main.
/// - Its subscribers share one subscription and begin with the latest value.
public typealias Driver<Element> = SharedSequence<DriverSharingStrategy, Element>

/// How drivers are shared: with the latest value, while somebody listens.
public struct DriverSharingStrategy: SharingStrategyProtocol {
  /// Main, or what `SharingScheduler.mock` has in its place on this thread.
  public static var scheduler: SchedulerType { SharingScheduler.make() }

  /// The stream, shared with its latest value.
  @inlinable public static func share<Element>(_ source: Observable<Element>) -> Observable<Element> {
    source.share(replay: 1, scope: .whileConnected)
  }
}

extension SharedSequenceConvertibleType where SharingStrategy == DriverSharingStrategy {
  /// The same as a driver.
  @inlinable public func asDriver() -> Driver<Element> { asSharedSequence() }
}

extension ObservableConvertibleType {
  /// The stream as a driver, with a value and completion in place of an error.
  @inlinable public func asDriver(onErrorJustReturn: Element) -> Driver<Element> {
    asSharedSequence(sharingStrategy: DriverSharingStrategy.self, onErrorJustReturn: onErrorJustReturn)
  }

  /// The stream as a driver, with another in place of an error.
  @inlinable public func asDriver(onErrorDriveWith: Driver<Element>) -> Driver<Element> {
    asSharedSequence(sharingStrategy: DriverSharingStrategy.self, onErrorDriveWith: onErrorDriveWith)
  }

  /// The stream as a driver, with one made of the error in its place.
  @inlinable public func asDriver(onErrorRecover: @escaping (_ error: Swift.Error) -> Driver<Element>) -> Driver<
    Element
  > {
    asSharedSequence(sharingStrategy: DriverSharingStrategy.self, onErrorRecover: onErrorRecover)
  }
}

extension BehaviorRelay {
  /// The same as a driver.
  @inlinable public func asDriver() -> Driver<Element> {
    Driver(asObservable().observe(on: DriverSharingStrategy.scheduler))
  }
}

extension InfallibleType {
  /// The same as a driver.
  @inlinable public func asDriver() -> Driver<Element> {
    Driver(asObservable().observe(on: DriverSharingStrategy.scheduler))
  }
}

extension SharedSequenceConvertibleType where SharingStrategy == DriverSharingStrategy {
  /// Hands the values and the end to handlers, on main.
  @inlinable public func drive(
    onNext: ((Element) -> Void)? = nil, onCompleted: (() -> Void)? = nil, onDisposed: (() -> Void)? = nil
  ) -> Disposable {
    return asObservable().subscribe(onNext: onNext, onCompleted: onCompleted, onDisposed: onDisposed)
  }

  /// Hands the values and the end to handlers, on main, with an object that is held weakly; without it they aren't
  /// called.
  @inlinable public func drive<Object: AnyObject>(
    with object: Object, onNext: ((Object, Element) -> Void)? = nil,
    onCompleted: ((Object) -> Void)? = nil, onDisposed: ((Object) -> Void)? = nil
  ) -> Disposable {
    return asObservable().subscribe(with: object, onNext: onNext, onCompleted: onCompleted, onDisposed: onDisposed)
  }

  /// Subscribes for the sake of what is done beside the values.
  @inlinable public func drive() -> Disposable { drive(onNext: nil, onCompleted: nil, onDisposed: nil) }

  /// Sends the values and the completion to observers, on main.
  @inlinable public func drive<Observer: ObserverType>(_ observers: Observer...) -> Disposable
  where Observer.Element == Element {
    return asObservable().subscribe { event in for observer in observers { observer.on(event) } }
  }

  /// Sends the values, as optionals, and the completion to observers, on main.
  @inlinable public func drive<Observer: ObserverType>(_ observers: Observer...) -> Disposable
  where Observer.Element == Element? {
    return asObservable().map { $0 as Element? }.subscribe { event in
      for observer in observers { observer.on(event) }
    }
  }

  /// Sends the values to relays, on main; the end reaches no relay.
  @inlinable public func drive(_ relays: BehaviorRelay<Element>...) -> Disposable {
    drive(onNext: { value in for relay in relays { relay.accept(value) } })
  }

  /// Sends the values, as optionals, to relays, on main; the end reaches no relay.
  @inlinable public func drive(_ relays: BehaviorRelay<Element?>...) -> Disposable {
    drive(onNext: { value in for relay in relays { relay.accept(value) } })
  }

  /// Sends the values to relays, on main; the end reaches no relay.
  @inlinable public func drive(_ relays: PublishRelay<Element>...) -> Disposable {
    drive(onNext: { value in for relay in relays { relay.accept(value) } })
  }

  /// Sends the values, as optionals, to relays, on main; the end reaches no relay.
  @inlinable public func drive(_ relays: PublishRelay<Element?>...) -> Disposable {
    drive(onNext: { value in for relay in relays { relay.accept(value) } })
  }

  /// Sends the values to relays, on main; the end reaches no relay.
  @inlinable public func drive(_ relays: ReplayRelay<Element>...) -> Disposable {
    drive(onNext: { value in for relay in relays { relay.accept(value) } })
  }

  /// Sends the values, as optionals, to relays, on main; the end reaches no relay.
  @inlinable public func drive(_ relays: ReplayRelay<Element?>...) -> Disposable {
    drive(onNext: { value in for relay in relays { relay.accept(value) } })
  }

  /// Hands the stream to a function.
  @inlinable public func drive<Result>(_ transformation: (Observable<Element>) -> Result) -> Result {
    return transformation(asObservable())
  }

  /// Hands the stream to a curried function.
  @inlinable public func drive<Argument, Result>(
    _ with: (Observable<Element>) -> (Argument) -> Result, curriedArgument: Argument
  ) -> Result {
    return with(asObservable())(curriedArgument)
  }

}
