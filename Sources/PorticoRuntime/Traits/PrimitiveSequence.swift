/// A primitive sequence: a stream of at most one value, of which the trait tells more.
public struct PrimitiveSequence<Trait, Element> {
  let source: Observable<Element>

  init(raw: Observable<Element>) { source = raw }
}

/// A primitive sequence of any trait.
public protocol PrimitiveSequenceType<Trait, Element> {
  associatedtype Trait
  associatedtype Element
  var primitiveSequence: PrimitiveSequence<Trait, Element> { get }
}

extension PrimitiveSequence: PrimitiveSequenceType {
  /// Itself.
  public var primitiveSequence: PrimitiveSequence<Trait, Element> { self }
}

extension PrimitiveSequence: ObservableConvertibleType {
  /// The same as an observable.
  public func asObservable() -> Observable<Element> { source }
}

extension PrimitiveSequence {
  /// A stream made anew for each subscription, on its thread.
  public static func deferred(
    _ observableFactory: @escaping () throws -> PrimitiveSequence<Trait, Element>
  ) -> PrimitiveSequence<Trait, Element> {
    .init(raw: .deferred { try observableFactory().source })
  }

  /// A stream with a resource that is disposed of at the end, however it comes.
  ///
  /// - Parameters:
  ///   - resourceFactory: Makes the resource for each subscription; an error that it throws is the stream.
  ///   - primitiveSequenceFactory: Makes the stream; the resource is let go of if it throws.
  public static func using<Resource: Disposable>(
    _ resourceFactory: @escaping () throws -> Resource,
    primitiveSequenceFactory: @escaping (Resource) throws -> PrimitiveSequence<Trait, Element>
  ) -> PrimitiveSequence<Trait, Element> {
    .init(raw: .using(resourceFactory) { try primitiveSequenceFactory($0).source })
  }

  /// The value after a time, delivered on the scheduler; an error at once.
  public func delay(_ dueTime: RxTimeInterval, scheduler: SchedulerType) -> PrimitiveSequence<Trait, Element> {
    .init(raw: source.delay(dueTime, scheduler: scheduler))
  }

  /// The source, subscribed to after a time, on the scheduler.
  public func delaySubscription(
    _ dueTime: RxTimeInterval, scheduler: SchedulerType
  ) -> PrimitiveSequence<Trait, Element> {
    .init(raw: source.delaySubscription(dueTime, scheduler: scheduler))
  }

  /// The events on a scheduler, in order; see `ObservableType.observe(on:)`.
  public func observe(on scheduler: ImmediateSchedulerType) -> PrimitiveSequence<Trait, Element> {
    .init(raw: source.observe(on: scheduler))
  }

  /// The stream, subscribed to and left as work of a scheduler.
  public func subscribe(on scheduler: ImmediateSchedulerType) -> PrimitiveSequence<Trait, Element> {
    .init(raw: source.subscribe(on: scheduler))
  }

  /// Another stream in place of an error.
  ///
  /// - Parameter handler: Makes that stream; an error that it throws ends it all.
  public func `catch`(
    _ handler: @escaping (Swift.Error) throws -> PrimitiveSequence<Trait, Element>
  ) -> PrimitiveSequence<Trait, Element> {
    .init(raw: source.catch { try handler($0).source })
  }

  /// The source again after an error, so many attempts in all: 1 retries nothing.
  public func retry(_ maxAttemptCount: Int) -> PrimitiveSequence<Trait, Element> {
    .init(raw: source.retry(maxAttemptCount))
  }

  /// Attempts again whenever the stream that the handler makes of the errors has a value, and ends with that
  /// stream.
  public func retry<Trigger: ObservableType>(
    when notificationHandler: @escaping (Observable<Swift.Error>) -> Trigger
  ) -> PrimitiveSequence<Trait, Element> {
    .init(raw: source.retry(when: notificationHandler))
  }

  /// The same for one type of error; another ends the stream.
  public func retry<Failure: Swift.Error, Trigger: ObservableType>(
    when notificationHandler: @escaping (Observable<Failure>) -> Trigger
  ) -> PrimitiveSequence<Trait, Element> {
    .init(raw: source.retry(when: notificationHandler))
  }

  /// The stream as it is, while each subscription, event and disposal is printed; see `ObservableType.debug`.
  public func debug(
    _ identifier: String? = nil, trimOutput: Bool = false, file: String = #file, line: UInt = #line,
    function: String = #function
  ) -> PrimitiveSequence<Trait, Element> {
    .init(
      raw: source.debug(identifier, trimOutput: trimOutput, file: file, line: line, function: function))
  }

  /// `RxError.timeout` once nothing has come for a time, which the scheduler tells.
  public func timeout(_ dueTime: RxTimeInterval, scheduler: SchedulerType) -> PrimitiveSequence<Trait, Element> {
    .init(raw: source.timeout(dueTime, scheduler: scheduler))
  }

  /// Another stream once nothing has come for a time, which the scheduler tells.
  public func timeout(
    _ dueTime: RxTimeInterval, other: PrimitiveSequence<Trait, Element>, scheduler: SchedulerType
  ) -> PrimitiveSequence<Trait, Element> {
    .init(raw: source.timeout(dueTime, other: other.source, scheduler: scheduler))
  }
}

extension PrimitiveSequenceType where Element: FixedWidthInteger {
  /// A number, 0, after a time, delivered on the scheduler.
  public static func timer(
    _ dueTime: RxTimeInterval, scheduler: SchedulerType
  ) -> PrimitiveSequence<Trait, Element> {
    .init(raw: .timer(dueTime, scheduler: scheduler))
  }
}

extension PrimitiveSequenceType {
  var source: Observable<Element> { primitiveSequence.source }
}
