/// How a stream that doesn't fail is made.
extension InfallibleType {
  /// One value, then completion, at once.
  public static func just(_ element: Element) -> Infallible<Element> { Infallible(.just(element)) }

  /// One value by one piece of work of the scheduler, the completion by another.
  public static func just(_ element: Element, scheduler: ImmediateSchedulerType) -> Infallible<Element> {
    Infallible(.just(element, scheduler: scheduler))
  }

  /// Nothing, not even an end.
  public static func never() -> Infallible<Element> { Infallible(.never()) }

  /// Completion at once.
  public static func empty() -> Infallible<Element> { Infallible(.empty()) }

  /// A stream made anew for each subscription, on its thread.
  public static func deferred(
    _ observableFactory: @escaping () throws -> Infallible<Element>
  ) -> Infallible<Element> {
    Infallible(.deferred { try observableFactory().source })
  }
}

extension Infallible {
  /// The values given, then completion; see `ObservableType.of(_:scheduler:)`.
  public static func of(
    _ elements: Element..., scheduler: ImmediateSchedulerType = CurrentThreadScheduler.instance
  ) -> Infallible<Element> {
    Infallible(.from(elements, scheduler: scheduler))
  }

  /// The values of a sequence, then completion; see `ObservableType.from(_:scheduler:)`.
  public static func from(
    _ array: [Element], scheduler: ImmediateSchedulerType = CurrentThreadScheduler.instance
  ) -> Infallible<Element> {
    Infallible(.from(array, scheduler: scheduler))
  }

  /// The values of a sequence, then completion; see `ObservableType.from(_:scheduler:)`.
  public static func from<Sequence: Swift.Sequence>(
    _ sequence: Sequence, scheduler: ImmediateSchedulerType = CurrentThreadScheduler.instance
  ) -> Infallible<Element> where Sequence.Element == Element {
    Infallible(.from(sequence, scheduler: scheduler))
  }
}
