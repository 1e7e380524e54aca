/// Where shared sequences begin; timers and sequences run on their scheduler.
extension SharedSequence {
  /// Completion on the scheduler of the sequence.
  public static func empty() -> SharedSequence<SharingStrategy, Element> {
    SharedSequence(raw: onMain { Observable.empty().subscribe(on: $0) })
  }

  /// Nothing, not even an end.
  public static func never() -> SharedSequence<SharingStrategy, Element> { SharedSequence(raw: .never()) }

  /// One value, then completion, on the scheduler of the sequence.
  public static func just(_ element: Element) -> SharedSequence<SharingStrategy, Element> {
    SharedSequence(raw: onMain { Observable.just(element).subscribe(on: $0) })
  }

  /// A stream made anew for each subscription, on its thread.
  public static func deferred(
    _ observableFactory: @escaping () -> SharedSequence<SharingStrategy, Element>
  ) -> SharedSequence<SharingStrategy, Element> {
    SharedSequence(.deferred { observableFactory().source })
  }

  /// The values given, then completion, on the scheduler of the sequence.
  public static func of(_ elements: Element...) -> SharedSequence<SharingStrategy, Element> {
    SharedSequence(raw: onMain { .from(elements, scheduler: $0) })
  }

  /// The values of a sequence, then completion, on the scheduler of the sequence.
  public static func from(_ array: [Element]) -> SharedSequence<SharingStrategy, Element> {
    SharedSequence(raw: onMain { .from(array, scheduler: $0) })
  }

  /// The values of a sequence, then completion, on the scheduler of the sequence.
  public static func from<Sequence: Swift.Sequence>(
    _ sequence: Sequence
  ) -> SharedSequence<SharingStrategy, Element> where Sequence.Element == Element {
    SharedSequence(raw: onMain { .from(sequence, scheduler: $0) })
  }

  /// The value if there is one, then completion, on the scheduler of the sequence.
  public static func from(optional: Element?) -> SharedSequence<SharingStrategy, Element> {
    SharedSequence(raw: onMain { .from(optional: optional, scheduler: $0) })
  }

  /// The streams of a sequence one after the other.
  public static func concat<Sequence: Swift.Sequence>(
    _ sequence: Sequence
  ) -> SharedSequence<SharingStrategy, Element>
  where Sequence.Element == SharedSequence<SharingStrategy, Element> {
    SharedSequence(.concat(sequence.lazy.map { $0.source }))
  }

  /// The streams one after the other.
  public static func concat<Collection: Swift.Collection>(
    _ collection: Collection
  ) -> SharedSequence<SharingStrategy, Element>
  where Collection.Element == SharedSequence<SharingStrategy, Element> {
    SharedSequence(.concat(collection.map { $0.source }))
  }

  /// The first values of all the streams, made into one, then the second ones, and so on.
  public static func zip<Collection: Swift.Collection, Result>(
    _ collection: Collection, resultSelector: @escaping ([Element]) throws -> Result
  ) -> SharedSequence<SharingStrategy, Result>
  where Collection.Element == SharedSequence<SharingStrategy, Element> {
    SharedSequence<SharingStrategy, Result>(
      .zip(collection.map { $0.source }, resultSelector: resultSelector))
  }

  /// The first values of all the streams as an array, then the second ones, and so on.
  public static func zip<Collection: Swift.Collection>(
    _ collection: Collection
  ) -> SharedSequence<SharingStrategy, [Element]>
  where Collection.Element == SharedSequence<SharingStrategy, Element> {
    zip(collection) { $0 }
  }

  /// The latest values of all the streams, made into one, whenever one of them changes and all have one.
  public static func combineLatest<Collection: Swift.Collection, Result>(
    _ collection: Collection, resultSelector: @escaping ([Element]) throws -> Result
  ) -> SharedSequence<SharingStrategy, Result>
  where Collection.Element == SharedSequence<SharingStrategy, Element> {
    SharedSequence<SharingStrategy, Result>(
      .combineLatest(collection.map { $0.source }, resultSelector: resultSelector))
  }

  /// The latest values of all the streams, whenever one of them changes and all have one.
  public static func combineLatest<Collection: Swift.Collection>(
    _ collection: Collection
  ) -> SharedSequence<SharingStrategy, [Element]>
  where Collection.Element == SharedSequence<SharingStrategy, Element> {
    combineLatest(collection) { $0 }
  }
}

extension SharedSequence where Element: FixedWidthInteger {
  /// Numbers from 0 on, one for each stretch of time, on the scheduler of the sequence.
  public static func interval(_ period: RxTimeInterval) -> SharedSequence<SharingStrategy, Element> {
    SharedSequence(onMain { .interval(period, scheduler: $0) })
  }

  /// Numbers from 0 on, the first after a time, the others one for each stretch of it, on the scheduler of the
  /// sequence.
  public static func timer(
    _ dueTime: RxTimeInterval, period: RxTimeInterval
  ) -> SharedSequence<SharingStrategy, Element> {
    SharedSequence(onMain { .timer(dueTime, period: period, scheduler: $0) })
  }
}
