/// `withLatestFrom`: each value with the latest of another stream; dropped before that has one.
///
///     source          --1--2-----3--|
///     second          ---a----b-----
///     withLatestFrom  -----2a----3b-|
///
/// An error of either, or thrown by the selector, ends it; the source completes it. The second stream is subscribed
/// first, so that its first value counts. See https://reactivex.io/documentation/operators/combinelatest.html
extension ObservableType {
  public func withLatestFrom<Second: ObservableConvertibleType, Result>(
    _ second: Second, resultSelector: @escaping (Element, Second.Element) throws -> Result
  ) -> Observable<Result> {
    WithLatestFrom(asObservable(), second.asObservable(), resultSelector)
  }

  /// The latest of the other stream alone.
  public func withLatestFrom<Second: ObservableConvertibleType>(
    _ second: Second
  ) -> Observable<Second.Element> {
    WithLatestFrom(asObservable(), second.asObservable()) { $1 }
  }
}

final class WithLatestFrom<First, Second, Output>: Producer<Output> {
  private let first: Observable<First>
  private let second: Observable<Second>
  private let selector: (First, Second) throws -> Output

  init(
    _ first: Observable<First>, _ second: Observable<Second>,
    _ selector: @escaping (First, Second) throws -> Output
  ) {
    self.first = first
    self.second = second
    self.selector = selector
  }

  override func run(_ sink: Sink<Output>) {
    let core = Join(sink)
    let latest = LatestSecond<Second, Output>(core)
    let source = WithLatestSink(core, latest, selector)
    core.register(latest)
    second.attach(latest)
    core.register(source)
    if !source.isDisposed { first.attach(source) }
  }
}

final class LatestSecond<Element, Output>: Sink<Element> {
  private let core: Join<Output>
  @exclusivity(unchecked) var latest: Element?

  init(_ core: Join<Output>) { self.core = core }

  override func next(_ value: Element) {
    switch core.enter() {
    case .entered:
      latest = value
      core.leave()
    case .nested: latest = value
    case .busy: core.wait { self.latest = value }
    }
  }

  override func error(_ error: Swift.Error) { core.pass { self.core.fail(error) } }

  override func completed() { core.release(self) }
}

final class WithLatestSink<First, Second, Output>: Sink<First> {
  private let core: Join<Output>
  private let second: LatestSecond<Second, Output>
  private let selector: (First, Second) throws -> Output

  init(
    _ core: Join<Output>, _ second: LatestSecond<Second, Output>,
    _ selector: @escaping (First, Second) throws -> Output
  ) {
    self.core = core
    self.second = second
    self.selector = selector
  }

  override func next(_ value: First) {
    switch core.enter() {
    case .entered:
      combine(value)
      core.leave()
    case .nested: combine(value)
    case .busy: core.wait { self.combine(value) }
    }
  }

  private func combine(_ value: First) {
    guard core.isLive, let latest = second.latest else { return }
    do {
      core.emit(try selector(value, latest))
    } catch {
      core.fail(error)
    }
  }

  override func error(_ error: Swift.Error) { core.pass { self.core.fail(error) } }

  override func completed() { core.pass { self.core.complete() } }
}
