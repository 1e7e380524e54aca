/// `skip`: the values after so many, after a time, after a condition has failed, or after a value of another stream.
extension ObservableType {
  /// The values after the first ones.
  ///
  ///     source   --1--2--3--|
  ///     skip(2)  --------3--|
  ///
  /// Delivered on the thread of the source.
  ///
  /// - Parameter count: How many are left out; none if it is not positive.
  /// - SeeAlso: [ReactiveX, Skip](https://reactivex.io/documentation/operators/skip.html)
  public func skip(_ count: Int) -> Observable<Element> { lift { SkipStage($0, count) } }

  /// The values that come after a time from the subscription on. Delivered on the thread of the source.
  ///
  /// - Parameters:
  ///   - duration: How long values are left out; the end is not.
  ///   - scheduler: Runs the timer.
  /// - SeeAlso: [ReactiveX, Skip](https://reactivex.io/documentation/operators/skip.html)
  public func skip(_ duration: RxTimeInterval, scheduler: SchedulerType) -> Observable<Element> {
    lift { sink in
      let stage = PassingStage(sink, scheduler)
      stage.isOpen = false
      stage.after(duration) { stage.isOpen = true }
      return stage
    }
  }

  /// The values from the first on that fails a condition.
  ///
  ///     source        --1--2--3--1--|
  ///     skip(while: < 3)  ----3--1--|
  ///
  /// Delivered on the thread of the source.
  ///
  /// - Parameter predicate: Asked until it says no; an error that it throws ends the stream.
  /// - SeeAlso: [ReactiveX, SkipWhile](https://reactivex.io/documentation/operators/skipwhile.html)
  public func skip(while predicate: @escaping (Element) throws -> Bool) -> Observable<Element> {
    lift { SkipWhileStage($0, predicate) }
  }

  /// The values behind the first value of another stream.
  ///
  ///     source             --1--2--3--|
  ///     other              ----a
  ///     skip(until: other) -----2--3--|
  ///
  /// The completion of the source before that completes nothing, nor does that of the other stream. An error of
  /// either ends it. Values of several threads are delivered one after the other.
  ///
  /// - SeeAlso: [ReactiveX, SkipUntil](https://reactivex.io/documentation/operators/skipuntil.html)
  public func skip<Other: ObservableType>(until other: Other) -> Observable<Element> {
    let source = asObservable()
    let other = other.asObservable()
    return Source { sink in
      let core = Join(sink)
      var isOpen = false
      core.attach(
        source, next: { if isOpen { core.emit($1) } },
        completed: { _ in if isOpen { core.complete() } else { core.cancel() } })
      if !core.isLive { return }
      core.attach(
        other,
        next: { child, _ in
          isOpen = true
          core.release(child)
        })
    }
  }
}

final class SkipStage<Element>: Stage<Element, Element> {
  private var remaining: Int

  init(_ downstream: Sink<Element>, _ count: Int) {
    remaining = count
    super.init(downstream)
  }

  override func next(_ value: Element) {
    if remaining <= 0 { return downstream.next(value) }
    remaining -= 1
  }
}

final class SkipWhileStage<Element>: Stage<Element, Element> {
  private let predicate: (Element) throws -> Bool
  private var isOpen = false

  init(_ downstream: Sink<Element>, _ predicate: @escaping (Element) throws -> Bool) {
    self.predicate = predicate
    super.init(downstream)
  }

  override func next(_ value: Element) {
    do {
      if try !isOpen && predicate(value) { return }
      isOpen = true
      downstream.next(value)
    } catch {
      fail(error)
    }
  }
}
