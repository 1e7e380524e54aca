/// `flatMapLatest`: a stream for each value, which replaces the one before.
extension ObservableType {
  /// A stream for each value, which replaces the one before.
  ///
  ///     source         --a-----b--------|
  ///     a, b             -a1--a2--a3--  -b1--b2-|
  ///     flatMapLatest  ---a1--a2-b1--b2-|
  ///
  /// An error of the source or of the current stream ends it; it completes when the source and the current stream
  /// have. Values of several threads are delivered one after the other; none of a stream that was replaced.
  ///
  /// - Parameter selector: Makes the stream of a value, on its thread; an error that it throws ends the stream.
  /// - SeeAlso: [ReactiveX, FlatMap](https://reactivex.io/documentation/operators/flatmap.html)
  @inlinable public func flatMapLatest<Inner: ObservableConvertibleType>(
    _ selector: @escaping (Element) throws -> Inner
  ) -> Observable<Inner.Element> {
    FlatMapLatest(asObservable(), (SwitchCore.self, SwitchOuter.self, SwitchInner.self), selector)
  }
}

extension ObservableType where Element: ObservableConvertibleType {
  /// The values of the latest of the streams that come.
  ///
  /// - SeeAlso: [ReactiveX, Switch](https://reactivex.io/documentation/operators/switch.html)
  public func switchLatest() -> Observable<Element.Element> { flatMapLatest { $0 } }
}

@usableFromInline final class FlatMapLatest<Input, Inner: ObservableConvertibleType>: Producer<Inner.Element> {
  @usableFromInline typealias Types = (
    core: SwitchCore<Inner.Element>.Type, outer: SwitchOuter<Input, Inner>.Type, inner: SwitchInner<Inner.Element>.Type
  )

  private let types: Types
  private let source: Observable<Input>
  private let selector: (Input) throws -> Inner

  @usableFromInline init(
    _ source: Observable<Input>, _ types: Types, _ selector: @escaping (Input) throws -> Inner
  ) {
    self.source = source
    self.types = types
    self.selector = selector
  }

  @usableFromInline override func run(_ sink: Sink<Inner.Element>) {
    let core = types.core.init(sink, types.inner)
    let outer = types.outer.init(core, selector)
    core.register(outer)
    source.attachInside(outer)
  }
}

/// The join of `flatMapLatest`.
@usableFromInline final class SwitchCore<Element>: Join<Element> {
  private let inner: SwitchInner<Element>.Type
  @exclusivity(unchecked) private var current: SwitchInner<Element>?
  @exclusivity(unchecked) private var isSourceDone = false
  /// How many streams there were, and whether the latest is one that gives its only value just now.
  @exclusivity(unchecked) private var round = 0
  @exclusivity(unchecked) private var isGiving = false

  @usableFromInline required init(_ downstream: Sink<Element>, _ inner: SwitchInner<Element>.Type) {
    self.inner = inner
    super.init(downstream)
  }

  func replace(_ source: Observable<Element>) {
    round += 1
    let round = round
    didCancelSources()
    isGiving = true
    if source.giveOnly({ emit($0) }) {
      guard round == self.round else { return }
      isGiving = false
      if isSourceDone { complete() }
    } else {
      isGiving = false
      begin(source)
    }
  }

  private func begin(_ source: Observable<Element>) {
    let inner = inner.init(self)
    lock()
    current = inner
    unlock()
    if isDisposed { didCancelSources() } else { source.attach(inner) }
  }

  @inline(__always)
  func isCurrent(_ inner: SwitchInner<Element>) -> Bool { current === inner }

  func innerCompleted(_ inner: SwitchInner<Element>) {
    guard isCurrent(inner) else { return }
    locked { current = nil }
    inner.cancel()
    if isSourceDone { complete() }
  }

  func sourceCompleted() {
    isSourceDone = true
    if current == nil && !isGiving { complete() }
  }

  override func didCancelSources() {
    let inner = locked {
      let inner = current
      current = nil
      return inner
    }
    inner?.cancel()
  }
}

@usableFromInline final class SwitchOuter<Input, Inner: ObservableConvertibleType>: Sink<Input> {
  private let core: SwitchCore<Inner.Element>
  private let selector: (Input) throws -> Inner

  @usableFromInline required init(_ core: SwitchCore<Inner.Element>, _ selector: @escaping (Input) throws -> Inner) {
    self.core = core
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
    guard core.isLive else { return }
    do {
      core.replace(try selector(value).asObservable())
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

@usableFromInline final class SwitchInner<Element>: Sink<Element> {
  private let core: SwitchCore<Element>

  @usableFromInline required init(_ core: SwitchCore<Element>) { self.core = core }

  override func next(_ value: Element) {
    switch core.enter() {
    case .entered:
      if core.isCurrent(self) { core.emit(value) }
      core.leave()
    case .nested: if core.isCurrent(self) { core.emit(value) }
    case .busy: core.wait { if self.core.isCurrent(self) { self.core.emit(value) } }
    }
  }

  override var mainStandIn: (any SchedulerType)? { core.mainStandIn }

  override func error(_ error: Swift.Error) {
    core.pass { if self.core.isCurrent(self) { self.core.fail(error) } }
  }

  override func completed() {
    switch core.enter() {
    case .entered:
      core.innerCompleted(self)
      core.leave()
    case .nested: core.innerCompleted(self)
    case .busy: core.wait { self.core.innerCompleted(self) }
    }
  }
}
