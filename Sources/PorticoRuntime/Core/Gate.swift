/// A gate: one delivery at a time, without a lock held meanwhile. On the delivering thread a nested delivery goes
/// first; one of another thread waits in a queue and its sender returns.
extension Link {
  /// Runs `work` now, or after what another thread is delivering.
  @inline(__always)
  final func pass(_ work: @escaping () -> Void) {
    switch enter() {
    case .entered:
      work()
      leave()
    case .nested: work()
    case .busy: wait(work)
    }
  }

  final func wait(_ work: @escaping () -> Void) {
    locked {
      deferredWork.items.append(work)
      set(.pending)
    }
    if case .entered = enter() { leave() }
  }

  @inline(__always)
  final func leave() {
    if !flags.contains(.pending) {
      giveUp()
      if !flags.contains(.pending) { return }
      guard case .entered = enter() else { return }
    }
    drain()
  }

  @inline(never)
  private final func drain() {
    while true {
      let work = locked {
        let work = deferredWork.items
        deferredWork.items = []
        clear(.pending)
        return work
      }
      for item in work { item() }
      if flags.contains(.pending) { continue }
      giveUp()
      if !flags.contains(.pending) { return }
      guard case .entered = enter() else { return }
    }
  }
}
