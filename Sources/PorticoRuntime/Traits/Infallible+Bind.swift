/// `bind(to:)` of a stream that doesn't fail.
extension InfallibleType {
  /// Sends the values and the completion to observers, on the thread of the source.
  public func bind<Observer: ObserverType>(to observers: Observer...) -> Disposable
  where Observer.Element == Element {
    subscribe { event in for observer in observers { observer.on(event.event) } }
  }

  /// Sends the values, as optionals, and the completion to observers, on the thread of the source.
  public func bind<Observer: ObserverType>(to observers: Observer...) -> Disposable
  where Observer.Element == Element? {
    map { $0 as Element? }.subscribe { event in for observer in observers { observer.on(event.event) } }
  }

  /// Hands the stream to a function.
  public func bind<Result>(to binder: (Self) -> Result) -> Result { binder(self) }

  /// Hands the stream to a curried function.
  public func bind<Argument, Result>(
    to binder: (Self) -> (Argument) -> Result, curriedArgument: Argument
  ) -> Result {
    binder(self)(curriedArgument)
  }

  /// Hands the values to a closure, on the thread of the source.
  public func bind(onNext: @escaping (Element) -> Void) -> Disposable { subscribe(onNext: onNext) }

  /// Hands the values to a closure with an object that is held weakly; without it they are dropped.
  public func bind<Object: AnyObject>(
    with object: Object, onNext: @escaping (Object, Element) -> Void
  ) -> Disposable {
    subscribe(with: object, onNext: onNext)
  }

  /// Sends the values to relays, on the thread of the source; the end reaches no relay.
  public func bind(to relays: BehaviorRelay<Element>...) -> Disposable {
    subscribe(onNext: { value in for relay in relays { relay.accept(value) } })
  }

  /// Sends the values, as optionals, to relays, on the thread of the source; the end reaches no relay.
  public func bind(to relays: BehaviorRelay<Element?>...) -> Disposable {
    subscribe(onNext: { value in for relay in relays { relay.accept(value) } })
  }

  /// Sends the values to relays, on the thread of the source; the end reaches no relay.
  public func bind(to relays: PublishRelay<Element>...) -> Disposable {
    subscribe(onNext: { value in for relay in relays { relay.accept(value) } })
  }

  /// Sends the values, as optionals, to relays, on the thread of the source; the end reaches no relay.
  public func bind(to relays: PublishRelay<Element?>...) -> Disposable {
    subscribe(onNext: { value in for relay in relays { relay.accept(value) } })
  }

  /// Sends the values to relays, on the thread of the source; the end reaches no relay.
  public func bind(to relays: ReplayRelay<Element>...) -> Disposable {
    subscribe(onNext: { value in for relay in relays { relay.accept(value) } })
  }

  /// Sends the values, as optionals, to relays, on the thread of the source; the end reaches no relay.
  public func bind(to relays: ReplayRelay<Element?>...) -> Disposable {
    subscribe(onNext: { value in for relay in relays { relay.accept(value) } })
  }
}
