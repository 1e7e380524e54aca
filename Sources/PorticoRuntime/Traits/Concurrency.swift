/// Between streams and Swift's concurrency. No closure here has to be `@Sendable`: values cross as they do in a stream.
extension ObservableConvertibleType {
  /// The values as an asynchronous sequence, which ends with the stream.
  public var values: AsyncThrowingStream<Element, Swift.Error> {
    AsyncThrowingStream { continuation in
      var isFinished = false
      let subscription = Unchecked(
        asObservable().subscribe(
          onNext: { continuation.yield(Unchecked($0).value) },
          onError: {
            isFinished = true
            continuation.finish(throwing: $0)
          },
          onCompleted: {
            isFinished = true
            continuation.finish()
          },
          onDisposed: { if !isFinished { continuation.finish(throwing: CancellationError()) } }))
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
  /// A stream of the values; the task is cancelled with its subscription.
  public func asObservable(priority: TaskPriority? = nil) -> Observable<Element> {
    Observable.create { observer in
      let work: () async -> Void = {
        do {
          for try await value in self { observer.onNext(value) }
          observer.onCompleted()
        } catch is CancellationError {
          observer.onCompleted()
        } catch {
          observer.onError(error)
        }
      }
      let box = Unchecked(work)
      let task = Task.detached(priority: priority) { await box.value() }
      return Disposables.create { task.cancel() }
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
  fileprivate func firstValue(
    _ convert: @escaping (Element?) -> Result<Element?, Swift.Error>
  ) async throws -> Unchecked<Element?> {
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
    }
  }
}

extension PrimitiveSequenceType where Trait == SingleTrait {
  /// A single of an asynchronous closure; the task is cancelled with its subscription.
  @_disfavoredOverload
  public static func create(
    detached: Bool = false, priority: TaskPriority? = nil, work: @escaping () async throws -> Element
  ) -> Single<Element> {
    Single.create { single in
      let operation: () async -> Void = {
        do {
          single(.success(try await work()))
        } catch {
          single(.failure(error))
        }
      }
      let box = Unchecked(operation)
      let task =
        detached
        ? Task.detached(priority: priority) { await box.value() } : Task(priority: priority) { await box.value() }
      return Disposables.create { task.cancel() }
    }
  }

  /// The value, or the error thrown.
  public var value: Element {
    get async throws {
      try await firstValue { _ in .failure(RxError.noElements) }.value!
    }
  }
}

extension PrimitiveSequenceType where Trait == MaybeTrait {
  /// The value or nil, or the error thrown.
  public var value: Element? {
    get async throws { try await firstValue { .success($0) }.value }
  }
}

extension PrimitiveSequenceType where Trait == CompletableTrait, Element == Never {
  /// Returns when the stream has completed, or throws its error.
  public var value: Void {
    get async throws { _ = try await firstValue { .success($0) } }
  }
}
