/// `just`, `empty`, `never`, `error`: one value, or none.
///
///     just(1)   1|
///     empty     |
///     never     -
///     error     x
///
/// Delivered while the subscription begins, on its thread. See https://reactivex.io/documentation/operators/just.html
extension ObservableType {
  public static func just(_ element: Element) -> Observable<Element> { Just(element) }

  /// The value by one piece of work of the scheduler, the end by another.
  public static func just(_ element: Element, scheduler: ImmediateSchedulerType) -> Observable<Element> {
    from([element], scheduler: scheduler)
  }

  public static func empty() -> Observable<Element> { Attaching { $0.completed() } }

  public static func never() -> Observable<Element> { Attaching { _ in } }

  public static func error(_ error: Swift.Error) -> Observable<Element> { Attaching { $0.error(error) } }
}

final class Just<Element>: Observable<Element> {
  private let element: Element

  init(_ element: Element) { self.element = element }

  override func attach(_ sink: Sink<Element>) {
    sink.next(element)
    if !sink.isDisposed { sink.completed() }
  }
}
