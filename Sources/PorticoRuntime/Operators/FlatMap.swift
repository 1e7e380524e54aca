/// `flatMap`: a stream for each value, their values as they come.
///
///     source      --a-----b-----------|
///     a, b        a1--a2--|  b1--b2--|
///     flatMap     --a1--a2b1--b2------|
///
/// An error of the source or of an inner stream, or thrown by the selector, ends it; it completes when all of them have.
/// See https://reactivex.io/documentation/operators/flatmap.html
extension ObservableType {
  @inlinable public func flatMap<Inner: ObservableConvertibleType>(
    _ selector: @escaping (Element) throws -> Inner
  ) -> Observable<Inner.Element> {
    FlatMap(asObservable(), limit: .max, MergeInner.self) { try selector($0).asObservable() }
  }

  /// Streams wait for the one before to complete, so that the values keep the order of the source.
  @inlinable public func concatMap<Inner: ObservableConvertibleType>(
    _ selector: @escaping (Element) throws -> Inner
  ) -> Observable<Inner.Element> {
    FlatMap(asObservable(), limit: 1, MergeInner.self) { try selector($0).asObservable() }
  }

  /// Values that come while a stream is running are dropped.
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
