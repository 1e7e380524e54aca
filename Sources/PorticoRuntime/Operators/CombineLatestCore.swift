/// The join of `combineLatest`: what the slots hold, combined whenever one of them changes and all are filled.
@usableFromInline final class CombineLatestCore<Output>: Join<Output> {
  private let arity: Int
  @exclusivity(unchecked) private var filled = 0
  @exclusivity(unchecked) private var ended = 0
  /// Retained until the end, and let go of inside the gate: so it need not be retained for each value.
  @exclusivity(unchecked) private var combiner: Unmanaged<Combiner<Output>>?

  @usableFromInline init(_ downstream: borrowing Sink<Output>, arity: Int) {
    self.arity = arity
    super.init(downstream)
  }

  deinit { combiner?.release() }

  @inlinable func begin(_ combine: @escaping () throws -> Output) { begin(Combiner(combine)) }

  @usableFromInline func begin(_ combiner: Combiner<Output>) {
    if !isDisposed { self.combiner = .passRetained(combiner) }
  }

  func filledOne() { filled += 1 }

  @inline(__always)
  func changed() {
    if filled == arity {
      guard isLive, let combiner else { return }
      do {
        downstream.next(try combiner._withUnsafeGuaranteedRef { try $0.combine() })
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

  override func didCancelSources() {
    if enter() == .entered {
      letCombinerGo()
      leave()
    } else {
      wait { self.letCombinerGo() }
    }
  }

  private func letCombinerGo() {
    let before = combiner
    combiner = nil
    before?.release()
  }
}

/// What makes one value of those in the slots, which it holds.
@usableFromInline final class Combiner<Output> {
  let combine: () throws -> Output

  @usableFromInline init(_ combine: @escaping () throws -> Output) { self.combine = combine }
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
