/// Streams and Swift's concurrency, from a `@MainActor` class whose values are no `Sendable` ones.
import PorticoRuntime
import PorticoTesting
import Testing

/// What no other actor may be handed.
private final class Page {
  let number: Int

  init(_ number: Int) { self.number = number }
}

/// A view model as the generator writes one: each closure here is the main actor's, and traps elsewhere.
@MainActor private final class Pages {
  var loaded: [Int] = []

  func load(_ number: Int) async throws -> Page {
    if number == 0 { throw MarbleError() }
    await Task.yield()
    return Page(number)
  }

  func note(_ page: Page) {
    MainActor.preconditionIsolated()
    loaded.append(page.number)
  }

  func single(_ number: Int) -> Single<Page> { .create { try await self.load(number) } }

  func several(_ numbers: [Int]) -> Observable<Page> {
    .create { observer in
      for number in numbers { observer.onNext(try await self.load(number)) }
    }
  }
}

@MainActor @Suite struct ConcurrencyTests {
  private let pages = Pages()

  @Test func theValueOfASingleComesOnTheCallersActor() async throws {
    let page = try await pages.single(3).map {
      MainActor.preconditionIsolated()
      return $0
    }.value
    pages.note(page)
    #expect(pages.loaded == [3])
  }

  @Test func theErrorOfASingleIsThrown() async {
    await #expect(throws: MarbleError.self) { _ = try await self.pages.single(0).map(\.number).value }
  }

  @Test func theValueOfAMaybeMayBeNone() async throws {
    #expect(try await Maybe.just(1).value == 1)
    #expect(try await Maybe<Int>.empty().value == nil)
    try await Completable.empty().value
    await #expect(throws: MarbleError.self) { try await Completable.error(MarbleError()).value }
  }

  @Test func anAsyncClosureSendsOnTheCallersActorAndCompletes() async throws {
    for try await page in pages.several([1, 2, 3]).do(onNext: { self.pages.note($0) }).values {
      pages.note(page)
    }
    #expect(pages.loaded.sorted() == [1, 1, 2, 2, 3, 3])
  }

  @Test func anErrorThrownByTheClosureEndsTheStream() async {
    await #expect(throws: MarbleError.self) {
      for try await page in self.pages.several([1, 0, 2]).values { self.pages.note(page) }
    }
    #expect(pages.loaded == [1])
  }

  @Test func theClosureIsCancelledWithItsSubscription() async {
    let (stream, continuation) = AsyncStream.makeStream(of: Bool.self)
    let observable = Observable<Int>.create { observer in
      while !Task.isCancelled { await Task.yield() }
      observer.onNext(1)
      continuation.yield(Task.isCancelled)
    }
    var came: [Event<Int>] = []
    let subscription = observable.subscribe { came.append($0) }
    await Task.yield()
    subscription.dispose()
    for await isCancelled in stream {
      #expect(isCancelled)
      break
    }
    #expect(came == [])
  }

  @Test func aSubscriptionEndsWithTheTaskThatAwaitsItsValue() async {
    let subject = PublishSubject<Int>()
    let task = Task { try await subject.asSingle().value }
    while !subject.hasObservers { await Task.yield() }
    task.cancel()
    await #expect(throws: CancellationError.self) { _ = try await task.value }
    #expect(!subject.hasObservers)
  }

  @Test func aSubscriptionEndsWithTheLoop() async throws {
    let subject = BehaviorSubject(value: 1)
    for try await value in subject.values {
      #expect(value == 1)
      break
    }
    while subject.hasObservers { await Task.yield() }
  }

  @Test func whatCannotFailIsIteratedWithoutTry() async {
    var values: [Int] = []
    for await value in Infallible.of(1, 2).values { values.append(value) }
    for await value in Driver.of(3, 4).values { values.append(value) }
    #expect(values == [1, 2, 3, 4])
  }

  @Test func anAsyncSequenceIsAStreamOnTheCallersActor() async throws {
    let numbers = AsyncStream { continuation in
      for number in 1...3 { continuation.yield(number) }
      continuation.finish()
    }
    let values = try await numbers.asObservable().do(onNext: { self.pages.note(Page($0)) }).toArray().value
    #expect(values == [1, 2, 3])
    #expect(pages.loaded == [1, 2, 3])
  }

  @Test func anAsyncSequenceIsLeftWithItsSubscription() async {
    let (stream, continuation) = AsyncStream.makeStream(of: Int.self)
    let (ended, end) = AsyncStream.makeStream(of: Void.self)
    continuation.onTermination = { _ in end.yield() }
    let subscription = stream.asObservable().subscribe()
    await Task.yield()
    subscription.dispose()
    for await _ in ended { break }
  }
}
