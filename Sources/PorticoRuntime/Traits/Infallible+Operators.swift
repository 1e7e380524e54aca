/// The operators of a stream that doesn't fail: those of every stream, whose closures don't throw.
extension InfallibleType {
  private func lifted<Result>(_ operate: (Observable<Element>) -> Observable<Result>) -> Infallible<Result> {
    Infallible(operate(asObservable()))
  }

  /// The values that satisfy a predicate; see `ObservableType.filter(_:)`.
  public func filter(_ predicate: @escaping (Element) -> Bool) -> Infallible<Element> {
    lifted { $0.filter(predicate) }
  }

  /// Each value transformed; see `ObservableType.map(_:)`.
  public func map<Result>(_ transform: @escaping (Element) -> Result) -> Infallible<Result> {
    lifted { $0.map(transform) }
  }

  /// Each value transformed, those without a result left out; see `ObservableType.compactMap(_:)`.
  public func compactMap<Result>(_ transform: @escaping (Element) -> Result?) -> Infallible<Result> {
    lifted { $0.compactMap(transform) }
  }

  /// The values whose keys differ from that of the one before.
  public func distinctUntilChanged<Key: Equatable>(
    _ keySelector: @escaping (Element) throws -> Key
  ) -> Infallible<Element> {
    lifted { $0.distinctUntilChanged(keySelector) }
  }

  /// The values that a closure finds different from the one before.
  public func distinctUntilChanged(
    _ comparer: @escaping (Element, Element) throws -> Bool
  ) -> Infallible<Element> {
    lifted { $0.distinctUntilChanged(comparer) }
  }

  /// The values whose keys a closure finds different from that of the one before.
  public func distinctUntilChanged<Key>(
    _ keySelector: @escaping (Element) throws -> Key, comparer: @escaping (Key, Key) throws -> Bool
  ) -> Infallible<Element> {
    lifted { $0.distinctUntilChanged(keySelector, comparer: comparer) }
  }

  /// The values of which one property differs from that of the one before.
  public func distinctUntilChanged<Property: Equatable>(
    at keyPath: KeyPath<Element, Property>
  ) -> Infallible<Element> {
    lifted { $0.distinctUntilChanged(at: keyPath) }
  }

  /// A value once nothing has followed it for a time; see `ObservableType.debounce(_:scheduler:)`.
  public func debounce(_ dueTime: RxTimeInterval, scheduler: SchedulerType) -> Infallible<Element> {
    lifted { $0.debounce(dueTime, scheduler: scheduler) }
  }

  /// A value at once, then at most one for each stretch of time; see
  /// `ObservableType.throttle(_:latest:scheduler:)`.
  public func throttle(
    _ dueTime: RxTimeInterval, latest: Bool = true, scheduler: SchedulerType
  ) -> Infallible<Element> {
    lifted { $0.throttle(dueTime, latest: latest, scheduler: scheduler) }
  }

  /// Values and completion after a time; see `ObservableType.delay(_:scheduler:)`.
  public func delay(_ dueTime: RxTimeInterval, scheduler: SchedulerType) -> Infallible<Element> {
    lifted { $0.delay(dueTime, scheduler: scheduler) }
  }

  /// The events on a scheduler, in order; see `ObservableType.observe(on:)`.
  public func observe(on scheduler: ImmediateSchedulerType) -> Infallible<Element> {
    lifted { $0.observe(on: scheduler) }
  }

  /// The stream, subscribed to and left as work of a scheduler.
  public func subscribe(on scheduler: ImmediateSchedulerType) -> Infallible<Element> {
    lifted { $0.subscribe(on: scheduler) }
  }

  /// A stream for each value, their values as they come; see `ObservableType.flatMap(_:)`.
  public func flatMap<Source: ObservableConvertibleType>(
    _ selector: @escaping (Element) -> Source
  ) -> Infallible<Source.Element> {
    lifted { $0.flatMap(selector) }
  }

  /// A stream for each value, which replaces the one before; see `ObservableType.flatMapLatest(_:)`.
  public func flatMapLatest<Source: ObservableConvertibleType>(
    _ selector: @escaping (Element) -> Source
  ) -> Infallible<Source.Element> {
    lifted { $0.flatMapLatest(selector) }
  }

  /// A stream for a value, during which other values are dropped; see `ObservableType.flatMapFirst(_:)`.
  public func flatMapFirst<Source: ObservableConvertibleType>(
    _ selector: @escaping (Element) -> Source
  ) -> Infallible<Source.Element> {
    lifted { $0.flatMapFirst(selector) }
  }

  /// Another stream after this one has completed.
  public func concatMap<Source: ObservableConvertibleType>(
    _ selector: @escaping (Element) -> Source
  ) -> Infallible<Source.Element> {
    lifted { $0.concatMap(selector) }
  }

  /// Another stream after this one has completed.
  public func concat<Source: ObservableConvertibleType>(_ second: Source) -> Infallible<Element>
  where Source.Element == Element {
    lifted { $0.concat(second) }
  }

  /// The streams of a sequence one after the other.
  public static func concat<Sequence: Swift.Sequence>(_ sequence: Sequence) -> Infallible<Element>
  where Sequence.Element == Infallible<Element> {
    Infallible(.concat(sequence.map { $0.source }))
  }

  /// The streams one after the other.
  public static func concat<Collection: Swift.Collection>(_ collection: Collection) -> Infallible<Element>
  where Collection.Element == Infallible<Element> {
    Infallible(.concat(collection.map { $0.source }))
  }

  /// The streams one after the other.
  public static func concat(_ sources: Infallible<Element>...) -> Infallible<Element> { concat(sources) }

  /// The values of several streams as they come; see `ObservableType.merge(_:)`.
  public static func merge<Collection: Swift.Collection>(_ sources: Collection) -> Infallible<Element>
  where Collection.Element == Infallible<Element> {
    Infallible(.merge(sources.map { $0.source }))
  }

  /// The values of several streams as they come; see `ObservableType.merge(_:)`.
  public static func merge(_ sources: [Infallible<Element>]) -> Infallible<Element> {
    Infallible(.merge(sources.map { $0.source }))
  }

  /// The values of several streams as they come; see `ObservableType.merge(_:)`.
  public static func merge(_ sources: Infallible<Element>...) -> Infallible<Element> { merge(sources) }

  /// Values gathered in place, each step delivered; see `ObservableType.scan(into:accumulator:)`.
  public func scan<Seed>(
    into seed: Seed, accumulator: @escaping (inout Seed, Element) -> Void
  ) -> Infallible<Seed> {
    lifted { $0.scan(into: seed, accumulator: accumulator) }
  }

  /// Values gathered into one, each step delivered; see `ObservableType.scan(_:accumulator:)`.
  public func scan<Seed>(
    _ seed: Seed, accumulator: @escaping (Seed, Element) -> Seed
  ) -> Infallible<Seed> {
    lifted { $0.scan(seed, accumulator: accumulator) }
  }

  /// A value before those of the source; see `ObservableType.startWith(_:)`.
  public func startWith(_ element: Element) -> Infallible<Element> { lifted { $0.startWith(element) } }

  /// The values up to a value of another stream, then completion; see `ObservableType.take(until:)`.
  public func take<Other: InfallibleType>(until other: Other) -> Infallible<Element> {
    lifted { $0.take(until: other.asObservable()) }
  }

  /// The values up to a value of another stream, then completion; see `ObservableType.take(until:)`.
  public func take<Other: ObservableType>(until other: Other) -> Infallible<Element> {
    lifted { $0.take(until: other) }
  }

  /// The values up to the first that satisfies a condition, then completion; see
  /// `ObservableType.take(until:behavior:)`.
  public func take(
    until predicate: @escaping (Element) throws -> Bool, behavior: TakeBehavior = .exclusive
  ) -> Infallible<Element> {
    lifted { $0.take(until: predicate, behavior: behavior) }
  }

  /// The values up to the first that fails a condition, then completion; see
  /// `ObservableType.take(while:behavior:)`.
  public func take(
    while predicate: @escaping (Element) throws -> Bool, behavior: TakeBehavior = .exclusive
  ) -> Infallible<Element> {
    lifted { $0.take(while: predicate, behavior: behavior) }
  }

  /// The first values, then completion; see `ObservableType.take(_:)`.
  public func take(_ count: Int) -> Infallible<Element> { lifted { $0.take(count) } }

  /// The values of a time from the subscription on, then completion; see `ObservableType.take(for:scheduler:)`.
  public func take(for duration: RxTimeInterval, scheduler: SchedulerType) -> Infallible<Element> {
    lifted { $0.take(for: duration, scheduler: scheduler) }
  }

  /// The values after the first ones; see `ObservableType.skip(_:)`.
  public func skip(_ count: Int) -> Infallible<Element> { lifted { $0.skip(count) } }

  /// The values from the first on that fails a condition; see `ObservableType.skip(while:)`.
  public func skip(while predicate: @escaping (Element) throws -> Bool) -> Infallible<Element> {
    lifted { $0.skip(while: predicate) }
  }

  /// The values behind the first value of another stream; see `ObservableType.skip(until:)`.
  public func skip<Other: ObservableType>(until other: Other) -> Infallible<Element> {
    lifted { $0.skip(until: other) }
  }

  /// One subscription to the source for all subscribers; see `ObservableType.share(replay:scope:)`.
  public func share(replay: Int = 0, scope: SubjectLifetimeScope = .whileConnected) -> Infallible<Element> {
    lifted { $0.share(replay: replay, scope: scope) }
  }

  /// The values with an object that is held weakly; the first value that comes without it completes the stream.
  public func withUnretained<Object: AnyObject, Result>(
    _ object: Object, resultSelector: @escaping (Object, Element) -> Result
  ) -> Infallible<Result> {
    lifted { $0.withUnretained(object, resultSelector: resultSelector) }
  }

  /// The values in pairs with an object that is held weakly; the first value that comes without it completes the
  /// stream.
  public func withUnretained<Object: AnyObject>(_ object: Object) -> Infallible<(Object, Element)> {
    lifted { $0.withUnretained(object) }
  }

  /// Each value with the latest of another stream; see `ObservableType.withLatestFrom(_:resultSelector:)`.
  public func withLatestFrom<Source: InfallibleType, Result>(
    _ second: Source, resultSelector: @escaping (Element, Source.Element) throws -> Result
  ) -> Infallible<Result> {
    lifted { $0.withLatestFrom(second, resultSelector: resultSelector) }
  }

  /// The latest of another stream for each value; see `ObservableType.withLatestFrom(_:)`.
  public func withLatestFrom<Source: InfallibleType>(_ second: Source) -> Infallible<Source.Element> {
    lifted { $0.withLatestFrom(second) }
  }

  /// The stream as it is, while each subscription, event and disposal is printed; see `ObservableType.debug`.
  public func debug(
    _ identifier: String? = nil, trimOutput: Bool = false, file: String = #file, line: UInt = #line,
    function: String = #function
  ) -> Infallible<Element> {
    lifted { $0.debug(identifier, trimOutput: trimOutput, file: file, line: line, function: function) }
  }

  /// The stream as it is, with something done beside its events; see `ObservableType.do`.
  public func `do`(
    onNext: ((Element) throws -> Void)? = nil, afterNext: ((Element) throws -> Void)? = nil,
    onCompleted: (() throws -> Void)? = nil, afterCompleted: (() throws -> Void)? = nil,
    onSubscribe: (() -> Void)? = nil, onSubscribed: (() -> Void)? = nil, onDispose: (() -> Void)? = nil
  ) -> Infallible<Element> {
    lifted {
      $0.do(
        onNext: onNext, afterNext: afterNext, onCompleted: onCompleted, afterCompleted: afterCompleted,
        onSubscribe: onSubscribe, onSubscribed: onSubscribed, onDispose: onDispose)
    }
  }

  /// The latest values of all the streams, made into one, whenever one of them changes and all have one.
  public static func combineLatest<Collection: Swift.Collection>(
    _ collection: Collection, resultSelector: @escaping ([Collection.Element.Element]) throws -> Element
  ) -> Infallible<Element> where Collection.Element: InfallibleType {
    Infallible(.combineLatest(collection.map { $0.asObservable() }, resultSelector: resultSelector))
  }

  /// The latest values of all the streams, whenever one of them changes and all have one.
  public static func combineLatest<Collection: Swift.Collection>(
    _ collection: Collection
  ) -> Infallible<[Element]> where Collection.Element: InfallibleType, Collection.Element.Element == Element {
    Infallible<[Element]>(.combineLatest(collection.map { $0.asObservable() }) { $0 })
  }
}

extension InfallibleType where Element: Equatable {
  /// The values that differ from the one before.
  public func distinctUntilChanged() -> Infallible<Element> {
    Infallible(asObservable().distinctUntilChanged())
  }
}

extension ObservableType {
  /// A stream for each value that doesn't fail: neither does the result.
  public func flatMapLatest<Source: InfallibleType>(
    _ selector: @escaping (Element) throws -> Source
  ) -> Observable<Source.Element> {
    FlatMapLatest(asObservable(), (SwitchCore.self, SwitchOuter.self, SwitchInner.self), selector)
  }
}
