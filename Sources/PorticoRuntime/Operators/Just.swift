/// `just`, `empty`, `never`, `error`: one value, or none.
extension ObservableType {
  /// One value, then completion, while the subscription begins, on its thread.
  ///
  ///     just(1)  (1|)
  ///
  /// - SeeAlso: [ReactiveX, Just](https://reactivex.io/documentation/operators/just.html)
  @inlinable public static func just(_ element: Element) -> Observable<Element> { Just(element) }

  /// One value by one piece of work of the scheduler, the completion by another.
  @inlinable public static func just(_ element: Element, scheduler: ImmediateSchedulerType) -> Observable<Element> {
    from([element], scheduler: scheduler)
  }

  /// Completion at once.
  ///
  /// - SeeAlso: [ReactiveX, Empty](https://reactivex.io/documentation/operators/empty.html)
  @inlinable public static func empty() -> Observable<Element> { Ending(nil) }

  /// Nothing, not even an end.
  ///
  /// - SeeAlso: [ReactiveX, Never](https://reactivex.io/documentation/operators/never.html)
  @inlinable public static func never() -> Observable<Element> { Silent() }

  /// An error at once.
  ///
  /// - SeeAlso: [ReactiveX, Throw](https://reactivex.io/documentation/operators/throw.html)
  @inlinable public static func error(_ error: Swift.Error) -> Observable<Element> { Ending(error) }
}

@usableFromInline final class Just<Element>: Observable<Element> {
  private let element: Element

  @usableFromInline init(_ element: Element) { self.element = element }

  @usableFromInline override func attach(_ sink: Sink<Element>) {
    sink.next(element)
    if !sink.isDisposed { sink.completed() }
  }

  override func giveOnly(_ take: (Element) -> Void) -> Bool {
    take(element)
    return true
  }
}

/// A stream that only ends.
@usableFromInline final class Ending<Element>: Observable<Element> {
  private let failure: Swift.Error?

  @usableFromInline init(_ failure: Swift.Error?) { self.failure = failure }

  @usableFromInline override func attach(_ sink: Sink<Element>) {
    if let failure { sink.error(failure) } else { sink.completed() }
  }
}

/// A stream of nothing.
@usableFromInline final class Silent<Element>: Observable<Element> {
  @usableFromInline override init() { super.init() }

  @usableFromInline override func attach(_ sink: Sink<Element>) {}
}
