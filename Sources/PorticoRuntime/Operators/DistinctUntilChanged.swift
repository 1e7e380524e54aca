/// `distinctUntilChanged`: the values that differ from the one before.
///
///     source                --1--1--2--2--1--|
///     distinctUntilChanged  --1-----2-----1--|
///
/// An error thrown by a closure ends the stream with it. Runs on the thread of the source.
/// See https://reactivex.io/documentation/operators/distinct.html
extension ObservableType where Element: Equatable {
  @inlinable public func distinctUntilChanged() -> Observable<Element> { lift { DistinctStage($0) { $0 == $1 } } }
}

extension ObservableType {
  /// Compares the keys of the values.
  @inlinable public func distinctUntilChanged<Key: Equatable>(
    _ keySelector: @escaping (Element) throws -> Key
  ) -> Observable<Element> {
    lift { DistinctKeyStage($0, keySelector) { $0 == $1 } }
  }

  /// Compares the values with a closure.
  @inlinable public func distinctUntilChanged(
    _ comparer: @escaping (Element, Element) throws -> Bool
  ) -> Observable<Element> {
    lift { DistinctStage($0, comparer) }
  }

  /// Compares the keys of the values with a closure.
  @inlinable public func distinctUntilChanged<Key>(
    _ keySelector: @escaping (Element) throws -> Key, comparer: @escaping (Key, Key) throws -> Bool
  ) -> Observable<Element> {
    lift { DistinctKeyStage($0, keySelector, comparer) }
  }

  /// Compares one property of the values.
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
    _ downstream: Sink<Element>, _ comparer: @escaping (Element, Element) throws -> Bool
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
    _ downstream: Sink<Element>, _ keySelector: @escaping (Element) throws -> Key,
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
