/// A broadcast that has a value: the one being delivered, or delivered last.
@usableFromInline final class BehaviorBroadcast<Element>: Broadcast<Element> {
  @exclusivity(unchecked) private var latest: Element

  @usableFromInline init(_ value: Element) {
    latest = value
    super.init()
  }

  var value: Element {
    lock()
    defer { unlock() }
    return latest
  }

  override func deliver(_ value: Element) {
    if !isLive { return }
    lock()
    let before = latest
    latest = value
    spreadUnlocking(value)
    // The value before is let go of outside the lock: that may run code of its own.
    _fixLifetime(before)
  }

  /// Adds a sink after its first value, in line with what is being delivered.
  func addReplaying(_ sink: Sink<Element>) {
    switch enter() {
    case .entered:
      addNow(sink)
      leave()
    case .nested: addNow(sink)
    case .busy: wait { self.addNow(sink) }
    }
  }

  private func addNow(_ sink: Sink<Element>) {
    if isLive { sink.next(value) }
    if !sink.isDisposed { add(sink) }
  }
}
