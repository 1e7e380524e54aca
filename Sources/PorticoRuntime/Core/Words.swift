/// The words of a cell that several threads change: flags, a lock, the thread that owns it.
///
/// Marking that something waits and giving up ownership look at each other's word, so both are in one order for all
/// threads.
#if !canImport(Darwin)
  #if canImport(Musl)
    import Musl
  #else
    import Glibc
  #endif
  import Synchronization

  struct Words: ~Copyable {
    private let flagsWord = Atomic<UInt32>(0)
    private let lockWord = Atomic<UInt32>(0)
    private let ownerWord = Atomic<UInt>(0)

    @inline(__always)
    var flags: UInt32 { flagsWord.load(ordering: .sequentiallyConsistent) }

    @inline(__always)
    func set(_ bits: UInt32) -> UInt32 { flagsWord.bitwiseOr(bits, ordering: .sequentiallyConsistent).oldValue }

    @inline(__always)
    func clear(_ bits: UInt32) { flagsWord.bitwiseAnd(~bits, ordering: .sequentiallyConsistent) }

    /// Makes the thread the owner unless there is one, and returns who was: 0 for nobody.
    @inline(__always)
    func take(_ thread: UInt) -> UInt {
      ownerWord.compareExchange(expected: 0, desired: thread, ordering: .sequentiallyConsistent).original
    }

    @inline(__always)
    func give() { ownerWord.store(0, ordering: .sequentiallyConsistent) }

    @inline(__always)
    func lock() {
      if !lockWord.compareExchange(expected: 0, desired: 1, ordering: .acquiring).exchanged { lockSlowly() }
    }

    @inline(__always)
    func unlock() { lockWord.store(0, ordering: .releasing) }

    /// The lock is held for a few instructions: whoever meets it looks again, and lets others run before long.
    @inline(never)
    private func lockSlowly() {
      var attempts = 0
      while lockWord.load(ordering: .relaxed) != 0
        || !lockWord.compareExchange(expected: 0, desired: 1, ordering: .acquiring).exchanged
      {
        attempts += 1
        if attempts > 100 { sched_yield() }
      }
    }
  }
#endif
