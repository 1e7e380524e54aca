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

  @inlinable public func map<Result>(_ selector: @escaping (Element) -> Result) -> SharedSequence<
    SharingStrategy, Result
  > {
    lifted { $0.map(selector) }
  }
  @inlinable public func compactMap<Result>(
    _ selector: @escaping (Element) -> Result?
  ) -> SharedSequence<SharingStrategy, Result> {
    lifted { $0.compactMap(selector) }
  }
  @inlinable public func filter(_ predicate: @escaping (Element) -> Bool) -> SharedSequence<SharingStrategy, Element> {
    lifted { $0.filter(predicate) }
  }

  @inlinable public func flatMapLatest<Sharing, Result>(
    _ selector: @escaping (Element) -> SharedSequence<Sharing, Result>
  ) -> SharedSequence<Sharing, Result> {
    SharedSequence<Sharing, Result>(asObservable().flatMapLatest(selector))
  }
  @inlinable public func flatMapFirst<Sharing, Result>(
    _ selector: @escaping (Element) -> SharedSequence<Sharing, Result>
  ) -> SharedSequence<Sharing, Result> {
    SharedSequence<Sharing, Result>(asObservable().flatMapFirst(selector))
  }
  @inlinable public func flatMap<Sharing, Result>(
    _ selector: @escaping (Element) -> SharedSequence<Sharing, Result>
  ) -> SharedSequence<Sharing, Result> {
    SharedSequence<Sharing, Result>(asObservable().flatMap(selector))
  }

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
  @inlinable public func debug(
    _ identifier: String? = nil, trimOutput: Bool = false, file: String = #file, line: UInt = #line,
    function: String = #function
  ) -> SharedSequence<SharingStrategy, Element> {
    lifted { $0.debug(identifier, trimOutput: trimOutput, file: file, line: line, function: function) }
  }

  @inlinable public func distinctUntilChanged<Key: Equatable>(
    _ keySelector: @escaping (Element) -> Key
  ) -> SharedSequence<SharingStrategy, Element> {
    lifted { $0.distinctUntilChanged(keySelector) }
  }
  @inlinable public func distinctUntilChanged(
    _ comparer: @escaping (Element, Element) -> Bool
  ) -> SharedSequence<SharingStrategy, Element> {
    lifted { $0.distinctUntilChanged(comparer) }
  }
  @inlinable public func distinctUntilChanged<Key>(
    _ keySelector: @escaping (Element) -> Key, comparer: @escaping (Key, Key) -> Bool
  ) -> SharedSequence<SharingStrategy, Element> {
    lifted { $0.distinctUntilChanged(keySelector, comparer: comparer) }
  }

  @inlinable public static func merge<Collection: Swift.Collection>(
    _ sources: Collection
  ) -> SharedSequence<SharingStrategy, Element>
  where Collection.Element == SharedSequence<SharingStrategy, Element> {
    SharedSequence(.merge(sources.map { $0.source }))
  }
  @inlinable public static func merge(
    _ sources: [SharedSequence<SharingStrategy, Element>]
  ) -> SharedSequence<SharingStrategy, Element> {
    SharedSequence(.merge(sources.map { $0.source }))
  }
  @inlinable public static func merge(
    _ sources: SharedSequence<SharingStrategy, Element>...
  ) -> SharedSequence<SharingStrategy, Element> {
    merge(sources)
  }

  public func throttle(
    _ dueTime: RxTimeInterval, latest: Bool = true
  ) -> SharedSequence<SharingStrategy, Element> {
    timed { $0.throttle(dueTime, latest: latest, scheduler: $1) }
  }
  public func debounce(_ dueTime: RxTimeInterval) -> SharedSequence<SharingStrategy, Element> {
    timed { $0.debounce(dueTime, scheduler: $1) }
  }
  public func delay(_ dueTime: RxTimeInterval) -> SharedSequence<SharingStrategy, Element> {
    timed { $0.delay(dueTime, scheduler: $1) }
  }

  @inlinable public func scan<Result>(
    _ seed: Result, accumulator: @escaping (Result, Element) -> Result
  ) -> SharedSequence<SharingStrategy, Result> {
    lifted { $0.scan(seed, accumulator: accumulator) }
  }
  @inlinable public func skip(_ count: Int) -> SharedSequence<SharingStrategy, Element> { lifted { $0.skip(count) } }
  @inlinable public func startWith(_ element: Element) -> SharedSequence<SharingStrategy, Element> {
    lifted { $0.startWith(element) }
  }

  @inlinable public func withUnretained<Object: AnyObject, Result>(
    _ object: Object, resultSelector: @escaping (Object, Element) -> Result
  ) -> SharedSequence<SharingStrategy, Result> {
    lifted { $0.withUnretained(object, resultSelector: resultSelector) }
  }
  @inlinable public func withUnretained<Object: AnyObject>(
    _ object: Object
  ) -> SharedSequence<SharingStrategy, (Object, Element)> {
    lifted { $0.withUnretained(object) }
  }

  @inlinable public func withLatestFrom<Second: SharedSequenceConvertibleType, Result>(
    _ second: Second, resultSelector: @escaping (Element, Second.Element) -> Result
  ) -> SharedSequence<SharingStrategy, Result> where Second.SharingStrategy == SharingStrategy {
    lifted { $0.withLatestFrom(second, resultSelector: resultSelector) }
  }
  @inlinable public func withLatestFrom<Second: SharedSequenceConvertibleType>(
    _ second: Second
  ) -> SharedSequence<SharingStrategy, Second.Element> {
    lifted { $0.withLatestFrom(second) }
  }
}

extension SharedSequenceConvertibleType where Element: Equatable {
  @inlinable public func distinctUntilChanged() -> SharedSequence<SharingStrategy, Element> {
    SharedSequence(asObservable().distinctUntilChanged())
  }
}

extension SharedSequenceConvertibleType where Element: SharedSequenceConvertibleType {
  @inlinable public func switchLatest() -> SharedSequence<Element.SharingStrategy, Element.Element> {
    SharedSequence<Element.SharingStrategy, Element.Element>(asObservable().switchLatest())
  }
  @inlinable public func merge() -> SharedSequence<Element.SharingStrategy, Element.Element> {
    SharedSequence<Element.SharingStrategy, Element.Element>(asObservable().merge())
  }
  @inlinable public func merge(maxConcurrent: Int) -> SharedSequence<Element.SharingStrategy, Element.Element> {
    SharedSequence<Element.SharingStrategy, Element.Element>(
      asObservable().merge(maxConcurrent: maxConcurrent))
  }
}
