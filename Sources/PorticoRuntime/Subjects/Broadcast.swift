/// A broadcast: the sinks of a subject in the order in which they came, each event delivered to those that stood when
/// it began.
public class Broadcast<Element>: Sink<Element> {
  @usableFromInline override init() { super.init() }

  /// The sink while there is one; as soon as there are more, all are in `several` until none is left.
  @exclusivity(unchecked) private final var single: Sink<Element>?
  /// Sinks, as links: an array of a generic type has its metadata looked up whenever it is touched.
  @exclusivity(unchecked) private final var several: ContiguousArray<Link> = []
  @exclusivity(unchecked) private final var failure: Swift.Error?
  #if DEBUG
    private final var depth = 0
  #endif

  final var isOver: Bool { flags.contains(.done) }
  final var hasSinks: Bool { locked { single != nil || !several.isEmpty } }

  /// That of the subscriber who came first.
  final override var mainStandIn: (any SchedulerType)? { locked { several.first ?? single }?.mainStandIn }

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
    spreadUnlocking(value)
  }

  /// Delivers to the sinks that stand while the lock is held, which it gives up first.
  @inline(__always)
  final func spreadUnlocking(_ value: Element) {
    if let single {
      unlock()
      return single.next(value)
    }
    if several.isEmpty { return unlock() }
    let several = self.several
    unlock()
    Self.forEach(several) { $0.next(value) }
    // The next change may be made in place, and is behind these reads for whoever can't see the count of references.
    lock()
    unlock()
  }

  /// Goes through the sinks that are not disposed of. The array holds them, so they need not be retained one by one.
  @inline(__always)
  private final class func forEach(_ links: ContiguousArray<Link>, _ body: (Sink<Element>) -> Void) {
    links.withUnsafeBufferPointer { links in
      guard let base = links.baseAddress else { return }
      let references = UnsafeRawPointer(base).assumingMemoryBound(to: UnsafeRawPointer.self)
      for index in 0..<links.count {
        Unmanaged<Sink<Element>>.fromOpaque(references[index])._withUnsafeGuaranteedRef {
          if !$0.isDisposed { body($0) }
        }
      }
    }
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
    let single = self.single
    let several = self.several
    self.single = nil
    self.several = []
    unlock()
    willEnd(error)
    if let single { end(single, error) } else { Self.forEach(several) { end($0, error) } }
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
    if let single {
      several = [single, sink]
      self.single = nil
    } else if several.isEmpty {
      single = sink
    } else {
      several.append(sink)
    }
    unlock()
    if sink.isDisposed { _ = remove(sink) }
  }

  override func cancelled(by link: Link) {
    _ = remove(link)
  }

  /// Takes a sink out; it is let go of by the caller, outside the lock.
  private final func remove(_ link: Link) -> Link? {
    lock()
    defer { unlock() }
    if let single {
      guard single === link else { return nil }
      self.single = nil
      return single
    }
    var index = several.count - 1
    while index >= 0 && several[index] !== link { index -= 1 }
    return index >= 0 ? several.remove(at: index) : nil
  }

  /// Lets go of the sinks: nobody can send any more.
  @usableFromInline final func close() {
    lock()
    let single = self.single
    let several = self.several
    self.single = nil
    self.several = []
    unlock()
    // They are let go of outside the lock: that may run code of their own.
    _fixLifetime(single)
    _fixLifetime(several)
  }

  /// Drops what is sent from now on.
  final func shut() {
    set(.disposed)
    close()
  }
}
