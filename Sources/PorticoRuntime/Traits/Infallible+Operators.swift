/// The operators of a stream that doesn't fail: those of every stream, whose closures don't throw.
extension InfallibleType {
  private func lifted<Result>(_ operate: (Observable<Element>) -> Observable<Result>) -> Infallible<Result> {
    Infallible(operate(asObservable()))
  }

  public static func just(_ element: Element) -> Infallible<Element> { Infallible(.just(element)) }
  public static func just(_ element: Element, scheduler: ImmediateSchedulerType) -> Infallible<Element> {
    Infallible(.just(element, scheduler: scheduler))
  }
  public static func never() -> Infallible<Element> { Infallible(.never()) }
  public static func empty() -> Infallible<Element> { Infallible(.empty()) }
  public static func deferred(
    _ observableFactory: @escaping () throws -> Infallible<Element>
  ) -> Infallible<Element> {
    Infallible(.deferred { try observableFactory().source })
  }

  public func filter(_ predicate: @escaping (Element) -> Bool) -> Infallible<Element> {
    lifted { $0.filter(predicate) }
  }
  public func map<Result>(_ transform: @escaping (Element) -> Result) -> Infallible<Result> {
    lifted { $0.map(transform) }
  }
  public func compactMap<Result>(_ transform: @escaping (Element) -> Result?) -> Infallible<Result> {
    lifted { $0.compactMap(transform) }
  }

  public func distinctUntilChanged<Key: Equatable>(
    _ keySelector: @escaping (Element) throws -> Key
  ) -> Infallible<Element> {
    lifted { $0.distinctUntilChanged(keySelector) }
  }
  public func distinctUntilChanged(
    _ comparer: @escaping (Element, Element) throws -> Bool
  ) -> Infallible<Element> {
    lifted { $0.distinctUntilChanged(comparer) }
  }
  public func distinctUntilChanged<Key>(
    _ keySelector: @escaping (Element) throws -> Key, comparer: @escaping (Key, Key) throws -> Bool
  ) -> Infallible<Element> {
    lifted { $0.distinctUntilChanged(keySelector, comparer: comparer) }
  }
  public func distinctUntilChanged<Property: Equatable>(
    at keyPath: KeyPath<Element, Property>
  ) -> Infallible<Element> {
    lifted { $0.distinctUntilChanged(at: keyPath) }
  }

  public func debounce(_ dueTime: RxTimeInterval, scheduler: SchedulerType) -> Infallible<Element> {
    lifted { $0.debounce(dueTime, scheduler: scheduler) }
  }
  public func throttle(
    _ dueTime: RxTimeInterval, latest: Bool = true, scheduler: SchedulerType
  ) -> Infallible<Element> {
    lifted { $0.throttle(dueTime, latest: latest, scheduler: scheduler) }
  }
  public func delay(_ dueTime: RxTimeInterval, scheduler: SchedulerType) -> Infallible<Element> {
    lifted { $0.delay(dueTime, scheduler: scheduler) }
  }
  public func observe(on scheduler: ImmediateSchedulerType) -> Infallible<Element> {
    lifted { $0.observe(on: scheduler) }
  }
  public func subscribe(on scheduler: ImmediateSchedulerType) -> Infallible<Element> {
    lifted { $0.subscribe(on: scheduler) }
  }

  public func flatMap<Source: ObservableConvertibleType>(
    _ selector: @escaping (Element) -> Source
  ) -> Infallible<Source.Element> {
    lifted { $0.flatMap(selector) }
  }
  public func flatMapLatest<Source: ObservableConvertibleType>(
    _ selector: @escaping (Element) -> Source
  ) -> Infallible<Source.Element> {
    lifted { $0.flatMapLatest(selector) }
  }
  public func flatMapFirst<Source: ObservableConvertibleType>(
    _ selector: @escaping (Element) -> Source
  ) -> Infallible<Source.Element> {
    lifted { $0.flatMapFirst(selector) }
  }
  public func concatMap<Source: ObservableConvertibleType>(
    _ selector: @escaping (Element) -> Source
  ) -> Infallible<Source.Element> {
    lifted { $0.concatMap(selector) }
  }

  public func concat<Source: ObservableConvertibleType>(_ second: Source) -> Infallible<Element>
  where Source.Element == Element {
    lifted { $0.concat(second) }
  }
  public static func concat<Sequence: Swift.Sequence>(_ sequence: Sequence) -> Infallible<Element>
  where Sequence.Element == Infallible<Element> {
    Infallible(.concat(sequence.map { $0.source }))
  }
  public static func concat<Collection: Swift.Collection>(_ collection: Collection) -> Infallible<Element>
  where Collection.Element == Infallible<Element> {
    Infallible(.concat(collection.map { $0.source }))
  }
  public static func concat(_ sources: Infallible<Element>...) -> Infallible<Element> { concat(sources) }

  public static func merge<Collection: Swift.Collection>(_ sources: Collection) -> Infallible<Element>
  where Collection.Element == Infallible<Element> {
    Infallible(.merge(sources.map { $0.source }))
  }
  public static func merge(_ sources: [Infallible<Element>]) -> Infallible<Element> {
    Infallible(.merge(sources.map { $0.source }))
  }
  public static func merge(_ sources: Infallible<Element>...) -> Infallible<Element> { merge(sources) }

  public func scan<Seed>(
    into seed: Seed, accumulator: @escaping (inout Seed, Element) -> Void
  ) -> Infallible<Seed> {
    lifted { $0.scan(into: seed, accumulator: accumulator) }
  }
  public func scan<Seed>(
    _ seed: Seed, accumulator: @escaping (Seed, Element) -> Seed
  ) -> Infallible<Seed> {
    lifted { $0.scan(seed, accumulator: accumulator) }
  }
  public func startWith(_ element: Element) -> Infallible<Element> { lifted { $0.startWith(element) } }

  public func take<Other: InfallibleType>(until other: Other) -> Infallible<Element> {
    lifted { $0.take(until: other.asObservable()) }
  }
  public func take<Other: ObservableType>(until other: Other) -> Infallible<Element> {
    lifted { $0.take(until: other) }
  }
  public func take(
    until predicate: @escaping (Element) throws -> Bool, behavior: TakeBehavior = .exclusive
  ) -> Infallible<Element> {
    lifted { $0.take(until: predicate, behavior: behavior) }
  }
  public func take(
    while predicate: @escaping (Element) throws -> Bool, behavior: TakeBehavior = .exclusive
  ) -> Infallible<Element> {
    lifted { $0.take(while: predicate, behavior: behavior) }
  }
  public func take(_ count: Int) -> Infallible<Element> { lifted { $0.take(count) } }
  public func take(for duration: RxTimeInterval, scheduler: SchedulerType) -> Infallible<Element> {
    lifted { $0.take(for: duration, scheduler: scheduler) }
  }
  public func skip(_ count: Int) -> Infallible<Element> { lifted { $0.skip(count) } }
  public func skip(while predicate: @escaping (Element) throws -> Bool) -> Infallible<Element> {
    lifted { $0.skip(while: predicate) }
  }
  public func skip<Other: ObservableType>(until other: Other) -> Infallible<Element> {
    lifted { $0.skip(until: other) }
  }

  public func share(replay: Int = 0, scope: SubjectLifetimeScope = .whileConnected) -> Infallible<Element> {
    lifted { $0.share(replay: replay, scope: scope) }
  }

  public func withUnretained<Object: AnyObject, Result>(
    _ object: Object, resultSelector: @escaping (Object, Element) -> Result
  ) -> Infallible<Result> {
    lifted { $0.withUnretained(object, resultSelector: resultSelector) }
  }
  public func withUnretained<Object: AnyObject>(_ object: Object) -> Infallible<(Object, Element)> {
    lifted { $0.withUnretained(object) }
  }

  public func withLatestFrom<Source: InfallibleType, Result>(
    _ second: Source, resultSelector: @escaping (Element, Source.Element) throws -> Result
  ) -> Infallible<Result> {
    lifted { $0.withLatestFrom(second, resultSelector: resultSelector) }
  }
  public func withLatestFrom<Source: InfallibleType>(_ second: Source) -> Infallible<Source.Element> {
    lifted { $0.withLatestFrom(second) }
  }

  public func debug(
    _ identifier: String? = nil, trimOutput: Bool = false, file: String = #file, line: UInt = #line,
    function: String = #function
  ) -> Infallible<Element> {
    lifted { $0.debug(identifier, trimOutput: trimOutput, file: file, line: line, function: function) }
  }

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

  public static func combineLatest<Collection: Swift.Collection>(
    _ collection: Collection, resultSelector: @escaping ([Collection.Element.Element]) throws -> Element
  ) -> Infallible<Element> where Collection.Element: InfallibleType {
    Infallible(.combineLatest(collection.map { $0.asObservable() }, resultSelector: resultSelector))
  }
  public static func combineLatest<Collection: Swift.Collection>(
    _ collection: Collection
  ) -> Infallible<[Element]> where Collection.Element: InfallibleType, Collection.Element.Element == Element {
    Infallible<[Element]>(.combineLatest(collection.map { $0.asObservable() }) { $0 })
  }
}

extension InfallibleType where Element: Equatable {
  public func distinctUntilChanged() -> Infallible<Element> {
    Infallible(asObservable().distinctUntilChanged())
  }
}

extension Infallible {
  public static func of(
    _ elements: Element..., scheduler: ImmediateSchedulerType = CurrentThreadScheduler.instance
  ) -> Infallible<Element> {
    Infallible(.from(elements, scheduler: scheduler))
  }
  public static func from(
    _ array: [Element], scheduler: ImmediateSchedulerType = CurrentThreadScheduler.instance
  ) -> Infallible<Element> {
    Infallible(.from(array, scheduler: scheduler))
  }
  public static func from<Sequence: Swift.Sequence>(
    _ sequence: Sequence, scheduler: ImmediateSchedulerType = CurrentThreadScheduler.instance
  ) -> Infallible<Element> where Sequence.Element == Element {
    Infallible(.from(sequence, scheduler: scheduler))
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

extension InfallibleType {
  public func bind<Observer: ObserverType>(to observers: Observer...) -> Disposable
  where Observer.Element == Element {
    subscribe { event in for observer in observers { observer.on(event.event) } }
  }
  public func bind<Observer: ObserverType>(to observers: Observer...) -> Disposable
  where Observer.Element == Element? {
    map { $0 as Element? }.subscribe { event in for observer in observers { observer.on(event.event) } }
  }
  public func bind<Result>(to binder: (Self) -> Result) -> Result { binder(self) }
  public func bind<Argument, Result>(
    to binder: (Self) -> (Argument) -> Result, curriedArgument: Argument
  ) -> Result {
    binder(self)(curriedArgument)
  }
  public func bind(onNext: @escaping (Element) -> Void) -> Disposable { subscribe(onNext: onNext) }
  public func bind<Object: AnyObject>(
    with object: Object, onNext: @escaping (Object, Element) -> Void
  ) -> Disposable {
    subscribe(with: object, onNext: onNext)
  }
  public func bind(to relays: BehaviorRelay<Element>...) -> Disposable {
    subscribe(onNext: { value in for relay in relays { relay.accept(value) } })
  }
  public func bind(to relays: BehaviorRelay<Element?>...) -> Disposable {
    subscribe(onNext: { value in for relay in relays { relay.accept(value) } })
  }
  public func bind(to relays: PublishRelay<Element>...) -> Disposable {
    subscribe(onNext: { value in for relay in relays { relay.accept(value) } })
  }
  public func bind(to relays: PublishRelay<Element?>...) -> Disposable {
    subscribe(onNext: { value in for relay in relays { relay.accept(value) } })
  }
  public func bind(to relays: ReplayRelay<Element>...) -> Disposable {
    subscribe(onNext: { value in for relay in relays { relay.accept(value) } })
  }
  public func bind(to relays: ReplayRelay<Element?>...) -> Disposable {
    subscribe(onNext: { value in for relay in relays { relay.accept(value) } })
  }
}
