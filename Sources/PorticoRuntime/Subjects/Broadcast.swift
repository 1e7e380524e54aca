/// A broadcast: the sinks of a subject in the order in which they came, each event delivered to those that stood when
/// it began.
public class Broadcast<Element>: Sink<Element> {
  @usableFromInline override init() { super.init() }

  @exclusivity(unchecked) private final var first: Sink<Element>?
  @exclusivity(unchecked) private final var others: ContiguousArray<Sink<Element>> = []
  @exclusivity(unchecked) private final var failure: Swift.Error?
  #if DEBUG
    private final var depth = 0
  #endif

  final var isOver: Bool { flags.contains(.done) }
  final var hasSinks: Bool { locked { first != nil } }

  @inline(__always)
  final func send(_ value: Element) {
    switch enter() {
    case .entered:
      deliver(value)
      leave()
    case .nested:
      #if DEBUG
        depth += 1
        if depth == RunawayCycle.limit { RunawayCycle.report(self) }
        defer { depth -= 1 }
      #endif
      deliver(value)
    case .busy: wait { self.deliver(value) }
    }
  }

  final func send(error: Swift.Error) { pass { self.deliver(end: error) } }
  final func sendCompleted() { pass { self.deliver(end: nil) } }

  override func next(_ value: Element) { send(value) }
  override func error(_ error: Swift.Error) { send(error: error) }
  override func completed() { sendCompleted() }

  func deliver(_ value: Element) { spread(value) }

  @inline(__always)
  final func spread(_ value: Element) {
    lock()
    let first = self.first
    let others = self.others
    unlock()
    guard let first else { return }
    first.next(value)
    for sink in others where !sink.isDisposed { sink.next(value) }
  }

  /// Runs before the last event goes out.
  func willEnd(_ error: Swift.Error?) {}

  final func deliver(end error: Swift.Error?) {
    lock()
    if isOver || isDisposed {
      unlock()
      return
    }
    set(.done)
    failure = error
    let first = self.first
    let others = self.others
    self.first = nil
    self.others = []
    unlock()
    willEnd(error)
    guard let first else { return }
    end(first, error)
    for sink in others where !sink.isDisposed { end(sink, error) }
  }

  /// What a sink gets before the end.
  func deliverLast(before error: Swift.Error?, to sink: Sink<Element>) {}

  private final func end(_ sink: Sink<Element>, _ error: Swift.Error?) {
    deliverLast(before: error, to: sink)
    if sink.isDisposed { return }
    if let error { sink.error(error) } else { sink.completed() }
  }

  /// Adds a sink, or tells it of the end that there was.
  final func add(_ sink: Sink<Element>) {
    sink.setUpstream(self)
    if sink.isDisposed { return }
    lock()
    if isDisposed || isOver {
      let error = isDisposed ? RxError.disposed(object: String(describing: type(of: self))) : failure
      unlock()
      return end(sink, error)
    }
    if first == nil { first = sink } else { others.append(sink) }
    unlock()
    if sink.isDisposed { _ = remove(sink) }
  }

  override func cancelled(by link: Link) {
    _ = remove(link)
  }

  /// Takes a sink out; it is let go of by the caller, outside the lock.
  private final func remove(_ link: Link) -> Sink<Element>? {
    lock()
    defer { unlock() }
    var removed: Sink<Element>?
    if let first, first === link {
      removed = first
      self.first = others.isEmpty ? nil : others.removeFirst()
    } else {
      var index = others.count - 1
      while index >= 0 && others[index] !== link { index -= 1 }
      if index >= 0 { removed = others.remove(at: index) }
    }
    return removed
  }

  /// Lets go of the sinks: nobody can send any more.
  @usableFromInline final func close() {
    lock()
    let sinks = (first, others)
    first = nil
    others = []
    unlock()
    withExtendedLifetime(sinks) {}
  }

  /// Drops what is sent from now on.
  final func shut() {
    set(.disposed)
    close()
  }
}
