/// `of`, `from`, `range`, `repeatElement`, `generate`: the values of a sequence, each by one piece of work.
extension ObservableType {
  /// The values given, then completion.
  ///
  ///     of(1, 2, 3)  (123|)
  ///
  /// Each value is a piece of work of the scheduler. On the current thread, which is the default, they come while
  /// the subscription begins, and streams that begin together take turns.
  ///
  /// - SeeAlso: [ReactiveX, From](https://reactivex.io/documentation/operators/from.html)
  public static func of(
    _ elements: Element..., scheduler: ImmediateSchedulerType = CurrentThreadScheduler.instance
  ) -> Observable<Element> {
    from(elements, scheduler: scheduler)
  }

  /// The values of an array, then completion.
  ///
  /// - Parameter scheduler: Each value is a piece of its work.
  /// - SeeAlso: [ReactiveX, From](https://reactivex.io/documentation/operators/from.html)
  public static func from(
    _ array: [Element], scheduler: ImmediateSchedulerType = CurrentThreadScheduler.instance
  ) -> Observable<Element> {
    Unfolding(scheduler) {
      var iterator = array.makeIterator()
      return { iterator.next() }
    }
  }

  /// The values of a sequence, iterated anew for each subscriber, then completion.
  ///
  /// - Parameter scheduler: Each value is a piece of its work.
  /// - SeeAlso: [ReactiveX, From](https://reactivex.io/documentation/operators/from.html)
  public static func from<Sequence: Swift.Sequence>(
    _ sequence: Sequence, scheduler: ImmediateSchedulerType = CurrentThreadScheduler.instance
  ) -> Observable<Element> where Sequence.Element == Element {
    Unfolding(scheduler) {
      var iterator = sequence.makeIterator()
      return { iterator.next() }
    }
  }

  /// The value if there is one, then completion.
  public static func from(optional: Element?) -> Observable<Element> {
    optional.map { .just($0) } ?? .empty()
  }

  /// The value if there is one, by a piece of the scheduler's work, then completion.
  public static func from(optional: Element?, scheduler: ImmediateSchedulerType) -> Observable<Element> {
    from(optional.map { [$0] } ?? [], scheduler: scheduler)
  }

  /// The value again and again, without end.
  ///
  /// - Parameter scheduler: Each value is a piece of its work.
  /// - SeeAlso: [ReactiveX, Repeat](https://reactivex.io/documentation/operators/repeat.html)
  public static func repeatElement(
    _ element: Element, scheduler: ImmediateSchedulerType = CurrentThreadScheduler.instance
  ) -> Observable<Element> {
    Unfolding(scheduler) { { element } }
  }

  /// The values that a loop would go through: `for var value = initialState; condition(value); value =
  /// iterate(value)`.
  ///
  /// - Parameters:
  ///   - initialState: The first value.
  ///   - condition: Whether there is one more; an error that it throws ends the stream.
  ///   - scheduler: Each value is a piece of its work.
  ///   - iterate: The value behind a value; an error that it throws ends the stream.
  /// - SeeAlso: [ReactiveX, Create](https://reactivex.io/documentation/operators/create.html)
  public static func generate(
    initialState: Element, condition: @escaping (Element) throws -> Bool,
    scheduler: ImmediateSchedulerType = CurrentThreadScheduler.instance,
    iterate: @escaping (Element) throws -> Element
  ) -> Observable<Element> {
    Unfolding(scheduler) {
      var state: Element?
      return {
        let next = try state.map(iterate) ?? initialState
        state = next
        return try condition(next) ? next : nil
      }
    }
  }
}

extension ObservableType where Element: FixedWidthInteger {
  /// So many integers from a first one on.
  ///
  ///     range(start: 3, count: 2)  (34|)
  ///
  /// - Parameters:
  ///   - start: The first.
  ///   - count: How many; it is not negative.
  ///   - scheduler: Each value is a piece of its work.
  /// - SeeAlso: [ReactiveX, Range](https://reactivex.io/documentation/operators/range.html)
  public static func range(
    start: Element, count: Element, scheduler: ImmediateSchedulerType = CurrentThreadScheduler.instance
  ) -> Observable<Element> {
    precondition(count >= 0, "count can't be negative")
    precondition(count == 0 || !start.addingReportingOverflow(count - 1).overflow, "overflow of count")
    return Unfolding(scheduler) {
      var index: Element = 0
      return {
        guard index < count else { return nil }
        defer { index += 1 }
        return start + index
      }
    }
  }
}

final class Unfolding<Element>: Producer<Element> {
  private let scheduler: ImmediateSchedulerType
  private let begin: () -> () throws -> Element?

  init(_ scheduler: ImmediateSchedulerType, _ begin: @escaping () -> () throws -> Element?) {
    self.scheduler = scheduler
    self.begin = begin
  }

  override func run(_ sink: Sink<Element>) {
    let step = UnfoldingStep(sink, begin())
    if scheduler is CurrentThreadScheduler {
      Trampoline.enqueue { step.takeTurns() }
    } else {
      let work = scheduler.scheduleRecursive(()) { _, again in if step.run() { again(()) } }
      sink.setUpstream(DisposableLink(work))
    }
  }
}

final class UnfoldingStep<Element> {
  private let sink: Sink<Element>
  private let advance: () throws -> Element?

  init(_ sink: Sink<Element>, _ advance: @escaping () throws -> Element?) {
    self.sink = sink
    self.advance = advance
  }

  /// Delivers one value or the end, and says whether there is more.
  func run() -> Bool {
    if sink.isDisposed { return false }
    do {
      if let value = try advance() {
        sink.next(value)
        return !sink.isDisposed
      }
      sink.completed()
    } catch {
      sink.error(error)
    }
    return false
  }

  /// Goes on until somebody else waits.
  func takeTurns() {
    while run() {
      if !Trampoline.isEmpty { return Trampoline.enqueue { self.takeTurns() } }
    }
  }
}
