/// `take(while:)`, `take(until:)`: the values up to a condition, or up to a value of another stream.

/// Whether the value that ends a stream is the last one of it.
public enum TakeBehavior: Sendable {
  case inclusive
  case exclusive
}

extension ObservableType {
  /// The values up to the first that fails a condition, then completion.
  ///
  ///     source               --1--2--3--|
  ///     take(while: < 3)     --1--2--|
  ///
  /// Delivered on the thread of the source.
  ///
  /// - Parameters:
  ///   - predicate: An error that it throws ends the stream.
  ///   - behavior: Whether the value that fails is delivered too.
  /// - SeeAlso: [ReactiveX, TakeWhile](https://reactivex.io/documentation/operators/takewhile.html)
  public func take(
    while predicate: @escaping (Element) throws -> Bool, behavior: TakeBehavior = .exclusive
  ) -> Observable<Element> {
    lift { TakeWhileStage($0, behavior, predicate) }
  }

  /// The values up to the first that satisfies a condition, then completion. Delivered on the thread of the source.
  ///
  /// - Parameters:
  ///   - predicate: An error that it throws ends the stream.
  ///   - behavior: Whether the value that satisfies it is delivered too.
  /// - SeeAlso: [ReactiveX, TakeWhile](https://reactivex.io/documentation/operators/takewhile.html)
  public func take(
    until predicate: @escaping (Element) throws -> Bool, behavior: TakeBehavior = .exclusive
  ) -> Observable<Element> {
    lift { TakeWhileStage($0, behavior) { try !predicate($0) } }
  }

  /// The values up to a value of another stream, then completion.
  ///
  ///     source               --1--2--3--|
  ///     other                ------a
  ///     take(until: other)   --1--2|
  ///
  /// The completion of the other stream does nothing; an error of either ends it. Values of several threads are
  /// delivered one after the other.
  ///
  /// - SeeAlso: [ReactiveX, TakeUntil](https://reactivex.io/documentation/operators/takeuntil.html)
  public func take<Other: ObservableType>(until other: Other) -> Observable<Element> {
    let source = asObservable()
    let other = other.asObservable()
    return Source { sink in
      let core = Join(sink)
      core.attach(other, next: { _, _ in core.complete() })
      if core.isLive { core.forward(source) }
    }
  }
}

final class TakeWhileStage<Element>: Stage<Element, Element> {
  private let behavior: TakeBehavior
  private let predicate: (Element) throws -> Bool

  init(
    _ downstream: Sink<Element>, _ behavior: TakeBehavior, _ predicate: @escaping (Element) throws -> Bool
  ) {
    self.behavior = behavior
    self.predicate = predicate
    super.init(downstream)
  }

  override func next(_ value: Element) {
    guard isLive else { return }
    do {
      if try predicate(value) { return downstream.next(value) }
      if behavior == .inclusive { complete(with: value) } else { complete() }
    } catch {
      fail(error)
    }
  }
}
