/// The join of `combineLatest`: what the slots hold, combined whenever one of them changes and all are filled.
@usableFromInline final class CombineLatestCore<Output>: Join<Output> {
  private let arity: Int
  @exclusivity(unchecked) private var filled = 0
  @exclusivity(unchecked) private var ended = 0
  @exclusivity(unchecked) private var combine: (() throws -> Output)?

  @usableFromInline init(_ downstream: borrowing Sink<Output>, arity: Int) {
    self.arity = arity
    super.init(downstream)
  }

  @usableFromInline func begin(_ combine: @escaping () throws -> Output) { self.combine = combine }

  func filledOne() { filled += 1 }

  @inline(__always)
  func changed() {
    if filled == arity {
      guard isLive, let combine else { return }
      do {
        downstream.next(try combine())
      } catch {
        fail(error)
      }
    } else if ended == arity - 1 {
      complete()
    }
  }

  func slotCompleted(_ slot: Link) {
    ended += 1
    if ended == arity { complete() } else { release(slot) }
  }

  override func didCancelSources() { combine = nil }
}

/// The latest value of one source.
@usableFromInline final class LatestSlot<Element, Output>: Sink<Element> {
  private let core: CombineLatestCore<Output>
  @exclusivity(unchecked) @usableFromInline var latest = Store<Element>()

  @usableFromInline init(_ core: borrowing CombineLatestCore<Output>) {
    self.core = copy core
    super.init()
    core.register(self)
  }

  deinit { latest.clear() }

  @inlinable var value: Element { latest.value }

  override func next(_ value: Element) {
    let entry = core.enter()
    if entry == .busy { return takeLater(value) }
    take(value)
    if entry == .entered { core.leave() }
  }

  @inline(__always)
  private func take(_ value: Element) {
    if let place = latest.place { place.pointee = value } else { takeFirst(value) }
    core.changed()
  }

  // Apart, so that `next` needs no room for their copies of the value.
  @inline(never)
  private func takeFirst(_ value: Element) {
    latest.fill(value)
    core.filledOne()
  }

  @inline(never)
  private func takeLater(_ value: Element) { core.wait { self.take(value) } }

  override var mainStandIn: (any SchedulerType)? { core.mainStandIn }

  override func error(_ error: Swift.Error) { core.pass { self.core.fail(error) } }

  override func completed() {
    core.pass { if self.finish() { self.core.slotCompleted(self) } }
  }
}
