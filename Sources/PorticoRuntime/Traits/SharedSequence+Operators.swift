/// The operators of a shared sequence: those of every stream, whose closures don't throw; timers run on its scheduler.
extension SharedSequenceConvertibleType {
  @inlinable func lifted<Result>(
    _ operate: (Observable<Element>) -> Observable<Result>
  ) -> SharedSequence<SharingStrategy, Result> {
    SharedSequence(operate(asObservable()))
  }

  /// With the scheduler that is main for the subscriber.
  func timed(
    _ operate: @escaping (Observable<Element>, any SchedulerType) -> Observable<Element>
  ) -> SharedSequence<SharingStrategy, Element> {
    let source = asObservable()
    return SharedSequence(SharedSequence<SharingStrategy, Element>.onMain { operate(source, $0) })
  }

  /// Each value transformed; see `ObservableType.map(_:)`.
  @inlinable public func map<Result>(_ selector: @escaping (Element) -> Result) -> SharedSequence<
    SharingStrategy, Result
  > {
    lifted { $0.map(selector) }
  }

  /// Each value transformed, those without a result left out; see `ObservableType.compactMap(_:)`.
  @inlinable public func compactMap<Result>(
    _ selector: @escaping (Element) -> Result?
  ) -> SharedSequence<SharingStrategy, Result> {
    lifted { $0.compactMap(selector) }
  }

  /// The values that satisfy a predicate; see `ObservableType.filter(_:)`.
  @inlinable public func filter(_ predicate: @escaping (Element) -> Bool) -> SharedSequence<SharingStrategy, Element> {
    lifted { $0.filter(predicate) }
  }

  /// A stream for each value, which replaces the one before; see `ObservableType.flatMapLatest(_:)`.
  @inlinable public func flatMapLatest<Sharing, Result>(
    _ selector: @escaping (Element) -> SharedSequence<Sharing, Result>
  ) -> SharedSequence<Sharing, Result> {
    SharedSequence<Sharing, Result>(asObservable().flatMapLatest(selector))
  }

  /// A stream for a value, during which other values are dropped; see `ObservableType.flatMapFirst(_:)`.
  @inlinable public func flatMapFirst<Sharing, Result>(
    _ selector: @escaping (Element) -> SharedSequence<Sharing, Result>
  ) -> SharedSequence<Sharing, Result> {
    SharedSequence<Sharing, Result>(asObservable().flatMapFirst(selector))
  }

  /// A stream for each value, their values as they come; see `ObservableType.flatMap(_:)`.
  @inlinable public func flatMap<Sharing, Result>(
    _ selector: @escaping (Element) -> SharedSequence<Sharing, Result>
  ) -> SharedSequence<Sharing, Result> {
    SharedSequence<Sharing, Result>(asObservable().flatMap(selector))
  }

  /// The stream as it is, with something done beside its events; see `ObservableType.do`.
  @inlinable public func `do`(
    onNext: ((Element) -> Void)? = nil, afterNext: ((Element) -> Void)? = nil,
    onCompleted: (() -> Void)? = nil, afterCompleted: (() -> Void)? = nil,
    onSubscribe: (() -> Void)? = nil, onSubscribed: (() -> Void)? = nil, onDispose: (() -> Void)? = nil
  ) -> SharedSequence<SharingStrategy, Element> {
    lifted {
      $0.do(
        onNext: onNext, afterNext: afterNext, onCompleted: onCompleted, afterCompleted: afterCompleted,
        onSubscribe: onSubscribe, onSubscribed: onSubscribed, onDispose: onDispose)
    }
  }

  /// The stream as it is, while each subscription, event and disposal is printed; see `ObservableType.debug`.
  @inlinable public func debug(
    _ identifier: String? = nil, trimOutput: Bool = false, file: String = #file, line: UInt = #line,
    function: String = #function
  ) -> SharedSequence<SharingStrategy, Element> {
    lifted { $0.debug(identifier, trimOutput: trimOutput, file: file, line: line, function: function) }
  }

  /// The values whose keys differ from that of the one before.
  @inlinable public func distinctUntilChanged<Key: Equatable>(
    _ keySelector: @escaping (Element) -> Key
  ) -> SharedSequence<SharingStrategy, Element> {
    lifted { $0.distinctUntilChanged(keySelector) }
  }

  /// The values that a closure finds different from the one before.
  @inlinable public func distinctUntilChanged(
    _ comparer: @escaping (Element, Element) -> Bool
  ) -> SharedSequence<SharingStrategy, Element> {
    lifted { $0.distinctUntilChanged(comparer) }
  }

  /// The values whose keys a closure finds different from that of the one before.
  @inlinable public func distinctUntilChanged<Key>(
    _ keySelector: @escaping (Element) -> Key, comparer: @escaping (Key, Key) -> Bool
  ) -> SharedSequence<SharingStrategy, Element> {
    lifted { $0.distinctUntilChanged(keySelector, comparer: comparer) }
  }

  /// The values of several streams as they come; see `ObservableType.merge(_:)`.
  @inlinable public static func merge<Collection: Swift.Collection>(
    _ sources: Collection
  ) -> SharedSequence<SharingStrategy, Element>
  where Collection.Element == SharedSequence<SharingStrategy, Element> {
    SharedSequence(.merge(sources.map { $0.source }))
  }

  /// The values of several streams as they come; see `ObservableType.merge(_:)`.
  @inlinable public static func merge(
    _ sources: [SharedSequence<SharingStrategy, Element>]
  ) -> SharedSequence<SharingStrategy, Element> {
    SharedSequence(.merge(sources.map { $0.source }))
  }

  /// The values of several streams as they come; see `ObservableType.merge(_:)`.
  @inlinable public static func merge(
    _ sources: SharedSequence<SharingStrategy, Element>...
  ) -> SharedSequence<SharingStrategy, Element> {
    merge(sources)
  }

  /// A value at once, then at most one for each stretch of time, on the scheduler of the sequence; see
  /// `ObservableType.throttle(_:latest:scheduler:)`.
  public func throttle(
    _ dueTime: RxTimeInterval, latest: Bool = true
  ) -> SharedSequence<SharingStrategy, Element> {
    timed { $0.throttle(dueTime, latest: latest, scheduler: $1) }
  }

  /// A value once nothing has followed it for a time, on the scheduler of the sequence; see
  /// `ObservableType.debounce(_:scheduler:)`.
  public func debounce(_ dueTime: RxTimeInterval) -> SharedSequence<SharingStrategy, Element> {
    timed { $0.debounce(dueTime, scheduler: $1) }
  }

  /// Values and completion after a time, on the scheduler of the sequence; see
  /// `ObservableType.delay(_:scheduler:)`.
  public func delay(_ dueTime: RxTimeInterval) -> SharedSequence<SharingStrategy, Element> {
    timed { $0.delay(dueTime, scheduler: $1) }
  }

  /// Values gathered into one, each step delivered; see `ObservableType.scan(_:accumulator:)`.
  @inlinable public func scan<Result>(
    _ seed: Result, accumulator: @escaping (Result, Element) -> Result
  ) -> SharedSequence<SharingStrategy, Result> {
    lifted { $0.scan(seed, accumulator: accumulator) }
  }

  /// A value before those of the source; see `ObservableType.startWith(_:)`.
  /// The values after the first ones; see `ObservableType.skip(_:)`.
  @inlinable public func skip(_ count: Int) -> SharedSequence<SharingStrategy, Element> { lifted { $0.skip(count) } }
  @inlinable public func startWith(_ element: Element) -> SharedSequence<SharingStrategy, Element> {
    lifted { $0.startWith(element) }
  }

  /// The values with an object that is held weakly; the first value that comes without it completes the stream.
  @inlinable public func withUnretained<Object: AnyObject, Result>(
    _ object: Object, resultSelector: @escaping (Object, Element) -> Result
  ) -> SharedSequence<SharingStrategy, Result> {
    lifted { $0.withUnretained(object, resultSelector: resultSelector) }
  }

  /// The values in pairs with an object that is held weakly; the first value that comes without it completes the
  /// stream.
  @inlinable public func withUnretained<Object: AnyObject>(
    _ object: Object
  ) -> SharedSequence<SharingStrategy, (Object, Element)> {
    lifted { $0.withUnretained(object) }
  }

  /// Each value with the latest of another stream; see `ObservableType.withLatestFrom(_:resultSelector:)`.
  @inlinable public func withLatestFrom<Second: SharedSequenceConvertibleType, Result>(
    _ second: Second, resultSelector: @escaping (Element, Second.Element) -> Result
  ) -> SharedSequence<SharingStrategy, Result> where Second.SharingStrategy == SharingStrategy {
    lifted { $0.withLatestFrom(second, resultSelector: resultSelector) }
  }

  /// The latest of another stream for each value; see `ObservableType.withLatestFrom(_:)`.
  @inlinable public func withLatestFrom<Second: SharedSequenceConvertibleType>(
    _ second: Second
  ) -> SharedSequence<SharingStrategy, Second.Element> {
    lifted { $0.withLatestFrom(second) }
  }
}

extension SharedSequenceConvertibleType where Element: Equatable {
  /// The values that differ from the one before.
  @inlinable public func distinctUntilChanged() -> SharedSequence<SharingStrategy, Element> {
    SharedSequence(asObservable().distinctUntilChanged())
  }
}

extension SharedSequenceConvertibleType where Element: SharedSequenceConvertibleType {
  /// The values of the latest of the streams that come.
  @inlinable public func switchLatest() -> SharedSequence<Element.SharingStrategy, Element.Element> {
    SharedSequence<Element.SharingStrategy, Element.Element>(asObservable().switchLatest())
  }

  /// The values of all the streams that come, as they come.
  @inlinable public func merge() -> SharedSequence<Element.SharingStrategy, Element.Element> {
    SharedSequence<Element.SharingStrategy, Element.Element>(asObservable().merge())
  }

  /// The values of the streams that come, of so many at once; the others wait until one has completed.
  @inlinable public func merge(maxConcurrent: Int) -> SharedSequence<Element.SharingStrategy, Element.Element> {
    SharedSequence<Element.SharingStrategy, Element.Element>(
      asObservable().merge(maxConcurrent: maxConcurrent))
  }
}
