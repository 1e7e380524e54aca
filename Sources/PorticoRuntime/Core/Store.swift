/// A store: a place for a value that comes later, in its owner where it is small, else in memory of its own.
///
/// An optional of a generic type is looked up at run time wherever it is touched; this isn't. Its owner is an object,
/// in which it stays where it is, and which calls `clear` at its end.
@usableFromInline struct Store<Value> {
  /// The value's bytes; where they don't suffice, the first word is its address.
  @usableFromInline var words: (UInt, UInt, UInt, UInt) = (0, 0, 0, 0)
  @usableFromInline var isFilled = false

  @inlinable @inline(__always) init() {}

  @inlinable @inline(__always) static var isSmall: Bool {
    MemoryLayout<Value>.size <= 4 * MemoryLayout<UInt>.size
      && MemoryLayout<Value>.alignment <= MemoryLayout<UInt>.alignment
  }

  /// Where the value is or will be, for as long as the owner lives.
  @inlinable @inline(__always) var address: UnsafeMutablePointer<Value> {
    mutating get {
      let bytes = withUnsafeMutablePointer(to: &words) { UnsafeMutableRawPointer($0) }
      return (Self.isSmall ? bytes : bytes.load(as: UnsafeMutableRawPointer.self)).assumingMemoryBound(to: Value.self)
    }
  }

  /// Where the value is, once there is one.
  @inlinable @inline(__always) var place: UnsafeMutablePointer<Value>? {
    mutating get { isFilled ? address : nil }
  }

  /// The value, which must be there.
  @inlinable @inline(__always) var value: Value {
    mutating get { address.pointee }
  }

  @inlinable @inline(__always)
  mutating func set(_ value: Value) {
    if isFilled {
      address.pointee = value
    } else {
      fill(value)
    }
  }

  @inlinable @inline(__always)
  mutating func fill(_ value: Value) {
    if !Self.isSmall { words.0 = UInt(bitPattern: UnsafeMutablePointer<Value>.allocate(capacity: 1)) }
    address.initialize(to: value)
    isFilled = true
  }

  /// Moves the value, which must be there, out.
  @inlinable @inline(__always)
  mutating func take() -> Value {
    isFilled = false
    let place = address
    let value = place.move()
    if !Self.isSmall { place.deallocate() }
    return value
  }

  @inlinable @inline(__always)
  mutating func clear() {
    if isFilled { _ = take() }
  }
}
