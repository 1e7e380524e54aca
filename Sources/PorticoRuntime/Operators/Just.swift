/// `just`, `empty`, `never`, `error`: one value, or none.
///
///     just(1)   1|
///     empty     |
///     never     -
///     error     x
///
/// Delivered while the subscription begins, on its thread. See https://reactivex.io/documentation/operators/just.html
extension ObservableType {
  @inlinable public static func just(_ element: Element) -> Observable<Element> { Just(element) }

  /// The value by one piece of work of the scheduler, the end by another.
  @inlinable public static func just(_ element: Element, scheduler: ImmediateSchedulerType) -> Observable<Element> {
    from([element], scheduler: scheduler)
  }

  @inlinable public static func empty() -> Observable<Element> { Ending(nil) }

  @inlinable public static func never() -> Observable<Element> { Silent() }

  @inlinable public static func error(_ error: Swift.Error) -> Observable<Element> { Ending(error) }
}

@usableFromInline final class Just<Element>: Observable<Element> {
  private let element: Element

  @usableFromInline init(_ element: Element) { self.element = element }

  @usableFromInline override func attach(_ sink: Sink<Element>) {
    sink.next(element)
    if !sink.isDisposed { sink.completed() }
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
