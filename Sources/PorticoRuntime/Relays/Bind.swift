/// `bind(to:)`: the values of a stream sent to relays and observers. An error of the stream is a fault of the program.
extension ObservableType {
  public func bind<Observer: ObserverType>(to observers: Observer...) -> Disposable
  where Observer.Element == Element {
    bind { value in
      for observer in observers { observer.onNext(value) }
    } completed: {
      for observer in observers { observer.onCompleted() }
    } failed: { error in
      for observer in observers { observer.onError(error) }
    }
  }

  public func bind<Observer: ObserverType>(to observers: Observer...) -> Disposable
  where Observer.Element == Element? {
    map { $0 as Element? }.bind { value in
      for observer in observers { observer.onNext(value) }
    } completed: {
      for observer in observers { observer.onCompleted() }
    } failed: { error in
      for observer in observers { observer.onError(error) }
    }
  }

  @inlinable public func bind(to relay: PublishRelay<Element>) -> Disposable { bind(RelaySink(relay.core)) }

  public func bind(to relays: PublishRelay<Element>...) -> Disposable {
    bind { value in for relay in relays { relay.accept(value) } }
  }

  public func bind(to relays: PublishRelay<Element?>...) -> Disposable {
    bind { value in for relay in relays { relay.accept(value) } }
  }

  @inlinable public func bind(to relay: BehaviorRelay<Element>) -> Disposable { bind(RelaySink(relay.core)) }

  public func bind(to relays: BehaviorRelay<Element>...) -> Disposable {
    bind { value in for relay in relays { relay.accept(value) } }
  }

  public func bind(to relays: BehaviorRelay<Element?>...) -> Disposable {
    bind { value in for relay in relays { relay.accept(value) } }
  }

  public func bind(to relays: ReplayRelay<Element>...) -> Disposable {
    bind { value in for relay in relays { relay.accept(value) } }
  }

  public func bind(to relays: ReplayRelay<Element?>...) -> Disposable {
    bind { value in for relay in relays { relay.accept(value) } }
  }

  /// Hands the stream to a function.
  public func bind<Result>(to binder: (Self) -> Result) -> Result { binder(self) }

  /// Hands the stream to a curried function.
  public func bind<Argument, Result>(
    to binder: (Self) -> (Argument) -> Result, curriedArgument: Argument
  ) -> Result {
    binder(self)(curriedArgument)
  }

  public func bind(onNext: @escaping (Element) -> Void) -> Disposable {
    bind(onNext, completed: nil, failed: { BindingError.report($0) })
  }

  public func bind<Object: AnyObject>(
    with object: Object, onNext: @escaping (Object, Element) -> Void
  ) -> Disposable {
    bind { [weak object] value in if let object { onNext(object, value) } }
  }

  @inlinable func bind(_ sink: RelaySink<Element>) -> Disposable {
    asObservable().attach(sink)
    return sink as Link
  }

  private func bind(
    _ onNext: @escaping (Element) -> Void, completed: (() -> Void)?, failed: @escaping (Swift.Error) -> Void
  ) -> Disposable {
    subscribe(onNext: onNext, onError: failed, onCompleted: completed)
  }
}

/// What happens to an error where none may come.
enum BindingError {
  static func report(_ error: Swift.Error) {
    #if DEBUG
      fatalError("Binding error: \(error)")
    #else
      print("Binding error: \(error)")
    #endif
  }
}
