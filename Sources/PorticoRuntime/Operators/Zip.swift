/// `zip`: the first values of several streams together, then the second ones, and so on.
extension ObservableType {
  /// The first values of two streams, made into one, then the second ones, and so on.
  ///
  ///     a    --1--2---------|
  ///     b    -----x---y--z--|
  ///     zip  -----1x--2y----|
  ///
  /// Values wait, however many, for their partners. The first error ends it; it completes with the last of its
  /// sources. Values of several threads are delivered one after the other, on the thread that delivers.
  ///
  /// - Parameter resultSelector: Takes the values in the order of the streams; an error that it throws ends the
  ///   stream.
  /// - SeeAlso: [ReactiveX, Zip](https://reactivex.io/documentation/operators/zip.html)
  @inlinable public static func zip<Source1: ObservableType, Source2: ObservableType>(
    _ source1: Source1, _ source2: Source2,
    resultSelector: @escaping (Source1.Element, Source2.Element) throws -> Element
  ) -> Observable<Element> {
    let source1 = source1.asObservable()
    let source2 = source2.asObservable()
    return Source { sink in
      let core = ZipCore(sink, arity: 2)
      let slot1 = ZipSlot<Source1.Element, Element>(core)
      let slot2 = ZipSlot<Source2.Element, Element>(core)
      core.begin { try resultSelector(slot1.take(), slot2.take()) }
      source1.attachInside(slot1)
      source2.attachInside(slot2)
    }
  }
}

extension ObservableType where Element == Any {
  /// The first values of two streams as a tuple, then the second ones, and so on.
  @inlinable public static func zip<Source1: ObservableType, Source2: ObservableType>(
    _ source1: Source1, _ source2: Source2
  ) -> Observable<(Source1.Element, Source2.Element)> {
    .zip(source1, source2) { ($0, $1) }
  }
}

extension ObservableType {
  /// The first values of three streams, made into one, then the second ones, and so on.
  @inlinable public static func zip<Source1: ObservableType, Source2: ObservableType, Source3: ObservableType>(
    _ source1: Source1, _ source2: Source2, _ source3: Source3,
    resultSelector: @escaping (Source1.Element, Source2.Element, Source3.Element) throws -> Element
  ) -> Observable<Element> {
    let source1 = source1.asObservable()
    let source2 = source2.asObservable()
    let source3 = source3.asObservable()
    return Source { sink in
      let core = ZipCore(sink, arity: 3)
      let slot1 = ZipSlot<Source1.Element, Element>(core)
      let slot2 = ZipSlot<Source2.Element, Element>(core)
      let slot3 = ZipSlot<Source3.Element, Element>(core)
      core.begin { try resultSelector(slot1.take(), slot2.take(), slot3.take()) }
      source1.attachInside(slot1)
      source2.attachInside(slot2)
      source3.attachInside(slot3)
    }
  }
}

extension ObservableType where Element == Any {
  /// The first values of three streams as a tuple, then the second ones, and so on.
  @inlinable public static func zip<Source1: ObservableType, Source2: ObservableType, Source3: ObservableType>(
    _ source1: Source1, _ source2: Source2, _ source3: Source3
  ) -> Observable<(Source1.Element, Source2.Element, Source3.Element)> {
    .zip(source1, source2, source3) { ($0, $1, $2) }
  }
}

extension ObservableType {
  /// The first values of four streams, made into one, then the second ones, and so on.
  @inlinable
  public static func zip<
    Source1: ObservableType, Source2: ObservableType, Source3: ObservableType, Source4: ObservableType
  >(
    _ source1: Source1, _ source2: Source2, _ source3: Source3, _ source4: Source4,
    resultSelector: @escaping (Source1.Element, Source2.Element, Source3.Element, Source4.Element) throws -> Element
  ) -> Observable<Element> {
    let source1 = source1.asObservable()
    let source2 = source2.asObservable()
    let source3 = source3.asObservable()
    let source4 = source4.asObservable()
    return Source { sink in
      let core = ZipCore(sink, arity: 4)
      let slot1 = ZipSlot<Source1.Element, Element>(core)
      let slot2 = ZipSlot<Source2.Element, Element>(core)
      let slot3 = ZipSlot<Source3.Element, Element>(core)
      let slot4 = ZipSlot<Source4.Element, Element>(core)
      core.begin { try resultSelector(slot1.take(), slot2.take(), slot3.take(), slot4.take()) }
      source1.attachInside(slot1)
      source2.attachInside(slot2)
      source3.attachInside(slot3)
      source4.attachInside(slot4)
    }
  }
}

extension ObservableType where Element == Any {
  /// The first values of four streams as a tuple, then the second ones, and so on.
  @inlinable
  public static func zip<
    Source1: ObservableType, Source2: ObservableType, Source3: ObservableType, Source4: ObservableType
  >(
    _ source1: Source1, _ source2: Source2, _ source3: Source3, _ source4: Source4
  ) -> Observable<(Source1.Element, Source2.Element, Source3.Element, Source4.Element)> {
    .zip(source1, source2, source3, source4) { ($0, $1, $2, $3) }
  }
}
