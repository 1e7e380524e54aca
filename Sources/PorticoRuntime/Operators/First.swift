/// `single`, `first`, `ignoreElements`, `ifEmpty`, `enumerated`: small questions about a stream.
extension ObservableType {
  /// The only value; `RxError.noElements` for none, `RxError.moreThanOneElement` for a second, behind the first.
  ///
  ///     source  --1--|     --1--2--|
  ///     single  --1--|     --1--x
  ///
  /// Delivered on the thread of the source.
  ///
  /// - SeeAlso: [ReactiveX, First](https://reactivex.io/documentation/operators/first.html)
  public func single() -> Observable<Element> { lift { OnlyStage($0) { _ in true } } }

  /// The only value that satisfies the predicate; an error for none or a second.
  ///
  /// - Parameter predicate: An error that it throws ends the stream.
  public func single(_ predicate: @escaping (Element) throws -> Bool) -> Observable<Element> {
    lift { OnlyStage($0, predicate) }
  }

  /// The first value, or nil if the stream completes without one.
  ///
  ///     source  --1--2--|     ---|
  ///     first   --(1|)        ---(nil|)
  ///
  /// Delivered on the thread of the source.
  ///
  /// - SeeAlso: [ReactiveX, First](https://reactivex.io/documentation/operators/first.html)
  public func first() -> Single<Element?> { Single(raw: lift { FirstStage($0) }) }

  /// Only the end.
  ///
  ///     source          --1--2--|
  ///     ignoreElements  --------|
  ///
  /// Delivered on the thread of the source.
  ///
  /// - SeeAlso: [ReactiveX, IgnoreElements](https://reactivex.io/documentation/operators/ignoreelements.html)
  public func ignoreElements() -> Observable<Never> { lift { IgnoringStage($0) } }

  /// A value in place of none.
  ///
  ///     source      ---|
  ///     ifEmpty(0)  ---(0|)
  ///
  /// Delivered on the thread of the source.
  ///
  /// - SeeAlso: [ReactiveX, DefaultIfEmpty](https://reactivex.io/documentation/operators/defaultifempty.html)
  public func ifEmpty(default element: Element) -> Observable<Element> {
    ifEmpty(switchTo: .just(element))
  }

  /// A stream in place of none: subscribed to when this one completes without a value.
  public func ifEmpty(switchTo other: Observable<Element>) -> Observable<Element> {
    let source = asObservable()
    return Source { sink in
      let core = Join(sink)
      var isEmpty = true
      core.attach(
        source,
        next: {
          isEmpty = false
          core.emit($1)
        },
        completed: { child in
          if !isEmpty { return core.complete() }
          core.release(child)
          core.forward(other)
        })
    }
  }

  /// The values with their numbers, from 0 for each subscriber. Delivered on the thread of the source.
  public func enumerated() -> Observable<(index: Int, element: Element)> {
    lift { EnumeratedStage($0) }
  }
}

final class OnlyStage<Element>: Stage<Element, Element> {
  private let predicate: (Element) throws -> Bool
  private var isFound = false

  init(_ downstream: Sink<Element>, _ predicate: @escaping (Element) throws -> Bool) {
    self.predicate = predicate
    super.init(downstream)
  }

  override func next(_ value: Element) {
    do {
      guard try predicate(value) else { return }
      if isFound { return fail(RxError.moreThanOneElement) }
      isFound = true
      downstream.next(value)
    } catch {
      fail(error)
    }
  }

  override func completed() {
    if isFound { complete() } else { fail(RxError.noElements) }
  }
}

final class FirstStage<Element>: Stage<Element, Element?> {
  override func next(_ value: Element) {
    complete(with: value)
  }

  override func completed() { complete(with: nil) }
}

final class IgnoringStage<Element>: Stage<Element, Never> {}

final class EnumeratedStage<Element>: Stage<Element, (index: Int, element: Element)> {
  private var index = 0

  override func next(_ value: Element) {
    let index = self.index
    self.index += 1
    downstream.next((index, value))
  }
}
