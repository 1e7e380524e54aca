/// `flatMap`, `concatMap`, `flatMapFirst`: a stream for each value.
extension ObservableType {
  /// A stream for each value, their values as they come.
  ///
  ///     source   --a-----b-----------|
  ///     a, b       -a1--a2-|  -b1--b2-|
  ///     flatMap  ---a1--a2-----b1--b2-|
  ///
  /// An error of the source or of an inner stream ends it; it completes when all of them have. Values of several
  /// threads are delivered one after the other, on the thread that delivers.
  ///
  /// - Parameter selector: Makes the stream of a value, on its thread; an error that it throws ends the stream.
  /// - SeeAlso: [ReactiveX, FlatMap](https://reactivex.io/documentation/operators/flatmap.html)
  @inlinable public func flatMap<Inner: ObservableConvertibleType>(
    _ selector: @escaping (Element) throws -> Inner
  ) -> Observable<Inner.Element> {
    FlatMap(asObservable(), limit: .max, MergeInner.self) { try selector($0).asObservable() }
  }

  /// A stream for each value, one after the other: each waits for the one before to complete, so that the values
  /// keep the order of the source.
  ///
  ///     source     --a--b----------------|
  ///     a, b         -a1--a2-|-b1--b2-|
  ///     concatMap  ---a1--a2---b1--b2----|
  ///
  /// Errors and threads as with `flatMap`.
  ///
  /// - Parameter selector: Makes the stream of a value when the value comes; an error that it throws ends the
  ///   stream.
  /// - SeeAlso: [ReactiveX, FlatMap](https://reactivex.io/documentation/operators/flatmap.html)
  @inlinable public func concatMap<Inner: ObservableConvertibleType>(
    _ selector: @escaping (Element) throws -> Inner
  ) -> Observable<Inner.Element> {
    FlatMap(asObservable(), limit: 1, MergeInner.self) { try selector($0).asObservable() }
  }

  /// A stream for a value, during which other values are dropped.
  ///
  ///     source        --a--b-------c------|
  ///     a, c            -a1--a2-|   -c1-|
  ///     flatMapFirst  ---a1--a2------c1---|
  ///
  /// Errors and threads as with `flatMap`.
  ///
  /// - Parameter selector: Makes the stream of a value that isn't dropped; an error that it throws ends the stream.
  /// - SeeAlso: [RxJS, exhaustMap](https://rxjs.dev/api/operators/exhaustMap)
  @inlinable public func flatMapFirst<Inner: ObservableConvertibleType>(
    _ selector: @escaping (Element) throws -> Inner
  ) -> Observable<Inner.Element> {
    FlatMap(asObservable(), limit: 1, isFirst: true, MergeInner.self) { try selector($0).asObservable() }
  }
}

@usableFromInline final class FlatMap<Input, Output>: Producer<Output> {
  private let source: Observable<Input>
  private let limit: Int
  private let isFirst: Bool
  private let inner: MergeInner<Output>.Type
  private let selector: (Input) throws -> Observable<Output>

  @usableFromInline init(
    _ source: Observable<Input>, limit: Int, isFirst: Bool = false, _ inner: MergeInner<Output>.Type,
    selector: @escaping (Input) throws -> Observable<Output>
  ) {
    self.source = source
    self.limit = limit
    self.isFirst = isFirst
    self.inner = inner
    self.selector = selector
  }

  @usableFromInline override func run(_ sink: Sink<Output>) {
    let core = MergeCore(sink, limit: limit, inner)
    let outer = FlatMapOuter(core, isFirst: isFirst, selector)
    core.register(outer)
    source.attachInside(outer)
  }
}

final class FlatMapOuter<Input, Output>: Sink<Input> {
  private let core: MergeCore<Output>
  private let isFirst: Bool
  private let selector: (Input) throws -> Observable<Output>

  init(_ core: MergeCore<Output>, isFirst: Bool, _ selector: @escaping (Input) throws -> Observable<Output>) {
    self.core = core
    self.isFirst = isFirst
    self.selector = selector
  }

  override func next(_ value: Input) {
    switch core.enter() {
    case .entered:
      begin(value)
      core.leave()
    case .nested: begin(value)
    case .busy: core.wait { self.begin(value) }
    }
  }

  private func begin(_ value: Input) {
    guard core.isLive, !isFirst || core.running == 0 else { return }
    do {
      core.start(try selector(value))
    } catch {
      core.fail(error)
    }
  }

  override var mainStandIn: (any SchedulerType)? { core.mainStandIn }

  override func error(_ error: Swift.Error) { core.pass { self.core.fail(error) } }

  override func completed() {
    core.pass {
      self.core.release(self)
      self.core.sourceCompleted()
    }
  }
}
