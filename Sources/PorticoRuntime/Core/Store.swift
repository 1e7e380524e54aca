/// A store: a place for a value that comes later, in memory of its own.
///
/// An optional of a generic type is looked up at run time wherever it is touched; this isn't. Its owner calls `clear`.
@usableFromInline struct Store<Value> {
  @usableFromInline var place: UnsafeMutablePointer<Value>?

  @inlinable @inline(__always) init() {}

  @inlinable @inline(__always) var isEmpty: Bool { place == nil }

  /// The value, which must be there.
  @inlinable @inline(__always) var value: Value { place.unsafelyUnwrapped.pointee }

  @inlinable @inline(__always)
  mutating func set(_ value: Value) {
    if let place {
      place.pointee = value
    } else {
      let place = UnsafeMutablePointer<Value>.allocate(capacity: 1)
      place.initialize(to: value)
      self.place = place
    }
  }

  @inlinable
  mutating func clear() {
    guard let place else { return }
    self.place = nil
    place.deinitialize(count: 1)
    place.deallocate()
  }
}
