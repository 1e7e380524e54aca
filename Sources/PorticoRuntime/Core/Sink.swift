/// A sink: what a stream delivers to. `next` is a path of its own, without an event around the value.
public class Sink<Element>: Link {
  @usableFromInline override init() { super.init() }

  func next(_ value: Element) {}
  func error(_ error: Swift.Error) {}
  func completed() {}

  final func on(_ event: Event<Element>) {
    switch event {
    case .next(let value): next(value)
    case .error(let error): self.error(error)
    case .completed: completed()
    }
  }
}

/// A stage: a sink of an operator with one source, which passes on what it does not change.
@usableFromInline class Stage<Input, Output>: Sink<Input> {
  final let downstream: Sink<Output>

  @inline(__always)
  @usableFromInline init(_ downstream: borrowing Sink<Output>) {
    self.downstream = copy downstream
    super.init()
    downstream.setUpstream(retained: .passRetained(self))
  }

  /// For whoever calls `link` before anything else: in an initialiser it costs the object another retain and release.
  @inline(__always)
  init(unlinked downstream: borrowing Sink<Output>) {
    self.downstream = copy downstream
    super.init()
  }

  /// Lets the station below cancel this one.
  @inline(__always)
  final func link() { downstream.setUpstream(self) }

  override func error(_ error: Swift.Error) { downstream.error(error) }
  override func completed() { downstream.completed() }
  override var mainStandIn: (any SchedulerType)? { downstream.mainStandIn }

  /// Ends the stream below and the subscription above.
  final func fail(_ error: Swift.Error) {
    guard finish() else { return }
    downstream.error(error)
    cancel()
  }

  /// Ends the stream below with a last value; what is sent inside its event comes too late.
  final func complete(with value: Output) {
    guard finish() else { return }
    downstream.next(value)
    if !isDisposed { downstream.completed() }
    cancel()
  }

  final func complete() {
    guard finish() else { return }
    downstream.completed()
    cancel()
  }
}
