/// `catch`, `catchAndReturn`, `retry`: a stream in place of an error.
extension ObservableType {
  /// Another stream in place of an error, after the values before it.
  ///
  ///     self   --1--x
  ///     other       --2--|
  ///     catch  --1----2--|
  ///
  /// - Parameter handler: Makes the stream that follows; an error that it throws ends it all. The error of that
  ///   stream is
  ///   not caught. Runs on the thread of the error.
  /// - SeeAlso: [ReactiveX, Catch](https://reactivex.io/documentation/operators/catch.html)
  @inlinable public func `catch`(
    _ handler: @escaping (Swift.Error) throws -> Observable<Element>
  ) -> Observable<Element> {
    Catch(asObservable(), CatchStage.self, handler)
  }

  /// A value in place of an error, then completion.
  ///
  ///     self               --1--x
  ///     catchAndReturn(0)  --1--(0|)
  ///
  /// Delivered on the thread of the source.
  ///
  /// - SeeAlso: [ReactiveX, Catch](https://reactivex.io/documentation/operators/catch.html)
  @inlinable public func catchAndReturn(_ element: Element) -> Observable<Element> {
    Catch(asObservable(), CatchStage.self) { _ in .just(element) }
  }

  /// The first of several streams that doesn't fail, after what those before it delivered; the error of the last is
  /// the error of all.
  ///
  /// Streams that fail at once don't deepen the stack.
  ///
  /// - Parameter sequence: The streams, subscribed to one after the other. None completes at once.
  public static func `catch`<Sequence: Swift.Sequence>(sequence: Sequence) -> Observable<Element>
  where Sequence.Element == Observable<Element> {
    Source { sink in
      var iterator = sequence.makeIterator()
      Sequel(sink, after: .failure) { iterator.next() }.start()
    }
  }

  /// The source again after each error, without end.
  ///
  ///     self   --1--x
  ///     retry  --1----1----1--
  ///
  /// Attempts that fail at once don't deepen the stack.
  ///
  /// - SeeAlso: [ReactiveX, Retry](https://reactivex.io/documentation/operators/retry.html)
  public func retry() -> Observable<Element> {
    let source = asObservable()
    return Source { sink in Sequel(sink, after: .failure) { source }.start() }
  }

  /// The source again after an error, so many attempts in all.
  ///
  ///     self      --1--x
  ///     retry(2)  --1----1--x
  ///
  /// - Parameter maxAttemptCount: The number of subscriptions, the first among them: 1 retries nothing.
  /// - SeeAlso: [ReactiveX, Retry](https://reactivex.io/documentation/operators/retry.html)
  public func retry(_ maxAttemptCount: Int) -> Observable<Element> {
    .catch(sequence: Swift.repeatElement(asObservable(), count: maxAttemptCount))
  }

  /// Attempts again whenever the stream that the handler makes of the errors has a value, and ends with that stream.
  public func retry<Trigger: ObservableType>(
    when notificationHandler: @escaping (Observable<Swift.Error>) -> Trigger
  ) -> Observable<Element> {
    retry(Swift.Error.self, { $0 }, notificationHandler)
  }

  /// The same for one type of error; another ends the stream.
  public func retry<Failure: Swift.Error, Trigger: ObservableType>(
    when notificationHandler: @escaping (Observable<Failure>) -> Trigger
  ) -> Observable<Element> {
    retry(Failure.self, { $0 as? Failure }, notificationHandler)
  }

  private func retry<Failure, Trigger: ObservableType>(
    _ type: Failure.Type, _ cast: @escaping (Swift.Error) -> Failure?,
    _ handler: @escaping (Observable<Failure>) -> Trigger
  ) -> Observable<Element> {
    let source = asObservable()
    return Source { sink in
      let errors = PublishSubject<Failure>()
      let core = RetryWhen(sink, source) { error in
        guard let failure = cast(error) else { return false }
        errors.onNext(failure)
        return true
      }
      let trigger = handler(errors).asObservable()
      core.pass { core.begin(trigger: trigger) }
    }
  }
}

@usableFromInline final class Catch<Element>: Producer<Element> {
  private let source: Observable<Element>
  private let stage: CatchStage<Element>.Type
  private let handler: (Swift.Error) throws -> Observable<Element>

  @usableFromInline init(
    _ source: Observable<Element>, _ stage: CatchStage<Element>.Type,
    _ handler: @escaping (Swift.Error) throws -> Observable<Element>
  ) {
    self.source = source
    self.stage = stage
    self.handler = handler
  }

  @usableFromInline override func run(_ sink: Sink<Element>) { source.attachInside(stage.init(sink, handler)) }
}

/// Passes the source on, then what replaces it.
@usableFromInline final class CatchStage<Element>: Stage<Element, Element> {
  private let handler: (Swift.Error) throws -> Observable<Element>
  private var replacement: ReplacementSink<Element>?

  @usableFromInline required init(
    _ downstream: Sink<Element>, _ handler: @escaping (Swift.Error) throws -> Observable<Element>
  ) {
    self.handler = handler
    super.init(downstream)
  }

  override func next(_ value: Element) { downstream.next(value) }

  override func error(_ error: Swift.Error) {
    do {
      let other = try handler(error)
      let sink = ReplacementSink(downstream)
      let isLate = locked {
        if isDisposed { return true }
        replacement = sink
        return false
      }
      if !isLate { other.attach(sink) }
    } catch {
      fail(error)
    }
  }

  override func didCancel() {
    let sink = locked {
      let sink = replacement
      replacement = nil
      return sink
    }
    sink?.cancel()
  }
}

final class ReplacementSink<Element>: Sink<Element> {
  private let downstream: Sink<Element>

  init(_ downstream: Sink<Element>) { self.downstream = downstream }

  override var mainStandIn: (any SchedulerType)? { downstream.mainStandIn }
  override func next(_ value: Element) { downstream.next(value) }
  override func error(_ error: Swift.Error) { downstream.error(error) }
  override func completed() { downstream.completed() }
}

/// The join of `retry(when:)`.
final class RetryWhen<Element>: Join<Element> {
  private let source: Observable<Element>
  private let failed: (Swift.Error) -> Bool
  private var isWaiting = false
  private var isAttempting = false
  private var isDue = false
  private var triggerEnd: (() -> Void)?

  init(_ downstream: Sink<Element>, _ source: Observable<Element>, _ failed: @escaping (Swift.Error) -> Bool) {
    self.source = source
    self.failed = failed
    super.init(downstream)
  }

  func begin<Trigger>(trigger: Observable<Trigger>) {
    attach(
      trigger,
      next: { _, _ in
        guard self.isWaiting else { return }
        self.isWaiting = false
        self.attempt()
      },
      error: { _, error in self.triggerEnded { self.fail(error) } },
      completed: { _ in self.triggerEnded { self.complete() } })
    attempt()
  }

  /// The trigger's end counts once there is an error for it.
  private func triggerEnded(_ end: @escaping () -> Void) {
    if isWaiting { end() } else { triggerEnd = end }
  }

  override func didCancelSources() { triggerEnd = nil }

  /// Attempts once, and again for each trigger that came meanwhile.
  private func attempt() {
    isDue = true
    if isAttempting { return }
    isAttempting = true
    while isDue && isLive {
      isDue = false
      attemptOnce()
    }
    isAttempting = false
  }

  private func attemptOnce() {
    attach(
      source, next: { self.emit($1) },
      error: { child, error in
        self.release(child)
        self.isWaiting = true
        if let triggerEnd = self.triggerEnd { return triggerEnd() }
        if !self.failed(error) { self.fail(error) }
      }, completed: { _ in self.complete() })
  }
}
