/// The last sink of a chain that is bound to a relay: what comes goes straight to the relay's subscribers.
@usableFromInline final class RelaySink<Element>: Sink<Element> {
  private let core: Broadcast<Element>

  @usableFromInline init(_ core: Broadcast<Element>) { self.core = core }

  override func next(_ value: Element) {
    if isLive { core.send(value) }
  }

  override func error(_ error: Swift.Error) {
    guard finish() else { return }
    BindingError.report(error)
    cancel()
  }

  override func completed() {
    if finish() { cancel() }
  }
}
