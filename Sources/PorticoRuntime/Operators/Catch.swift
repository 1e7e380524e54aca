/// `catch`, `catchAndReturn`, `retry`: a stream in place of an error.
///
///     source             --1--x
///     catchAndReturn(0)  --1--0|
///     retry(2)           --1----1--x
///
/// `retry(n)` makes n attempts. Attempts that fail at once don't deepen the stack. See
/// https://reactivex.io/documentation/operators/catch.html
extension ObservableType {
  public func `catch`(
    _ handler: @escaping (Swift.Error) throws -> Observable<Element>
  ) -> Observable<Element> {
    Catch(asObservable(), handler)
  }

  public func catchAndReturn(_ element: Element) -> Observable<Element> {
    Catch(asObservable()) { _ in .just(element) }
  }

  /// The first of several streams that doesn't fail, after what those before it delivered.
  public static func `catch`<Sequence: Swift.Sequence>(sequence: Sequence) -> Observable<Element>
  where Sequence.Element == Observable<Element> {
    Source { sink in
      var iterator = sequence.makeIterator()
      Sequel(sink, after: .failure) { iterator.next() }.advance()
    }
  }

  public func retry() -> Observable<Element> {
    let source = asObservable()
    return Source { sink in Sequel(sink, after: .failure) { source }.advance() }
  }

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
      core.begin(trigger: handler(errors).asObservable())
    }
  }
}

final class Catch<Element>: Producer<Element> {
  private let source: Observable<Element>
  private let handler: (Swift.Error) throws -> Observable<Element>

  init(_ source: Observable<Element>, _ handler: @escaping (Swift.Error) throws -> Observable<Element>) {
    self.source = source
    self.handler = handler
  }

  override func run(_ sink: Sink<Element>) {
    let core = Join(sink)
    let handler = self.handler
    core.attach(
      source, next: { core.emit($1) },
      error: { child, error in
        do {
          core.forward(try handler(error))
          core.release(child)
        } catch {
          core.fail(error)
        }
      }, completed: { _ in core.complete() })
  }
}

/// The join of `retry(when:)`.
final class RetryWhen<Element>: Join<Element> {
  private let source: Observable<Element>
  private let failed: (Swift.Error) -> Bool
  private var isWaiting = false
  private var isAttempting = false
  private var isDue = false

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
      }, completed: { _ in self.complete() })
    attempt()
  }

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
        if !self.failed(error) { self.fail(error) }
      }, completed: { _ in self.complete() })
  }
}
