/// `merge`: the values of several streams as they come.
extension ObservableType {
  /// The values of several streams as they come.
  ///
  ///     a      --1-----3--|
  ///     b      -----2-------4--|
  ///     merge  --1--2--3----4--|
  ///
  /// The first error ends it; it completes with the last of its sources. Values of several threads are delivered
  /// one after the other, on the thread that delivers.
  ///
  /// - Parameter sources: Subscribed to in their order.
  /// - SeeAlso: [ReactiveX, Merge](https://reactivex.io/documentation/operators/merge.html)
  @inlinable public static func merge(_ sources: Observable<Element>...) -> Observable<Element> { merge(sources) }

  /// The values of the streams of an array as they come; of none it is empty.
  @inlinable public static func merge(_ sources: [Observable<Element>]) -> Observable<Element> {
    Source { sink in
      let core = MergeCore(sink, limit: .max, MergeInner.self)
      core.mergeAll(sources)
    }
  }

  /// The values of the streams of a collection as they come; of none it is empty.
  @inlinable public static func merge<Sources: Collection>(_ sources: Sources) -> Observable<Element>
  where Sources.Element == Observable<Element> {
    merge(Array(sources))
  }
}

extension ObservableType where Element: ObservableConvertibleType {
  /// The values of all the streams that come, as they come. The first error ends it; it completes when all have.
  public func merge() -> Observable<Element.Element> { flatMap { $0 } }

  /// The values of the streams that come, of so many at once; the others wait until one has completed.
  ///
  /// - Parameter maxConcurrent: How many run at once.
  public func merge(maxConcurrent: Int) -> Observable<Element.Element> {
    FlatMap(asObservable(), limit: maxConcurrent, MergeInner.self) { $0.asObservable() }
  }
}

/// The join of `merge` and `flatMap`.
@usableFromInline final class MergeCore<Element>: Join<Element> {
  private let limit: Int
  private let inner: MergeInner<Element>.Type
  private var waiting = Backlog<Observable<Element>>()
  private(set) var running = 0
  var isSourceDone = false

  @usableFromInline init(_ downstream: Sink<Element>, limit: Int, _ inner: MergeInner<Element>.Type) {
    self.limit = limit
    self.inner = inner
    super.init(downstream)
  }

  @usableFromInline func mergeAll(_ sources: [Observable<Element>]) {
    isSourceDone = true
    running = sources.count
    if sources.isEmpty { return complete() }
    for source in sources { attach(source) }
  }

  /// Begins with a stream, or lets it wait. Runs inside the gate.
  func start(_ source: Observable<Element>) {
    if running < limit {
      running += 1
      if source.giveOnly({ emit($0) }) { ended() } else { attach(source) }
    } else {
      waiting.append(source)
    }
  }

  private func attach(_ source: Observable<Element>) {
    let inner = inner.init(self)
    register(inner)
    if !inner.isDisposed { source.attach(inner) }
  }

  func innerCompleted(_ inner: Link) {
    release(inner)
    ended()
  }

  private func ended() {
    running -= 1
    if !waiting.isEmpty {
      start(waiting.removeFirst())
    } else if running == 0 && isSourceDone {
      complete()
    }
  }

  func sourceCompleted() {
    isSourceDone = true
    if running == 0 { complete() }
  }
}

@usableFromInline final class MergeInner<Element>: Sink<Element> {
  private let core: MergeCore<Element>

  @usableFromInline required init(_ core: MergeCore<Element>) { self.core = core }

  override func next(_ value: Element) {
    let entry = core.enter()
    if entry == .busy { return emitLater(value) }
    core.emit(value)
    if entry == .entered { core.leave() }
  }

  @inline(never)
  private func emitLater(_ value: Element) { core.wait { self.core.emit(value) } }

  override var mainStandIn: (any SchedulerType)? { core.mainStandIn }

  override func error(_ error: Swift.Error) { core.pass { self.core.fail(error) } }

  override func completed() {
    core.pass { if self.finish() { self.core.innerCompleted(self) } }
  }
}
