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
    if takeOver() { drain() }
  }

  @inline(__always)
  final func leave() {
    giveUp()
    if flags.contains(.pending) { leaveLater() }
  }

  /// Whoever finds that something waits delivers it, or another who owns the gate does so before leaving.
  @inline(never)
  private final func leaveLater() {
    if takeOver() { drain() }
  }

  private final func drain() {
    repeat {
      let work = locked {
        let work = deferredWork.items
        deferredWork.items = []
        clear(.pending)
        return work
      }
      for item in work { item() }
      giveUp()
    } while flags.contains(.pending) && takeOver()
  }
}
