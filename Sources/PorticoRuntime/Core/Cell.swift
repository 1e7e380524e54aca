/// A cell: an object with a word of flags, a lock for a few instructions, and a place for the thread that owns it.
public class Cell {
  #if canImport(Darwin)
    private let storage = Words.Storage()

    /// The words lie first in the object. They are reached by address, since Swift's exclusive access to a stored
    /// property would take changes by two threads for a race, lock or not.
    @inline(__always)
    private final var words: Words {
      Words(address: Unmanaged.passUnretained(self).toOpaque() + 2 * MemoryLayout<Int>.size)
    }
  #else
    private let words = Words()
  #endif

  @usableFromInline init() {}

  @inline(__always)
  final var flags: Flags { Flags(rawValue: words.flags) }

  /// Sets the flags and returns those that stood before.
  @inline(__always)
  @discardableResult
  final func set(_ flags: Flags) -> Flags { Flags(rawValue: words.set(flags.rawValue)) }

  @inline(__always)
  final func clear(_ flags: Flags) { words.clear(flags.rawValue) }

  @inline(__always)
  final func lock() { words.lock() }
  @inline(__always)
  final func unlock() { words.unlock() }

  /// Runs `body`, which calls nobody else's code, while no other thread runs one of this cell.
  @inline(__always)
  final func locked<Result>(_ body: () -> Result) -> Result {
    lock()
    defer { unlock() }
    return body()
  }

  /// Makes the calling thread the owner, unless one is, or something waits: that goes first, as it was sent first.
  @inline(__always)
  final func enter() -> Entry {
    let thread = CurrentThread.identity
    let owner = words.take(thread)
    if owner != 0 { return owner == thread ? .nested : .busy }
    if !flags.contains(.pending) { return .entered }
    giveUp()
    return .busy
  }

  /// Makes the calling thread the owner, unless one is, for the sake of what waits.
  final func takeOver() -> Bool { words.take(CurrentThread.identity) == 0 }

  @inline(__always)
  final func giveUp() { words.give() }

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
