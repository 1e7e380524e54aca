/// `distinctUntilChanged`: the values that differ from the one before.
extension ObservableType where Element: Equatable {
  /// The values that differ from the one before.
  ///
  ///     source                --1--1--2--2--1--|
  ///     distinctUntilChanged  --1-----2-----1--|
  ///
  /// Delivered on the thread of the source. What is sent inside a value's event is compared with that value.
  ///
  /// - SeeAlso: [ReactiveX, Distinct](https://reactivex.io/documentation/operators/distinct.html)
  @inlinable public func distinctUntilChanged() -> Observable<Element> { lift { DistinctStage($0) { $0 == $1 } } }
}

extension ObservableType {
  /// The values whose keys differ from that of the one before.
  ///
  /// - Parameter keySelector: An error that it throws ends the stream.
  @inlinable public func distinctUntilChanged<Key: Equatable>(
    _ keySelector: @escaping (Element) throws -> Key
  ) -> Observable<Element> {
    lift { DistinctKeyStage($0, keySelector) { $0 == $1 } }
  }

  /// The values that a closure finds different from the one before.
  ///
  /// - Parameter comparer: Whether two values, the one before and the present one, are equal; an error that it
  ///   throws ends
  ///   the stream.
  @inlinable public func distinctUntilChanged(
    _ comparer: @escaping (Element, Element) throws -> Bool
  ) -> Observable<Element> {
    lift { DistinctStage($0, comparer) }
  }

  /// The values whose keys a closure finds different from that of the one before.
  ///
  /// - Parameters:
  ///   - keySelector: An error that it throws ends the stream.
  ///   - comparer: Whether two keys are equal; an error that it throws ends the stream.
  @inlinable public func distinctUntilChanged<Key>(
    _ keySelector: @escaping (Element) throws -> Key, comparer: @escaping (Key, Key) throws -> Bool
  ) -> Observable<Element> {
    lift { DistinctKeyStage($0, keySelector, comparer) }
  }

  /// The values of which one property differs from that of the one before.
  @inlinable public func distinctUntilChanged<Property: Equatable>(
    at keyPath: KeyPath<Element, Property>
  ) -> Observable<Element> {
    lift { DistinctStage($0) { $0[keyPath: keyPath] == $1[keyPath: keyPath] } }
  }
}

@usableFromInline final class DistinctStage<Element>: Stage<Element, Element> {
  private let comparer: (Element, Element) throws -> Bool
  @exclusivity(unchecked) private var last = Store<Element>()

  @usableFromInline init(
    _ downstream: borrowing Sink<Element>, _ comparer: @escaping (Element, Element) throws -> Bool
  ) {
    self.comparer = comparer
    super.init(downstream)
  }

  deinit { last.clear() }

  override func next(_ value: Element) {
    do {
      if let place = last.place, try comparer(place.pointee, value) { return }
      last.set(value)
      downstream.next(value)
    } catch {
      fail(error)
    }
  }
}

@usableFromInline final class DistinctKeyStage<Element, Key>: Stage<Element, Element> {
  private let keySelector: (Element) throws -> Key
  private let comparer: (Key, Key) throws -> Bool
  @exclusivity(unchecked) private var last = Store<Key>()

  @usableFromInline init(
    _ downstream: borrowing Sink<Element>, _ keySelector: @escaping (Element) throws -> Key,
    _ comparer: @escaping (Key, Key) throws -> Bool
  ) {
    self.keySelector = keySelector
    self.comparer = comparer
    super.init(downstream)
  }

  deinit { last.clear() }

  override func next(_ value: Element) {
    do {
      let key = try keySelector(value)
      if let place = last.place, try comparer(place.pointee, key) { return }
      last.set(key)
      downstream.next(value)
    } catch {
      fail(error)
    }
  }
}
