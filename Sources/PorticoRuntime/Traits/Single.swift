/// A stream of one value, or an error.
public enum SingleTrait {}

/// A stream of one value, or an error.
public typealias Single<Element> = PrimitiveSequence<SingleTrait, Element>

/// The one event of a single.
public typealias SingleEvent<Element> = Result<Element, Swift.Error>

extension PrimitiveSequenceType where Trait == SingleTrait {
  /// What is handed the event.
  public typealias SingleObserver = (SingleEvent<Element>) -> Void

  /// A stream of what a closure sends; the first event counts.
  ///
  /// - Parameter subscribe: Runs for each subscription, on its thread; the disposable that it returns is disposed
  ///   of at the
  ///   end, however it comes.
  public static func create(subscribe: @escaping (@escaping SingleObserver) -> Disposable) -> Single<Element> {
    Single(
      raw: .create { observer in
        subscribe { event in
          switch event {
          case .success(let element):
            observer.on(.next(element))
            observer.on(.completed)
          case .failure(let error): observer.on(.error(error))
          }
        }
      })
  }

  /// Subscribes a handler of the one event.
  public func subscribe(_ observer: @escaping (SingleEvent<Element>) -> Void) -> Disposable {
    source.subscribe(onNext: { observer(.success($0)) }, onError: { observer(.failure($0)) })
  }

  /// Subscribes a handler for each kind of event, and one for the end of the subscription, however it comes.
  public func subscribe(
    onSuccess: ((Element) -> Void)? = nil, onFailure: ((Swift.Error) -> Void)? = nil,
    onDisposed: (() -> Void)? = nil
  ) -> Disposable {
    source.subscribe(onNext: onSuccess, onError: onFailure, onDisposed: onDisposed)
  }

  /// Subscribes handlers that get an object, which is held weakly; without it they aren't called.
  public func subscribe<Object: AnyObject>(
    with object: Object, onSuccess: ((Object, Element) -> Void)? = nil,
    onFailure: ((Object, Swift.Error) -> Void)? = nil, onDisposed: ((Object) -> Void)? = nil
  ) -> Disposable {
    source.subscribe(with: object, onNext: onSuccess, onError: onFailure, onDisposed: onDisposed)
  }

  /// One value at once.
  public static func just(_ element: Element) -> Single<Element> { Single(raw: .just(element)) }

  /// One value, by a piece of the scheduler's work.
  public static func just(_ element: Element, scheduler: ImmediateSchedulerType) -> Single<Element> {
    Single(raw: .just(element, scheduler: scheduler))
  }

  /// An error at once.
  public static func error(_ error: Swift.Error) -> Single<Element> { Single(raw: .error(error)) }

  /// Nothing, not even an end.
  public static func never() -> Single<Element> { Single(raw: .never()) }

  /// The stream as it is, with something done beside its events; see `ObservableType.do`. An error thrown by a
  /// handler ends it.
  public func `do`(
    onSuccess: ((Element) throws -> Void)? = nil, afterSuccess: ((Element) throws -> Void)? = nil,
    onError: ((Swift.Error) throws -> Void)? = nil, afterError: ((Swift.Error) throws -> Void)? = nil,
    onSubscribe: (() -> Void)? = nil, onSubscribed: (() -> Void)? = nil, onDispose: (() -> Void)? = nil
  ) -> Single<Element> {
    Single(
      raw: source.do(
        onNext: onSuccess, afterNext: afterSuccess, onError: onError, afterError: afterError,
        onSubscribe: onSubscribe, onSubscribed: onSubscribed, onDispose: onDispose))
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
  public func map<Result>(_ transform: @escaping (Element) throws -> Result) -> Single<Result> {
    Single(raw: source.map(transform))
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
  public func flatMap<Result>(_ selector: @escaping (Element) throws -> Single<Result>) -> Single<Result> {
    Single(raw: source.flatMap(selector))
  }

  /// A maybe made of the value.
  ///
  /// - Parameter selector: An error that it throws ends the stream.
  public func flatMapMaybe<Result>(_ selector: @escaping (Element) throws -> Maybe<Result>) -> Maybe<Result> {
    Maybe(raw: source.flatMap(selector))
  }

  /// A completable made of the value.
  ///
  /// - Parameter selector: An error that it throws ends the stream.
  public func flatMapCompletable(_ selector: @escaping (Element) throws -> Completable) -> Completable {
    Completable(raw: source.flatMap(selector))
  }

  /// The values of all singles, made into one, once all have one; the first error ends it.
  ///
  /// - Parameter resultSelector: Takes the values in the order of the singles; an error that it throws ends the
  ///   stream.
  public static func zip<Collection: Swift.Collection, Result>(
    _ collection: Collection, resultSelector: @escaping ([Element]) throws -> Result
  ) -> Single<Result> where Collection.Element == Single<Element> {
    if collection.isEmpty { return .deferred { .just(try resultSelector([])) } }
    return Single(raw: .zip(collection.map { $0.source }, resultSelector: resultSelector))
  }

  /// The values of all singles as an array, once all have one; the first error ends it.
  public static func zip<Collection: Swift.Collection>(_ collection: Collection) -> Single<[Element]>
  where Collection.Element == Single<Element> {
    collection.isEmpty ? .just([]) : Single<[Element]>(raw: .zip(collection.map { $0.source }) { $0 })
  }

  /// A value in place of an error.
  public func catchAndReturn(_ element: Element) -> Single<Element> {
    Single(raw: source.catchAndReturn(element))
  }

  /// The single as a stream that may have no value.
  public func asMaybe() -> Maybe<Element> { Maybe(raw: source) }

  /// The end alone.
  public func asCompletable() -> Completable { source.ignoreElements().asCompletable() }
}

extension ObservableType {
  /// The only value; an error for none or a second.
  public func asSingle() -> Single<Element> { Single(raw: lift { LastOnlyStage($0, isNoneAllowed: false) }) }

  /// The only value or none; an error for a second.
  public func asMaybe() -> Maybe<Element> { Maybe(raw: lift { LastOnlyStage($0, isNoneAllowed: true) }) }
}

extension ObservableType where Element == Never {
  /// The stream, which has no values, as a completable.
  public func asCompletable() -> Completable { Completable(raw: asObservable()) }
}

/// Keeps the value until the stream has shown that there is no second.
final class LastOnlyStage<Element>: Stage<Element, Element> {
  private let isNoneAllowed: Bool
  private var value: Element?

  init(_ downstream: Sink<Element>, isNoneAllowed: Bool) {
    self.isNoneAllowed = isNoneAllowed
    super.init(downstream)
  }

  override func next(_ value: Element) {
    if self.value == nil { self.value = value } else { fail(RxError.moreThanOneElement) }
  }

  override func completed() {
    if let value {
      downstream.next(value)
      complete()
    } else if isNoneAllowed {
      complete()
    } else {
      fail(RxError.noElements)
    }
  }
}
