/// `take`, `takeLast`, `element(at:)`: so many values.
extension ObservableType {
  /// The first values, then completion.
  ///
  ///     source   --1--2--3--|
  ///     take(2)  --1--(2|)
  ///
  /// Delivered on the thread of the source.
  ///
  /// - Parameter count: How many; if it is not positive the source is not subscribed to.
  /// - SeeAlso: [ReactiveX, Take](https://reactivex.io/documentation/operators/take.html)
  public func take(_ count: Int) -> Observable<Element> {
    count <= 0 ? .empty() : lift { TakeStage($0, count) }
  }

  /// The values of a time from the subscription on, then completion.
  ///
  /// - Parameters:
  ///   - duration: How long.
  ///   - scheduler: Runs the timer, and completes.
  /// - SeeAlso: [ReactiveX, Take](https://reactivex.io/documentation/operators/take.html)
  public func take(for duration: RxTimeInterval, scheduler: SchedulerType) -> Observable<Element> {
    lift { sink in
      let stage = PassingStage(sink, scheduler)
      stage.after(duration) { stage.complete() }
      return stage
    }
  }

  /// The last values, once the stream has completed.
  ///
  ///     source       --1--2--3--|
  ///     takeLast(2)  -----------(23|)
  ///
  /// Delivered on the thread of the source.
  ///
  /// - Parameter count: How many are kept.
  /// - SeeAlso: [ReactiveX, TakeLast](https://reactivex.io/documentation/operators/takelast.html)
  public func takeLast(_ count: Int) -> Observable<Element> { lift { TakeLastStage($0, count) } }

  /// The value at an index; `RxError.argumentOutOfRange` if the stream is shorter. Delivered on the thread of the
  /// source.
  ///
  /// - Parameter index: The first value's is 0; it is not negative.
  /// - SeeAlso: [ReactiveX, ElementAt](https://reactivex.io/documentation/operators/elementat.html)
  public func element(at index: Int) -> Observable<Element> {
    precondition(index >= 0, "index can't be negative")
    return lift { ElementAtStage($0, index) }
  }
}

final class TakeStage<Element>: Stage<Element, Element> {
  private var remaining: Int

  init(_ downstream: Sink<Element>, _ count: Int) {
    remaining = count
    super.init(downstream)
  }

  override func next(_ value: Element) {
    guard remaining > 0 else { return }
    remaining -= 1
    downstream.next(value)
    if remaining == 0 { complete() }
  }
}

final class TakeLastStage<Element>: Stage<Element, Element> {
  private let count: Int
  private var last: [Element] = []

  init(_ downstream: Sink<Element>, _ count: Int) {
    self.count = count
    super.init(downstream)
  }

  override func next(_ value: Element) {
    last.append(value)
    if last.count > count { last.removeFirst() }
  }

  override func completed() {
    for value in last where !isDisposed { downstream.next(value) }
    complete()
  }
}

final class ElementAtStage<Element>: Stage<Element, Element> {
  private var remaining: Int

  init(_ downstream: Sink<Element>, _ index: Int) {
    remaining = index
    super.init(downstream)
  }

  override func next(_ value: Element) {
    if remaining == 0 { return complete(with: value) }
    remaining -= 1
  }

  override func completed() { fail(RxError.argumentOutOfRange) }
}
