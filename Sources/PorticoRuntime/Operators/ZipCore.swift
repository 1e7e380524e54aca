/// The join of `zip`: what the slots hold, combined whenever all of them hold something.
@usableFromInline final class ZipCore<Output>: Join<Output> {
  private let arity: Int
  private let endsEarly: Bool
  @exclusivity(unchecked) private var filled = 0
  @exclusivity(unchecked) private var ended = 0
  private var combine: (() throws -> Output)?

  @usableFromInline init(_ downstream: Sink<Output>, arity: Int, endsEarly: Bool = false) {
    self.arity = arity
    self.endsEarly = endsEarly
    super.init(downstream)
  }

  @usableFromInline func begin(_ combine: @escaping () throws -> Output) { self.combine = combine }

  func slotFilled() { filled += 1 }
  func slotEmptied() { filled -= 1 }

  func changed() {
    if filled == arity {
      guard isLive, let combine else { return }
      do {
        downstream.next(try combine())
      } catch {
        fail(error)
      }
    } else if endsEarly && ended == arity - 1 {
      complete()
    }
  }

  func slotCompleted(_ slot: Link) {
    ended += 1
    if ended == arity { complete() } else { release(slot) }
  }

  override func didCancelSources() { combine = nil }
}

/// The values of one source that wait for those of the others.
@usableFromInline final class ZipSlot<Element, Output>: Sink<Element> {
  private let core: ZipCore<Output>
  private var waiting = Backlog<Element>()

  @usableFromInline init(_ core: ZipCore<Output>) {
    self.core = core
    super.init()
    core.register(self)
  }

  @usableFromInline func take() -> Element {
    if waiting.count == 1 { core.slotEmptied() }
    return waiting.removeFirst()
  }

  override func next(_ value: Element) {
    switch core.enter() {
    case .entered:
      keep(value)
      core.leave()
    case .nested: keep(value)
    case .busy: core.wait { self.keep(value) }
    }
  }

  private func keep(_ value: Element) {
    waiting.append(value)
    if waiting.count == 1 { core.slotFilled() }
    core.changed()
  }

  override var mainStandIn: (any SchedulerType)? { core.mainStandIn }

  override func error(_ error: Swift.Error) { core.pass { self.core.fail(error) } }

  override func completed() {
    core.pass { if self.finish() { self.core.slotCompleted(self) } }
  }
}
