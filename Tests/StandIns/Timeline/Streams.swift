/// Streams of others, by one name in all libraries: what services and needs answer with while a timeline is played.
#if canImport(RxSwift)
  import RxRelay
  import RxSwift
#elseif canImport(PorticoRuntime)
  import PorticoRuntime
#else
  import Combine
  import Dispatch
#endif

#if canImport(RxSwift) || canImport(PorticoRuntime)
  typealias Stream<Value> = Observable<Value>
  typealias OneAnswer<Value> = Single<Value>
  typealias InfallibleStream<Value> = Observable<Value>
  typealias Variable<Value> = BehaviorRelay<Value>
  typealias FallibleVariable<Value> = BehaviorSubject<Value>

  func one<Value>(_ value: Value) -> Observable<Value> { .just(value) }
  func one<Value>(_ value: Value) -> Single<Value> { .just(value) }
  func failing<Value>(_ error: any Error) -> Observable<Value> { .error(error) }
  func failing<Value>(_ error: any Error) -> Single<Value> { .error(error) }
  func unanswered<Value>() -> Observable<Value> { .never() }
  /// Answered on another thread than the one that asks.
  func elsewhere<Value>(_ value: Value) -> Observable<Value> {
    .just(value).observe(on: ConcurrentDispatchQueueScheduler(qos: .default))
  }

  /// Each attempt is another stream.
  func attempt<Value>(_ stream: @escaping () -> Observable<Value>) -> Observable<Value> { .deferred(stream) }

  func variable<Value>(_ value: Value) -> Variable<Value> { Variable(value: value) }
  func fallibleVariable<Value>(_ value: Value) -> FallibleVariable<Value> { FallibleVariable(value: value) }

  /// A stream that the timeline feeds.
  final class Feed<Value> {
    private let subject = PublishSubject<Value>()
    var stream: Observable<Value> { subject }
    var single: Single<Value> { subject.asSingle() }

    func send(_ value: Value) { subject.onNext(value) }
    func finish() { subject.onCompleted() }
    func fail(_ error: any Error) { subject.onError(error) }
  }

  typealias InfallibleFeed<Value> = Feed<Value>
#else
  typealias Stream<Value> = AnyPublisher<Value, any Error>
  typealias OneAnswer<Value> = AnyPublisher<Value, any Error>
  typealias InfallibleStream<Value> = AnyPublisher<Value, Never>
  typealias Variable<Value> = CurrentValueSubject<Value, Never>
  typealias FallibleVariable<Value> = CurrentValueSubject<Value, Never>

  func one<Value>(_ value: Value) -> AnyPublisher<Value, any Error> {
    Just(value).setFailureType(to: (any Error).self).eraseToAnyPublisher()
  }
  func failing<Value>(_ error: any Error) -> AnyPublisher<Value, any Error> { Fail(error: error).eraseToAnyPublisher() }
  func unanswered<Value>() -> AnyPublisher<Value, any Error> { Empty(completeImmediately: false).eraseToAnyPublisher() }
  /// Answered on another thread than the one that asks.
  func elsewhere<Value>(_ value: Value) -> AnyPublisher<Value, any Error> {
    one(value).receive(on: DispatchQueue.global()).eraseToAnyPublisher()
  }

  /// Each attempt is another stream.
  func attempt<Value>(_ stream: @escaping () -> AnyPublisher<Value, any Error>) -> AnyPublisher<Value, any Error> {
    Deferred(createPublisher: stream).eraseToAnyPublisher()
  }

  func variable<Value>(_ value: Value) -> Variable<Value> { Variable(value) }
  func fallibleVariable<Value>(_ value: Value) -> FallibleVariable<Value> { FallibleVariable(value) }

  /// A stream that the timeline feeds.
  final class Feed<Value> {
    private let subject = PassthroughSubject<Value, any Error>()
    var stream: AnyPublisher<Value, any Error> { subject.eraseToAnyPublisher() }
    var single: AnyPublisher<Value, any Error> { stream }

    func send(_ value: Value) { subject.send(value) }
    func finish() { subject.send(completion: .finished) }
    func fail(_ error: any Error) { subject.send(completion: .failure(error)) }
  }

  /// The same where nothing can fail.
  final class InfallibleFeed<Value> {
    private let subject = PassthroughSubject<Value, Never>()
    var stream: AnyPublisher<Value, Never> { subject.eraseToAnyPublisher() }

    func send(_ value: Value) { subject.send(value) }
  }
#endif

extension Feed {
  /// The one answer of a call.
  @MainActor func answer(_ value: Value, at time: Int, by clock: HarnessClock) {
    clock.schedule(at: time) {
      self.send(value)
      self.finish()
    }
  }
}

/// What was written down, by whomever.
actor Notes {
  private(set) var lines: [String] = []

  func add(_ line: String) { lines.append(line) }
}
