/// `distinctUntilChanged`: the values that differ from the one before.
///
///     source                --1--1--2--2--1--|
///     distinctUntilChanged  --1-----2-----1--|
///
/// An error thrown by a closure ends the stream with it. Runs on the thread of the source.
/// See https://reactivex.io/documentation/operators/distinct.html
extension ObservableType where Element: Equatable {
  public func distinctUntilChanged() -> Observable<Element> {
    distinctUntilChanged { $0 } comparer: { $0 == $1 }
  }
}

extension ObservableType {
  /// Compares the keys of the values.
  public func distinctUntilChanged<Key: Equatable>(
    _ keySelector: @escaping (Element) throws -> Key
  ) -> Observable<Element> {
    distinctUntilChanged(keySelector) { $0 == $1 }
  }

  /// Compares the values with a closure.
  public func distinctUntilChanged(
    _ comparer: @escaping (Element, Element) throws -> Bool
  ) -> Observable<Element> {
    distinctUntilChanged({ $0 }, comparer: comparer)
  }

  /// Compares the keys of the values with a closure.
  public func distinctUntilChanged<Key>(
    _ keySelector: @escaping (Element) throws -> Key, comparer: @escaping (Key, Key) throws -> Bool
  ) -> Observable<Element> {
    lift { DistinctStage($0, keySelector, comparer) }
  }

  /// Compares one property of the values.
  public func distinctUntilChanged<Property: Equatable>(
    at keyPath: KeyPath<Element, Property>
  ) -> Observable<Element> {
    distinctUntilChanged { $0[keyPath: keyPath] == $1[keyPath: keyPath] }
  }
}

final class DistinctStage<Element, Key>: Stage<Element, Element> {
  private let keySelector: (Element) throws -> Key
  private let comparer: (Key, Key) throws -> Bool
  @exclusivity(unchecked) private var last: Key?

  init(
    _ downstream: Sink<Element>, _ keySelector: @escaping (Element) throws -> Key,
    _ comparer: @escaping (Key, Key) throws -> Bool
  ) {
    self.keySelector = keySelector
    self.comparer = comparer
    super.init(downstream)
  }

  override func next(_ value: Element) {
    do {
      let key = try keySelector(value)
      if let last, try comparer(last, key) { return }
      last = key
      downstream.next(value)
    } catch {
      fail(error)
    }
  }
}
