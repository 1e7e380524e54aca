/// A stream that completes or fails, without a value.
public enum CompletableTrait {}

/// A stream that completes without a value, or fails.
public typealias Completable = PrimitiveSequence<CompletableTrait, Swift.Never>

/// The end of a completable.
@frozen public enum CompletableEvent {
  case error(Swift.Error)
  case completed
}

extension PrimitiveSequenceType where Trait == CompletableTrait, Element == Swift.Never {
  /// What is handed the event.
  public typealias CompletableObserver = (CompletableEvent) -> Void

  /// A stream of what a closure sends; the first event counts.
  ///
  /// - Parameter subscribe: Runs for each subscription, on its thread; the disposable that it returns is disposed
  ///   of at the
  ///   end, however it comes.
  public static func create(
    subscribe: @escaping (@escaping CompletableObserver) -> Disposable
  ) -> Completable {
    Completable(
      raw: .create { observer in
        subscribe { event in
          switch event {
          case .error(let error): observer.on(.error(error))
          case .completed: observer.on(.completed)
          }
        }
      })
  }

  /// Subscribes a handler of the one event.
  public func subscribe(_ observer: @escaping (CompletableEvent) -> Void) -> Disposable {
    source.subscribe(onError: { observer(.error($0)) }, onCompleted: { observer(.completed) })
  }

  /// Subscribes a handler for each kind of event, and one for the end of the subscription, however it comes.
  public func subscribe(
    onCompleted: (() -> Void)? = nil, onError: ((Swift.Error) -> Void)? = nil, onDisposed: (() -> Void)? = nil
  ) -> Disposable {
    source.subscribe(onError: onError, onCompleted: onCompleted, onDisposed: onDisposed)
  }

  /// Subscribes handlers that get an object, which is held weakly; without it they aren't called.
  public func subscribe<Object: AnyObject>(
    with object: Object, onCompleted: ((Object) -> Void)? = nil,
    onError: ((Object, Swift.Error) -> Void)? = nil, onDisposed: ((Object) -> Void)? = nil
  ) -> Disposable {
    source.subscribe(with: object, onError: onError, onCompleted: onCompleted, onDisposed: onDisposed)
  }

  /// An error at once.
  public static func error(_ error: Swift.Error) -> Completable { Completable(raw: .error(error)) }

  /// Nothing, not even an end.
  public static func never() -> Completable { Completable(raw: .never()) }

  /// Completion at once.
  public static func empty() -> Completable { Completable(raw: .empty()) }

  /// The stream as it is, with something done beside its events; see `ObservableType.do`. An error thrown by a
  /// handler ends it.
  public func `do`(
    onError: ((Swift.Error) throws -> Void)? = nil, afterError: ((Swift.Error) throws -> Void)? = nil,
    onCompleted: (() throws -> Void)? = nil, afterCompleted: (() throws -> Void)? = nil,
    onSubscribe: (() -> Void)? = nil, onSubscribed: (() -> Void)? = nil, onDispose: (() -> Void)? = nil
  ) -> Completable {
    Completable(
      raw: source.do(
        onError: onError, afterError: afterError, onCompleted: onCompleted, afterCompleted: afterCompleted,
        onSubscribe: onSubscribe, onSubscribed: onSubscribed, onDispose: onDispose))
  }

  /// Another completable after this one has completed.
  public func concat(_ second: Completable) -> Completable {
    Completable.concat(primitiveSequence, second)
  }

  /// The completables one after the other; the first error ends it.
  public static func concat<Sequence: Swift.Sequence>(_ sequence: Sequence) -> Completable
  where Sequence.Element == Completable {
    Completable(raw: .concat(sequence.lazy.map { $0.source }))
  }

  /// The completables one after the other; the first error ends it.
  public static func concat<Collection: Swift.Collection>(_ collection: Collection) -> Completable
  where Collection.Element == Completable {
    Completable(raw: .concat(collection.map { $0.source }))
  }

  /// The completables one after the other; the first error ends it.
  public static func concat(_ sources: Completable...) -> Completable { concat(sources) }

  /// Completion once all have completed; the first error ends it.
  public static func zip<Collection: Swift.Collection>(_ sources: Collection) -> Completable
  where Collection.Element == Completable {
    Completable(raw: .merge(sources.map { $0.source }))
  }

  /// Completion once all have completed; the first error ends it.
  public static func zip(_ sources: [Completable]) -> Completable {
    Completable(raw: .merge(sources.map { $0.source }))
  }

  /// Completion once all have completed; the first error ends it.
  public static func zip(_ sources: Completable...) -> Completable { zip(sources) }

  /// A single after this one has completed.
  public func andThen<Result>(_ second: Single<Result>) -> Single<Result> {
    Single(raw: andThen(second.source))
  }

  /// A maybe after this one has completed.
  public func andThen<Result>(_ second: Maybe<Result>) -> Maybe<Result> { Maybe(raw: andThen(second.source)) }

  /// Another completable after this one has completed.
  public func andThen(_ second: Completable) -> Completable { Completable(raw: andThen(second.source)) }

  /// The second stream once this one has completed.
  public func andThen<Result>(_ second: Observable<Result>) -> Observable<Result> {
    let first = source
    return Source { sink in
      let core = Join(sink)
      core.attach(
        first, next: { _, _ in },
        completed: { child in
          core.release(child)
          core.forward(second)
        })
    }
  }
}
