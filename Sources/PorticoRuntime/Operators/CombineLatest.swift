/// `combineLatest`: the latest values of several streams, whenever one of them changes and all have one.
extension ObservableType {
  /// The latest values of two streams, made into one, whenever one of them changes and both have one.
  ///
  ///     a              --1--------2--|
  ///     b              -----x--y-----|
  ///     combineLatest  -----1x-1y-2y-|
  ///
  /// The first error ends it. It completes with the last of its sources, or with the first value behind which all
  /// the others have ended without one. Values of several threads are delivered one after the other, on the thread
  /// that delivers.
  ///
  /// - Parameter resultSelector: Takes the values in the order of the streams; an error that it throws ends the
  ///   stream.
  /// - SeeAlso: [ReactiveX, CombineLatest](https://reactivex.io/documentation/operators/combinelatest.html)
  @inlinable public static func combineLatest<Source1: ObservableType, Source2: ObservableType>(
    _ source1: Source1, _ source2: Source2,
    resultSelector: @escaping (Source1.Element, Source2.Element) throws -> Element
  ) -> Observable<Element> {
    let source1 = source1.asObservable()
    let source2 = source2.asObservable()
    return Source { sink in
      let core = CombineLatestCore(sink, arity: 2)
      let slot1 = LatestSlot<Source1.Element, Element>(core)
      let slot2 = LatestSlot<Source2.Element, Element>(core)
      core.begin { try resultSelector(slot1.value, slot2.value) }
      source1.attachInside(slot1)
      source2.attachInside(slot2)
    }
  }
}

extension ObservableType where Element == Any {
  /// The latest values of two streams as a tuple, whenever one of them changes and all have one.
  @inlinable public static func combineLatest<Source1: ObservableType, Source2: ObservableType>(
    _ source1: Source1, _ source2: Source2
  ) -> Observable<(Source1.Element, Source2.Element)> {
    let source1 = source1.asObservable()
    let source2 = source2.asObservable()
    return Source { sink in
      let core = CombineLatestCore<(Source1.Element, Source2.Element)>(sink, arity: 2)
      let slot1 = LatestSlot<Source1.Element, (Source1.Element, Source2.Element)>(core)
      let slot2 = LatestSlot<Source2.Element, (Source1.Element, Source2.Element)>(core)
      core.begin { (slot1.value, slot2.value) }
      source1.attachInside(slot1)
      source2.attachInside(slot2)
    }
  }
}

extension ObservableType {
  /// The latest values of three streams, made into one, whenever one of them changes and all have one.
  @inlinable
  public static func combineLatest<Source1: ObservableType, Source2: ObservableType, Source3: ObservableType>(
    _ source1: Source1, _ source2: Source2, _ source3: Source3,
    resultSelector: @escaping (Source1.Element, Source2.Element, Source3.Element) throws -> Element
  ) -> Observable<Element> {
    let source1 = source1.asObservable()
    let source2 = source2.asObservable()
    let source3 = source3.asObservable()
    return Source { sink in
      let core = CombineLatestCore(sink, arity: 3)
      let slot1 = LatestSlot<Source1.Element, Element>(core)
      let slot2 = LatestSlot<Source2.Element, Element>(core)
      let slot3 = LatestSlot<Source3.Element, Element>(core)
      core.begin { try resultSelector(slot1.value, slot2.value, slot3.value) }
      source1.attachInside(slot1)
      source2.attachInside(slot2)
      source3.attachInside(slot3)
    }
  }
}

extension ObservableType where Element == Any {
  /// The latest values of three streams as a tuple, whenever one of them changes and all have one.
  @inlinable
  public static func combineLatest<Source1: ObservableType, Source2: ObservableType, Source3: ObservableType>(
    _ source1: Source1, _ source2: Source2, _ source3: Source3
  ) -> Observable<(Source1.Element, Source2.Element, Source3.Element)> {
    .combineLatest(source1, source2, source3) { ($0, $1, $2) }
  }
}

extension ObservableType {
  /// The latest values of four streams, made into one, whenever one of them changes and all have one.
  @inlinable
  public static func combineLatest<
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
      let core = CombineLatestCore(sink, arity: 4)
      let slot1 = LatestSlot<Source1.Element, Element>(core)
      let slot2 = LatestSlot<Source2.Element, Element>(core)
      let slot3 = LatestSlot<Source3.Element, Element>(core)
      let slot4 = LatestSlot<Source4.Element, Element>(core)
      core.begin { try resultSelector(slot1.value, slot2.value, slot3.value, slot4.value) }
      source1.attachInside(slot1)
      source2.attachInside(slot2)
      source3.attachInside(slot3)
      source4.attachInside(slot4)
    }
  }
}

extension ObservableType where Element == Any {
  /// The latest values of four streams as a tuple, whenever one of them changes and all have one.
  @inlinable
  public static func combineLatest<
    Source1: ObservableType, Source2: ObservableType, Source3: ObservableType, Source4: ObservableType
  >(
    _ source1: Source1, _ source2: Source2, _ source3: Source3, _ source4: Source4
  ) -> Observable<(Source1.Element, Source2.Element, Source3.Element, Source4.Element)> {
    .combineLatest(source1, source2, source3, source4) { ($0, $1, $2, $3) }
  }
}
