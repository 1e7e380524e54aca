/// A driver: a stream for the view.
///
/// - It doesn't fail.
/// - It is delivered on main.
/// - Its subscribers share one subscription and begin with the latest value.
public typealias Driver<Element> = SharedSequence<DriverSharingStrategy, Element>

public struct DriverSharingStrategy: SharingStrategyProtocol {
  public static var scheduler: SchedulerType { SharingScheduler.make() }

  @inlinable public static func share<Element>(_ source: Observable<Element>) -> Observable<Element> {
    source.share(replay: 1, scope: .whileConnected)
  }
}

extension SharedSequenceConvertibleType where SharingStrategy == DriverSharingStrategy {
  @inlinable public func asDriver() -> Driver<Element> { asSharedSequence() }
}

extension ObservableConvertibleType {
  @inlinable public func asDriver(onErrorJustReturn: Element) -> Driver<Element> {
    asSharedSequence(sharingStrategy: DriverSharingStrategy.self, onErrorJustReturn: onErrorJustReturn)
  }

  @inlinable public func asDriver(onErrorDriveWith: Driver<Element>) -> Driver<Element> {
    asSharedSequence(sharingStrategy: DriverSharingStrategy.self, onErrorDriveWith: onErrorDriveWith)
  }

  @inlinable public func asDriver(onErrorRecover: @escaping (_ error: Swift.Error) -> Driver<Element>) -> Driver<Element> {
    asSharedSequence(sharingStrategy: DriverSharingStrategy.self, onErrorRecover: onErrorRecover)
  }
}

extension BehaviorRelay {
  @inlinable public func asDriver() -> Driver<Element> {
    Driver(asObservable().observe(on: DriverSharingStrategy.scheduler))
  }
}

extension InfallibleType {
  @inlinable public func asDriver() -> Driver<Element> {
    Driver(asObservable().observe(on: DriverSharingStrategy.scheduler))
  }
}

extension SharedSequenceConvertibleType where SharingStrategy == DriverSharingStrategy {
  @inlinable public func drive(
    onNext: ((Element) -> Void)? = nil, onCompleted: (() -> Void)? = nil, onDisposed: (() -> Void)? = nil
  ) -> Disposable {
    return asObservable().subscribe(onNext: onNext, onCompleted: onCompleted, onDisposed: onDisposed)
  }

  @inlinable public func drive<Object: AnyObject>(
    with object: Object, onNext: ((Object, Element) -> Void)? = nil,
    onCompleted: ((Object) -> Void)? = nil, onDisposed: ((Object) -> Void)? = nil
  ) -> Disposable {
    return asObservable().subscribe(with: object, onNext: onNext, onCompleted: onCompleted, onDisposed: onDisposed)
  }

  @inlinable public func drive() -> Disposable { drive(onNext: nil, onCompleted: nil, onDisposed: nil) }

  @inlinable public func drive<Observer: ObserverType>(_ observers: Observer...) -> Disposable
  where Observer.Element == Element {
    return asObservable().subscribe { event in for observer in observers { observer.on(event) } }
  }

  @inlinable public func drive<Observer: ObserverType>(_ observers: Observer...) -> Disposable
  where Observer.Element == Element? {
    return asObservable().map { $0 as Element? }.subscribe { event in
      for observer in observers { observer.on(event) }
    }
  }

  @inlinable public func drive(_ relays: BehaviorRelay<Element>...) -> Disposable {
    drive(onNext: { value in for relay in relays { relay.accept(value) } })
  }

  @inlinable public func drive(_ relays: BehaviorRelay<Element?>...) -> Disposable {
    drive(onNext: { value in for relay in relays { relay.accept(value) } })
  }

  @inlinable public func drive(_ relays: PublishRelay<Element>...) -> Disposable {
    drive(onNext: { value in for relay in relays { relay.accept(value) } })
  }

  @inlinable public func drive(_ relays: PublishRelay<Element?>...) -> Disposable {
    drive(onNext: { value in for relay in relays { relay.accept(value) } })
  }

  @inlinable public func drive(_ relays: ReplayRelay<Element>...) -> Disposable {
    drive(onNext: { value in for relay in relays { relay.accept(value) } })
  }

  @inlinable public func drive(_ relays: ReplayRelay<Element?>...) -> Disposable {
    drive(onNext: { value in for relay in relays { relay.accept(value) } })
  }

  @inlinable public func drive<Result>(_ transformation: (Observable<Element>) -> Result) -> Result {
    return transformation(asObservable())
  }

  @inlinable public func drive<Argument, Result>(
    _ with: (Observable<Element>) -> (Argument) -> Result, curriedArgument: Argument
  ) -> Result {
    return with(asObservable())(curriedArgument)
  }

}
