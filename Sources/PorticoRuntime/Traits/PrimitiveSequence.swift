/// A primitive sequence: a stream of at most one value, of which the trait tells more.
public struct PrimitiveSequence<Trait, Element> {
  let source: Observable<Element>

  init(raw: Observable<Element>) { source = raw }
}

public protocol PrimitiveSequenceType<Trait, Element> {
  associatedtype Trait
  associatedtype Element
  var primitiveSequence: PrimitiveSequence<Trait, Element> { get }
}

extension PrimitiveSequence: PrimitiveSequenceType {
  public var primitiveSequence: PrimitiveSequence<Trait, Element> { self }
}

extension PrimitiveSequence: ObservableConvertibleType {
  public func asObservable() -> Observable<Element> { source }
}

extension PrimitiveSequence {
  public static func deferred(
    _ observableFactory: @escaping () throws -> PrimitiveSequence<Trait, Element>
  ) -> PrimitiveSequence<Trait, Element> {
    .init(raw: .deferred { try observableFactory().source })
  }

  public static func using<Resource: Disposable>(
    _ resourceFactory: @escaping () throws -> Resource,
    primitiveSequenceFactory: @escaping (Resource) throws -> PrimitiveSequence<Trait, Element>
  ) -> PrimitiveSequence<Trait, Element> {
    .init(raw: .using(resourceFactory) { try primitiveSequenceFactory($0).source })
  }

  public func delay(_ dueTime: RxTimeInterval, scheduler: SchedulerType) -> PrimitiveSequence<Trait, Element> {
    .init(raw: source.delay(dueTime, scheduler: scheduler))
  }

  public func delaySubscription(
    _ dueTime: RxTimeInterval, scheduler: SchedulerType
  ) -> PrimitiveSequence<Trait, Element> {
    .init(raw: source.delaySubscription(dueTime, scheduler: scheduler))
  }

  public func observe(on scheduler: ImmediateSchedulerType) -> PrimitiveSequence<Trait, Element> {
    .init(raw: source.observe(on: scheduler))
  }

  public func subscribe(on scheduler: ImmediateSchedulerType) -> PrimitiveSequence<Trait, Element> {
    .init(raw: source.subscribe(on: scheduler))
  }

  public func `catch`(
    _ handler: @escaping (Swift.Error) throws -> PrimitiveSequence<Trait, Element>
  ) -> PrimitiveSequence<Trait, Element> {
    .init(raw: source.catch { try handler($0).source })
  }

  public func retry(_ maxAttemptCount: Int) -> PrimitiveSequence<Trait, Element> {
    .init(raw: source.retry(maxAttemptCount))
  }

  public func retry<Trigger: ObservableType>(
    when notificationHandler: @escaping (Observable<Swift.Error>) -> Trigger
  ) -> PrimitiveSequence<Trait, Element> {
    .init(raw: source.retry(when: notificationHandler))
  }

  public func retry<Failure: Swift.Error, Trigger: ObservableType>(
    when notificationHandler: @escaping (Observable<Failure>) -> Trigger
  ) -> PrimitiveSequence<Trait, Element> {
    .init(raw: source.retry(when: notificationHandler))
  }

  public func debug(
    _ identifier: String? = nil, trimOutput: Bool = false, file: String = #file, line: UInt = #line,
    function: String = #function
  ) -> PrimitiveSequence<Trait, Element> {
    .init(
      raw: source.debug(identifier, trimOutput: trimOutput, file: file, line: line, function: function))
  }

  public func timeout(_ dueTime: RxTimeInterval, scheduler: SchedulerType) -> PrimitiveSequence<Trait, Element> {
    .init(raw: source.timeout(dueTime, scheduler: scheduler))
  }

  public func timeout(
    _ dueTime: RxTimeInterval, other: PrimitiveSequence<Trait, Element>, scheduler: SchedulerType
  ) -> PrimitiveSequence<Trait, Element> {
    .init(raw: source.timeout(dueTime, other: other.source, scheduler: scheduler))
  }
}

extension PrimitiveSequenceType where Element: FixedWidthInteger {
  public static func timer(
    _ dueTime: RxTimeInterval, scheduler: SchedulerType
  ) -> PrimitiveSequence<Trait, Element> {
    .init(raw: .timer(dueTime, scheduler: scheduler))
  }
}

extension PrimitiveSequenceType {
  var source: Observable<Element> { primitiveSequence.source }
}
