/// The words of a cell on Apple's systems, whose older ones have no atomics that Swift could use: an unfair lock guards
/// the others.
#if canImport(Darwin)
  import Darwin

  struct Words {
    /// How they lie in memory. The lock for a few instructions may be held while another word changes, so these have
    /// one of their own.
    struct Storage {
      let lock = os_unfair_lock()
      let wordsLock = os_unfair_lock()
      let flags: UInt32 = 0
      let owner: UInt = 0
    }

    private let cellLock: os_unfair_lock_t
    private let wordsLock: os_unfair_lock_t
    private let flagsWord: UnsafeMutablePointer<UInt32>
    private let ownerWord: UnsafeMutablePointer<UInt>

    @inline(__always)
    init(address: UnsafeMutableRawPointer) {
      cellLock = address.assumingMemoryBound(to: os_unfair_lock.self)
      wordsLock = (address + MemoryLayout<os_unfair_lock>.stride).assumingMemoryBound(to: os_unfair_lock.self)
      flagsWord = (address + 2 * MemoryLayout<os_unfair_lock>.stride).assumingMemoryBound(to: UInt32.self)
      ownerWord = (address + MemoryLayout<Storage>.size - MemoryLayout<UInt>.size).assumingMemoryBound(to: UInt.self)
    }

    @inline(__always)
    func lock() { os_unfair_lock_lock(cellLock) }
    @inline(__always)
    func unlock() { os_unfair_lock_unlock(cellLock) }

    @inline(__always)
    var flags: UInt32 { exclusively { flagsWord.pointee } }

    @inline(__always)
    func set(_ bits: UInt32) -> UInt32 {
      exclusively {
        let before = flagsWord.pointee
        flagsWord.pointee = before | bits
        return before
      }
    }

    @inline(__always)
    func clear(_ bits: UInt32) { exclusively { flagsWord.pointee &= ~bits } }

    /// Makes the thread the owner unless there is one, and returns who was: 0 for nobody.
    @inline(__always)
    func take(_ thread: UInt) -> UInt {
      exclusively {
        let before = ownerWord.pointee
        if before == 0 { ownerWord.pointee = thread }
        return before
      }
    }

    @inline(__always)
    func give() { exclusively { ownerWord.pointee = 0 } }

    @inline(__always)
    private func exclusively<Result>(_ body: () -> Result) -> Result {
      os_unfair_lock_lock(wordsLock)
      defer { os_unfair_lock_unlock(wordsLock) }
      return body()
    }
  }
#endif
