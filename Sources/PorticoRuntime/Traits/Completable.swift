/// A stream that completes or fails, without a value.
public enum CompletableTrait {}
public typealias Completable = PrimitiveSequence<CompletableTrait, Swift.Never>

@frozen public enum CompletableEvent {
  case error(Swift.Error)
  case completed
}

extension PrimitiveSequenceType where Trait == CompletableTrait, Element == Swift.Never {
  public typealias CompletableObserver = (CompletableEvent) -> Void

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

  public func subscribe(_ observer: @escaping (CompletableEvent) -> Void) -> Disposable {
    source.subscribe(onError: { observer(.error($0)) }, onCompleted: { observer(.completed) })
  }

  public func subscribe(
    onCompleted: (() -> Void)? = nil, onError: ((Swift.Error) -> Void)? = nil, onDisposed: (() -> Void)? = nil
  ) -> Disposable {
    source.subscribe(onError: onError, onCompleted: onCompleted, onDisposed: onDisposed)
  }

  public func subscribe<Object: AnyObject>(
    with object: Object, onCompleted: ((Object) -> Void)? = nil,
    onError: ((Object, Swift.Error) -> Void)? = nil, onDisposed: ((Object) -> Void)? = nil
  ) -> Disposable {
    source.subscribe(with: object, onError: onError, onCompleted: onCompleted, onDisposed: onDisposed)
  }

  public static func error(_ error: Swift.Error) -> Completable { Completable(raw: .error(error)) }
  public static func never() -> Completable { Completable(raw: .never()) }
  public static func empty() -> Completable { Completable(raw: .empty()) }

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

  public func concat(_ second: Completable) -> Completable {
    Completable.concat(primitiveSequence, second)
  }

  public static func concat<Sequence: Swift.Sequence>(_ sequence: Sequence) -> Completable
  where Sequence.Element == Completable {
    Completable(raw: .concat(sequence.lazy.map { $0.source }))
  }

  public static func concat<Collection: Swift.Collection>(_ collection: Collection) -> Completable
  where Collection.Element == Completable {
    Completable(raw: .concat(collection.map { $0.source }))
  }

  public static func concat(_ sources: Completable...) -> Completable { concat(sources) }

  public static func zip<Collection: Swift.Collection>(_ sources: Collection) -> Completable
  where Collection.Element == Completable {
    Completable(raw: .merge(sources.map { $0.source }))
  }

  public static func zip(_ sources: [Completable]) -> Completable {
    Completable(raw: .merge(sources.map { $0.source }))
  }

  public static func zip(_ sources: Completable...) -> Completable { zip(sources) }

  public func andThen<Result>(_ second: Single<Result>) -> Single<Result> {
    Single(raw: andThen(second.source))
  }

  public func andThen<Result>(_ second: Maybe<Result>) -> Maybe<Result> { Maybe(raw: andThen(second.source)) }

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
