/// Between streams and Swift's concurrency. No closure here has to be `@Sendable`: values cross as they do in a stream.
///
/// What takes an asynchronous closure runs it, and delivers, on the actor that it is called from: on main in a
/// `@MainActor` class, on no actor elsewhere.
extension ObservableConvertibleType {
  /// The values as an asynchronous sequence, which ends with the stream and throws its error.
  ///
  ///     for try await query in search.values { … }
  ///
  /// The subscription ends with the loop or its task. Values that the loop is too slow for wait, however many.
  public var values: AsyncThrowingStream<Element, Swift.Error> {
    AsyncThrowingStream { continuation in
      // What comes after the first end is ignored by the continuation.
      let subscription = Unchecked(
        asObservable().subscribe(
          onNext: { continuation.yield(Unchecked($0).value) }, onError: { continuation.finish(throwing: $0) },
          onCompleted: { continuation.finish() },
          onDisposed: { continuation.finish(throwing: CancellationError()) }))
      continuation.onTermination = { if case .cancelled = $0 { subscription.value.dispose() } }
    }
  }
}

extension InfallibleType {
  /// The values as an asynchronous sequence, which ends with the stream.
  public var values: AsyncStream<Element> {
    AsyncStream { continuation in
      let subscription = Unchecked(
        asObservable().subscribe(
          onNext: { continuation.yield(Unchecked($0).value) }, onCompleted: { continuation.finish() },
          onDisposed: { continuation.finish() }))
      continuation.onTermination = { if case .cancelled = $0 { subscription.value.dispose() } }
    }
  }
}

extension SharedSequence {
  /// The values as an asynchronous sequence, on main.
  @MainActor public var values: AsyncStream<Element> { asInfallible().values }
}

extension AsyncSequence {
  /// A stream of the values, iterated anew for each subscription; the task is cancelled with it.
  ///
  /// Delivered on the actor that this is called from. An error thrown by the sequence ends the stream with it.
  public func asObservable(
    priority: TaskPriority? = nil, isolation: (any Actor)? = #isolation
  ) -> Observable<Element> {
    let sequence = Unchecked(self)
    return .create(priority: priority, isolation: isolation) { observer in
      for try await value in sequence.value { observer.onNext(value) }
    }
  }
}

extension ObservableType {
  /// A stream of what an asynchronous closure sends, which completes when it returns.
  ///
  ///     Observable.create { observer in
  ///       for page in 1...3 { observer.onNext(try await load(page)) }
  ///     }
  ///
  /// The closure runs for each subscription, in a task that is cancelled with it, on the actor that this is called
  /// from. An error that it throws ends the stream; once it was cancelled nothing arrives.
  @_disfavoredOverload
  public static func create(
    priority: TaskPriority? = nil, isolation: (any Actor)? = #isolation,
    work: nonisolated(nonsending) @escaping (AnyObserver<Element>) async throws -> Void
  ) -> Observable<Element> {
    let work = Unchecked(work)
    return Observable.create { observer in
      let observer = Unchecked(observer)
      let task = Task(priority: priority) { await Send(work, observer).run(on: isolation) }
      return Disposables.create { task.cancel() }
    }
  }
}

/// A closure that sends to an observer, run on an actor.
///
/// Unchecked: its two constants, which are no `@Sendable` ones in ReactiveX's form, are used inside the task alone.
private struct Send<Element>: @unchecked Sendable {
  let work: nonisolated(nonsending) (AnyObserver<Element>) async throws -> Void
  let observer: AnyObserver<Element>

  init(
    _ work: Unchecked<nonisolated(nonsending) (AnyObserver<Element>) async throws -> Void>,
    _ observer: Unchecked<AnyObserver<Element>>
  ) {
    self.work = work.value
    self.observer = observer.value
  }

  func run(on isolation: isolated (any Actor)?) async {
    do {
      try await work(observer)
      observer.onCompleted()
    } catch {
      observer.onError(error)
    }
  }
}
/// A continuation that is resumed once, by whatever comes first.
final class OneResume<Value>: Cell {
  private let continuation: CheckedContinuation<Unchecked<Value>, Swift.Error>

  init(_ continuation: CheckedContinuation<Unchecked<Value>, Swift.Error>) { self.continuation = continuation }

  func resume(_ result: Result<Value, Swift.Error>) {
    if set(.done).contains(.done) { return }
    continuation.resume(with: result.map { Unchecked($0) })
  }
}

extension PrimitiveSequenceType {
  nonisolated(nonsending) fileprivate func firstValue(
    _ convert: @escaping (Element?) -> Result<Element?, Swift.Error>
  ) async throws -> Element? {
    let subscription = Unchecked(SingleAssignmentDisposable())
    let source = Unchecked(self.source)
    return try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { continuation in
        let once = OneResume<Element?>(continuation)
        subscription.value.setDisposable(
          source.value.subscribe(
            onNext: { once.resume(.success($0)) }, onError: { once.resume(.failure($0)) },
            onCompleted: { once.resume(convert(nil)) },
            onDisposed: { once.resume(.failure(CancellationError())) }))
      }
    } onCancel: {
      subscription.value.dispose()
    }.value
  }
}

extension PrimitiveSequenceType where Trait == SingleTrait {
  /// A single of what an asynchronous closure returns, or of the error that it throws.
  ///
  /// The closure runs for each subscription, in a task that is cancelled with it, on the actor that this is called
  /// from, unless it is to be detached.
  @_disfavoredOverload
  public static func create(
    detached: Bool = false, priority: TaskPriority? = nil, isolation: (any Actor)? = #isolation,
    work: nonisolated(nonsending) @escaping () async throws -> Element
  ) -> Single<Element> {
    Single(
      raw: .create(priority: priority, isolation: detached ? nil : isolation) { observer in
        observer.onNext(try await work())
      })
  }

  /// The value, or the error thrown; the subscription ends with the task.
  nonisolated(nonsending) public var value: Element {
    get async throws {
      guard let value = try await firstValue({ _ in .failure(RxError.noElements) }) else { throw RxError.noElements }
      return value
    }
  }
}

extension PrimitiveSequenceType where Trait == MaybeTrait {
  /// The value or nil, or the error thrown; the subscription ends with the task.
  nonisolated(nonsending) public var value: Element? {
    get async throws { try await firstValue { .success($0) } }
  }
}

extension PrimitiveSequenceType where Trait == CompletableTrait, Element == Never {
  /// Returns when the stream has completed, or throws its error; the subscription ends with the task.
  nonisolated(nonsending) public var value: Void {
    get async throws { _ = try await firstValue { .success($0) } }
  }
}
