/// A cell: an object with a word of flags, a lock for a few instructions, and a place for the thread that owns it.
///
/// The three lie first in the object, so that they are reached by address: Swift's exclusive access to a stored
/// property would take atomic changes by two threads for a race.
internal import PorticoAtomics

public class Cell {
  private let flagsWord: UInt32 = 0
  private let lockWord: UInt32 = 0
  private let ownerWord: UInt = 0

  @usableFromInline init() {}

  @inline(__always)
  private final func address(_ offset: Int) -> UnsafeMutableRawPointer {
    Unmanaged.passUnretained(self).toOpaque() + (2 * MemoryLayout<Int>.size + offset)
  }

  @inline(__always)
  final var flagsAddress: UnsafeMutablePointer<UInt32> { address(0).assumingMemoryBound(to: UInt32.self) }
  @inline(__always)
  private final var lockAddress: UnsafeMutablePointer<UInt32> { address(4).assumingMemoryBound(to: UInt32.self) }
  @inline(__always)
  private final var ownerAddress: UnsafeMutablePointer<UInt> { address(8).assumingMemoryBound(to: UInt.self) }

  @inline(__always)
  final var flags: Flags { Flags(rawValue: portico_load(flagsAddress)) }

  /// Sets the flags and returns those that stood before.
  @inline(__always)
  @discardableResult
  final func set(_ flags: Flags) -> Flags { Flags(rawValue: portico_fetch_or(flagsAddress, flags.rawValue)) }

  @inline(__always)
  final func clear(_ flags: Flags) { _ = portico_fetch_and(flagsAddress, ~flags.rawValue) }

  /// Runs `body`, which calls nobody else's code, while no other thread runs one of this cell.
  @inline(__always)
  final func locked<Result>(_ body: () -> Result) -> Result {
    portico_lock(lockAddress)
    defer { portico_unlock(lockAddress) }
    return body()
  }

  @inline(__always)
  final func lock() { portico_lock(lockAddress) }
  @inline(__always)
  final func unlock() { portico_unlock(lockAddress) }

  /// Makes the calling thread the owner, unless one is.
  @inline(__always)
  final func enter() -> Entry {
    let thread = UInt(bitPattern: portico_thread())
    if portico_take(ownerAddress, thread) { return .entered }
    return portico_owner(ownerAddress) == thread ? .nested : .busy
  }

  @inline(__always)
  final func giveUp() { portico_give(ownerAddress) }

  struct Flags: OptionSet {
    let rawValue: UInt32
    static let disposed = Flags(rawValue: 1)
    static let done = Flags(rawValue: 2)
    static let linked = Flags(rawValue: 4)
    static let pending = Flags(rawValue: 8)
    static let replaced = Flags(rawValue: 16)
    static let subscribed = Flags(rawValue: 32)
    static let over: Flags = [.disposed, .done]
  }

  enum Entry {
    case entered
    case nested
    case busy
  }
}
