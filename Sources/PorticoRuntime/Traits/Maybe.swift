/// A stream of one value, or none, or an error.
public enum MaybeTrait {}

/// A stream of one value or none, or an error.
public typealias Maybe<Element> = PrimitiveSequence<MaybeTrait, Element>

/// The one event of a maybe.
@frozen public enum MaybeEvent<Element> {
  case success(Element)
  case error(Swift.Error)
  case completed
}

extension PrimitiveSequenceType where Trait == MaybeTrait {
  /// What is handed the event.
  public typealias MaybeObserver = (MaybeEvent<Element>) -> Void

  /// A stream of what a closure sends; the first event counts.
  ///
  /// - Parameter subscribe: Runs for each subscription, on its thread; the disposable that it returns is disposed
  ///   of at the
  ///   end, however it comes.
  public static func create(subscribe: @escaping (@escaping MaybeObserver) -> Disposable) -> Maybe<Element> {
    Maybe(
      raw: .create { observer in
        subscribe { event in
          switch event {
          case .success(let element):
            observer.on(.next(element))
            observer.on(.completed)
          case .error(let error): observer.on(.error(error))
          case .completed: observer.on(.completed)
          }
        }
      })
  }

  /// Subscribes a handler of the one event.
  public func subscribe(_ observer: @escaping (MaybeEvent<Element>) -> Void) -> Disposable {
    var isOver = false
    return source.subscribe { event in
      if isOver { return }
      isOver = true
      switch event {
      case .next(let element): observer(.success(element))
      case .error(let error): observer(.error(error))
      case .completed: observer(.completed)
      }
    }
  }

  /// Subscribes a handler for each kind of event, and one for the end of the subscription, however it comes.
  public func subscribe(
    onSuccess: ((Element) -> Void)? = nil, onError: ((Swift.Error) -> Void)? = nil,
    onCompleted: (() -> Void)? = nil, onDisposed: (() -> Void)? = nil
  ) -> Disposable {
    var isOver = false
    return source.subscribe(
      onNext: {
        isOver = true
        onSuccess?($0)
      }, onError: onError, onCompleted: { if !isOver { onCompleted?() } }, onDisposed: onDisposed)
  }

  /// Subscribes handlers that get an object, which is held weakly; without it they aren't called.
  public func subscribe<Object: AnyObject>(
    with object: Object, onSuccess: ((Object, Element) -> Void)? = nil,
    onError: ((Object, Swift.Error) -> Void)? = nil, onCompleted: ((Object) -> Void)? = nil,
    onDisposed: ((Object) -> Void)? = nil
  ) -> Disposable {
    subscribe(
      onSuccess: { [weak object] value in if let object { onSuccess?(object, value) } },
      onError: { [weak object] error in if let object { onError?(object, error) } },
      onCompleted: { [weak object] in if let object { onCompleted?(object) } },
      onDisposed: { [weak object] in if let object { onDisposed?(object) } })
  }

  /// One value at once.
  public static func just(_ element: Element) -> Maybe<Element> { Maybe(raw: .just(element)) }

  /// One value, by a piece of the scheduler's work.
  public static func just(_ element: Element, scheduler: ImmediateSchedulerType) -> Maybe<Element> {
    Maybe(raw: .just(element, scheduler: scheduler))
  }

  /// An error at once.
  public static func error(_ error: Swift.Error) -> Maybe<Element> { Maybe(raw: .error(error)) }

  /// Nothing, not even an end.
  public static func never() -> Maybe<Element> { Maybe(raw: .never()) }

  /// Completion at once.
  public static func empty() -> Maybe<Element> { Maybe(raw: .empty()) }

  /// The stream as it is, with something done beside its events; see `ObservableType.do`. An error thrown by a
  /// handler ends it.
  public func `do`(
    onNext: ((Element) throws -> Void)? = nil, afterNext: ((Element) throws -> Void)? = nil,
    onError: ((Swift.Error) throws -> Void)? = nil, afterError: ((Swift.Error) throws -> Void)? = nil,
    onCompleted: (() throws -> Void)? = nil, afterCompleted: (() throws -> Void)? = nil,
    onSubscribe: (() -> Void)? = nil, onSubscribed: (() -> Void)? = nil, onDispose: (() -> Void)? = nil
  ) -> Maybe<Element> {
    Maybe(
      raw: source.do(
        onNext: onNext, afterNext: afterNext, onError: onError, afterError: afterError, onCompleted: onCompleted,
        afterCompleted: afterCompleted, onSubscribe: onSubscribe, onSubscribed: onSubscribed, onDispose: onDispose))
  }

  /// The value if it satisfies a predicate.
  ///
  /// - Parameter predicate: An error that it throws ends the stream.
  public func filter(_ predicate: @escaping (Element) throws -> Bool) -> Maybe<Element> {
    Maybe(raw: source.filter(predicate))
  }

  /// The value transformed.
  ///
  /// - Parameter transform: An error that it throws ends the stream.
  public func map<Result>(_ transform: @escaping (Element) throws -> Result) -> Maybe<Result> {
    Maybe(raw: source.map(transform))
  }

  /// The value transformed; none where there is no result.
  ///
  /// - Parameter transform: An error that it throws ends the stream.
  public func compactMap<Result>(_ transform: @escaping (Element) throws -> Result?) -> Maybe<Result> {
    Maybe(raw: source.compactMap(transform))
  }

  /// A stream of the same kind made of the value.
  ///
  /// - Parameter selector: An error that it throws ends the stream.
  public func flatMap<Result>(_ selector: @escaping (Element) throws -> Maybe<Result>) -> Maybe<Result> {
    Maybe(raw: source.flatMap(selector))
  }

  /// A value in place of none.
  public func ifEmpty(default element: Element) -> Single<Element> {
    Single(raw: source.ifEmpty(default: element))
  }

  /// Another stream in place of none.
  public func ifEmpty(switchTo other: Maybe<Element>) -> Maybe<Element> {
    Maybe(raw: source.ifEmpty(switchTo: other.source))
  }

  /// Another stream in place of none.
  public func ifEmpty(switchTo other: Single<Element>) -> Single<Element> {
    Single(raw: source.ifEmpty(switchTo: other.source))
  }

  /// A value in place of an error.
  public func catchAndReturn(_ element: Element) -> Maybe<Element> {
    Maybe(raw: source.catchAndReturn(element))
  }

  /// The end alone.
  public func asCompletable() -> Completable { source.ignoreElements().asCompletable() }
}
