/// `bind(to:)`: the values of a stream sent to relays and observers. An error of the stream is a fault of the program.
extension ObservableType {
  /// Sends the values and the completion to observers, on the thread of the source.
  ///
  /// The observers see an error of the stream, too.
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

  /// Sends the values, as optionals, and the completion to observers, on the thread of the source.
  ///
  /// An error is a fault of the program: it ends a debug build.
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

  /// Sends the values to a relay, on the thread of the source; the end reaches no relay.
  @inlinable public func bind(to relay: PublishRelay<Element>) -> Disposable { bind(RelaySink(relay.core)) }

  /// Sends the values to relays, on the thread of the source; the end reaches no relay.
  public func bind(to relays: PublishRelay<Element>...) -> Disposable {
    bind { value in for relay in relays { relay.accept(value) } }
  }

  /// Sends the values, as optionals, to relays, on the thread of the source; the end reaches no relay.
  public func bind(to relays: PublishRelay<Element?>...) -> Disposable {
    bind { value in for relay in relays { relay.accept(value) } }
  }

  /// Sends the values to a relay, on the thread of the source; the end reaches no relay.
  @inlinable public func bind(to relay: BehaviorRelay<Element>) -> Disposable { bind(RelaySink(relay.core)) }

  /// Sends the values to relays, on the thread of the source; the end reaches no relay.
  public func bind(to relays: BehaviorRelay<Element>...) -> Disposable {
    bind { value in for relay in relays { relay.accept(value) } }
  }

  /// Sends the values, as optionals, to relays, on the thread of the source; the end reaches no relay.
  public func bind(to relays: BehaviorRelay<Element?>...) -> Disposable {
    bind { value in for relay in relays { relay.accept(value) } }
  }

  /// Sends the values to relays, on the thread of the source; the end reaches no relay.
  public func bind(to relays: ReplayRelay<Element>...) -> Disposable {
    bind { value in for relay in relays { relay.accept(value) } }
  }

  /// Sends the values, as optionals, to relays, on the thread of the source; the end reaches no relay.
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

  /// Hands the values to a closure, on the thread of the source. An error is a fault of the program: it ends a
  /// debug build.
  public func bind(onNext: @escaping (Element) -> Void) -> Disposable {
    bind(onNext, completed: nil, failed: { BindingError.report($0) })
  }

  /// Hands the values to a closure with an object that is held weakly; without it they are dropped.
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
