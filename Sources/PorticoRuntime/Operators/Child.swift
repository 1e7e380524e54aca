/// A child: one source of a join, with closures that run inside its gate.
final class Child<Element>: Sink<Element> {
  private let gate: Link
  private var onNext: ((Child<Element>, Element) -> Void)?
  private var onError: ((Child<Element>, Swift.Error) -> Void)?
  private var onCompleted: ((Child<Element>) -> Void)?

  init(
    _ gate: Link, next: @escaping (Child<Element>, Element) -> Void,
    error: @escaping (Child<Element>, Swift.Error) -> Void,
    completed: @escaping (Child<Element>) -> Void
  ) {
    self.gate = gate
    onNext = next
    onError = error
    onCompleted = completed
  }

  override func next(_ value: Element) {
    switch gate.enter() {
    case .entered:
      deliver(value)
      gate.leave()
    case .nested: deliver(value)
    case .busy: gate.wait { self.deliver(value) }
    }
  }

  private func deliver(_ value: Element) {
    if isLive { onNext?(self, value) }
  }

  override var mainStandIn: (any SchedulerType)? { gate.mainStandIn }

  override func error(_ error: Swift.Error) {
    gate.pass { if self.finish() { self.onError?(self, error) } }
  }

  override func completed() {
    gate.pass { if self.finish() { self.onCompleted?(self) } }
  }
}

extension Join {
  /// Subscribes a source. Unless said otherwise its error ends the join and its completion only itself.
  @discardableResult
  final func attach<Element>(
    _ source: Observable<Element>, next: @escaping (Child<Element>, Element) -> Void,
    error: ((Child<Element>, Swift.Error) -> Void)? = nil, completed: ((Child<Element>) -> Void)? = nil
  ) -> Child<Element> {
    let child = Child<Element>(
      self, next: next, error: error ?? { self.fail($1) }, completed: completed ?? { self.release($0) })
    register(child)
    if !child.isDisposed { source.attach(child) }
    return child
  }

  /// Subscribes a source that is passed on as it is.
  final func forward(_ source: Observable<Output>) {
    attach(source, next: { self.emit($1) }, completed: { _ in self.complete() })
  }
}
