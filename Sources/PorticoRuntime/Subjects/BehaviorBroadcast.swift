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
    if isOver || isDisposed { return }
    lock()
    let before = latest
    latest = value
    unlock()
    spread(value)
    _fixLifetime(before)
  }

  /// Adds a sink after its first value, in line with what is being delivered.
  func addReplaying(_ sink: Sink<Element>) {
    pass {
      if !self.isOver && !self.isDisposed { sink.next(self.value) }
      if !sink.isDisposed { self.add(sink) }
    }
  }
}
