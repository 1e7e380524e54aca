/// `withLatestFrom`: each value with the latest of another stream; dropped before that has one.
extension ObservableType {
  /// Each value with the latest of another stream; dropped before that has one.
  ///
  ///     source          --1--2-----3--|
  ///     second          ---a----b-----
  ///     withLatestFrom  -----2a----3b-|
  ///
  /// An error of either ends it; the source completes it. The second stream is subscribed to first, so that its
  /// first value counts. Values of several threads are delivered one after the other.
  ///
  /// - Parameters:
  ///   - second: Of which the latest is taken; its completion changes nothing.
  ///   - resultSelector: Makes the result; an error that it throws ends the stream.
  /// - SeeAlso: [RxJS, withLatestFrom](https://rxjs.dev/api/operators/withLatestFrom)
  @inlinable public func withLatestFrom<Second: ObservableConvertibleType, Result>(
    _ second: Second, resultSelector: @escaping (Element, Second.Element) throws -> Result
  ) -> Observable<Result> {
    WithLatestFrom(
      asObservable(), second.asObservable(), (PlainJoin.self, LatestSecond.self, WithLatestSink.self), resultSelector)
  }

  /// The latest of another stream for each value; none before that has one.
  @inlinable public func withLatestFrom<Second: ObservableConvertibleType>(
    _ second: Second
  ) -> Observable<Second.Element> {
    WithLatestFrom(
      asObservable(), second.asObservable(), (PlainJoin.self, LatestSecond.self, WithLatestSink.self)
    ) { $1 }
  }
}

@usableFromInline final class WithLatestFrom<First, Second, Output>: Producer<Output> {
  @usableFromInline typealias Types = (
    core: PlainJoin<Output>.Type, second: LatestSecond<Second, Output>.Type,
    source: WithLatestSink<First, Second, Output>.Type
  )

  private let types: Types
  private let first: Observable<First>
  private let second: Observable<Second>
  private let selector: (First, Second) throws -> Output

  @usableFromInline init(
    _ first: Observable<First>, _ second: Observable<Second>, _ types: Types,
    _ selector: @escaping (First, Second) throws -> Output
  ) {
    self.first = first
    self.types = types
    self.second = second
    self.selector = selector
  }

  @usableFromInline override func run(_ sink: Sink<Output>) {
    let core = types.core.init(sink)
    let latest = types.second.init(core)
    let source = types.source.init(core, latest, selector)
    core.register(latest)
    second.attachInside(latest)
    core.register(source)
    if !source.isDisposed { first.attachInside(source) }
  }
}

@usableFromInline final class LatestSecond<Element, Output>: Sink<Element> {
  private let core: Join<Output>
  @exclusivity(unchecked) var latest = Store<Element>()

  @usableFromInline required init(_ core: borrowing Join<Output>) { self.core = copy core }

  deinit { latest.clear() }

  override func next(_ value: Element) {
    let entry = core.enter()
    if entry == .busy { return takeLater(value) }
    if let place = latest.place { place.pointee = value } else { takeFirst(value) }
    if entry == .entered { core.leave() }
  }

  // Apart, so that `next` needs no room for their copies of the value.
  @inline(never)
  private func takeFirst(_ value: Element) { latest.fill(value) }

  @inline(never)
  private func takeLater(_ value: Element) { core.wait { self.latest.set(value) } }

  override var mainStandIn: (any SchedulerType)? { core.mainStandIn }

  override func error(_ error: Swift.Error) { core.pass { self.core.fail(error) } }

  override func completed() { core.release(self) }
}

@usableFromInline final class WithLatestSink<First, Second, Output>: Sink<First> {
  private let core: Join<Output>
  private let second: LatestSecond<Second, Output>
  private let selector: (First, Second) throws -> Output

  @usableFromInline required init(
    _ core: Join<Output>, _ second: LatestSecond<Second, Output>,
    _ selector: @escaping (First, Second) throws -> Output
  ) {
    self.core = core
    self.second = second
    self.selector = selector
  }

  override func next(_ value: First) {
    let entry = core.enter()
    if entry == .busy { return combineLater(value) }
    combine(value)
    if entry == .entered { core.leave() }
  }

  @inline(never)
  private func combineLater(_ value: First) { core.wait { self.combine(value) } }

  private func combine(_ value: First) {
    guard core.isLive, let latest = second.latest.place else { return }
    do {
      core.emit(try selector(value, latest.pointee))
    } catch {
      core.fail(error)
    }
  }

  override var mainStandIn: (any SchedulerType)? { core.mainStandIn }

  override func error(_ error: Swift.Error) { core.pass { self.core.fail(error) } }

  override func completed() { core.pass { self.core.complete() } }
}
