/// `combineLatest` of five to eight streams.
extension ObservableType {
  /// The latest values of five streams, made into one, whenever one of them changes and all have one.
  @inlinable
  public static func combineLatest<
    Source1: ObservableType, Source2: ObservableType, Source3: ObservableType, Source4: ObservableType,
    Source5: ObservableType
  >(
    _ source1: Source1, _ source2: Source2, _ source3: Source3, _ source4: Source4, _ source5: Source5,
    resultSelector:
      @escaping (Source1.Element, Source2.Element, Source3.Element, Source4.Element, Source5.Element) throws -> Element
  ) -> Observable<Element> {
    let source1 = source1.asObservable()
    let source2 = source2.asObservable()
    let source3 = source3.asObservable()
    let source4 = source4.asObservable()
    let source5 = source5.asObservable()
    return Source { sink in
      let core = CombineLatestCore(sink, arity: 5)
      let slot1 = LatestSlot<Source1.Element, Element>(core)
      let slot2 = LatestSlot<Source2.Element, Element>(core)
      let slot3 = LatestSlot<Source3.Element, Element>(core)
      let slot4 = LatestSlot<Source4.Element, Element>(core)
      let slot5 = LatestSlot<Source5.Element, Element>(core)
      core.begin { try resultSelector(slot1.value, slot2.value, slot3.value, slot4.value, slot5.value) }
      source1.attachInside(slot1)
      source2.attachInside(slot2)
      source3.attachInside(slot3)
      source4.attachInside(slot4)
      source5.attachInside(slot5)
    }
  }
}

extension ObservableType where Element == Any {
  /// The latest values of five streams as a tuple, whenever one of them changes and all have one.
  @inlinable
  public static func combineLatest<
    Source1: ObservableType, Source2: ObservableType, Source3: ObservableType, Source4: ObservableType,
    Source5: ObservableType
  >(
    _ source1: Source1, _ source2: Source2, _ source3: Source3, _ source4: Source4, _ source5: Source5
  ) -> Observable<(Source1.Element, Source2.Element, Source3.Element, Source4.Element, Source5.Element)> {
    .combineLatest(source1, source2, source3, source4, source5) { ($0, $1, $2, $3, $4) }
  }
}

extension ObservableType {
  /// The latest values of six streams, made into one, whenever one of them changes and all have one.
  @inlinable
  public static func combineLatest<
    Source1: ObservableType, Source2: ObservableType, Source3: ObservableType, Source4: ObservableType,
    Source5: ObservableType, Source6: ObservableType
  >(
    _ source1: Source1, _ source2: Source2, _ source3: Source3, _ source4: Source4, _ source5: Source5,
    _ source6: Source6,
    resultSelector:
      @escaping (Source1.Element, Source2.Element, Source3.Element, Source4.Element, Source5.Element, Source6.Element)
      throws -> Element
  ) -> Observable<Element> {
    let source1 = source1.asObservable()
    let source2 = source2.asObservable()
    let source3 = source3.asObservable()
    let source4 = source4.asObservable()
    let source5 = source5.asObservable()
    let source6 = source6.asObservable()
    return Source { sink in
      let core = CombineLatestCore(sink, arity: 6)
      let slot1 = LatestSlot<Source1.Element, Element>(core)
      let slot2 = LatestSlot<Source2.Element, Element>(core)
      let slot3 = LatestSlot<Source3.Element, Element>(core)
      let slot4 = LatestSlot<Source4.Element, Element>(core)
      let slot5 = LatestSlot<Source5.Element, Element>(core)
      let slot6 = LatestSlot<Source6.Element, Element>(core)
      core.begin { try resultSelector(slot1.value, slot2.value, slot3.value, slot4.value, slot5.value, slot6.value) }
      source1.attachInside(slot1)
      source2.attachInside(slot2)
      source3.attachInside(slot3)
      source4.attachInside(slot4)
      source5.attachInside(slot5)
      source6.attachInside(slot6)
    }
  }
}

extension ObservableType where Element == Any {
  /// The latest values of six streams as a tuple, whenever one of them changes and all have one.
  @inlinable
  public static func combineLatest<
    Source1: ObservableType, Source2: ObservableType, Source3: ObservableType, Source4: ObservableType,
    Source5: ObservableType, Source6: ObservableType
  >(
    _ source1: Source1, _ source2: Source2, _ source3: Source3, _ source4: Source4, _ source5: Source5,
    _ source6: Source6
  ) -> Observable<
    (Source1.Element, Source2.Element, Source3.Element, Source4.Element, Source5.Element, Source6.Element)
  > {
    .combineLatest(source1, source2, source3, source4, source5, source6) { ($0, $1, $2, $3, $4, $5) }
  }
}

extension ObservableType {
  /// The latest values of seven streams, made into one, whenever one of them changes and all have one.
  @inlinable
  public static func combineLatest<
    Source1: ObservableType, Source2: ObservableType, Source3: ObservableType, Source4: ObservableType,
    Source5: ObservableType, Source6: ObservableType, Source7: ObservableType
  >(
    _ source1: Source1, _ source2: Source2, _ source3: Source3, _ source4: Source4, _ source5: Source5,
    _ source6: Source6, _ source7: Source7,
    resultSelector:
      @escaping (
        Source1.Element, Source2.Element, Source3.Element, Source4.Element, Source5.Element, Source6.Element,
        Source7.Element
      ) throws -> Element
  ) -> Observable<Element> {
    let source1 = source1.asObservable()
    let source2 = source2.asObservable()
    let source3 = source3.asObservable()
    let source4 = source4.asObservable()
    let source5 = source5.asObservable()
    let source6 = source6.asObservable()
    let source7 = source7.asObservable()
    return Source { sink in
      let core = CombineLatestCore(sink, arity: 7)
      let slot1 = LatestSlot<Source1.Element, Element>(core)
      let slot2 = LatestSlot<Source2.Element, Element>(core)
      let slot3 = LatestSlot<Source3.Element, Element>(core)
      let slot4 = LatestSlot<Source4.Element, Element>(core)
      let slot5 = LatestSlot<Source5.Element, Element>(core)
      let slot6 = LatestSlot<Source6.Element, Element>(core)
      let slot7 = LatestSlot<Source7.Element, Element>(core)
      core.begin {
        try resultSelector(slot1.value, slot2.value, slot3.value, slot4.value, slot5.value, slot6.value, slot7.value)
      }
      source1.attachInside(slot1)
      source2.attachInside(slot2)
      source3.attachInside(slot3)
      source4.attachInside(slot4)
      source5.attachInside(slot5)
      source6.attachInside(slot6)
      source7.attachInside(slot7)
    }
  }
}

extension ObservableType where Element == Any {
  /// The latest values of seven streams as a tuple, whenever one of them changes and all have one.
  @inlinable
  public static func combineLatest<
    Source1: ObservableType, Source2: ObservableType, Source3: ObservableType, Source4: ObservableType,
    Source5: ObservableType, Source6: ObservableType, Source7: ObservableType
  >(
    _ source1: Source1, _ source2: Source2, _ source3: Source3, _ source4: Source4, _ source5: Source5,
    _ source6: Source6, _ source7: Source7
  ) -> Observable<
    (
      Source1.Element, Source2.Element, Source3.Element, Source4.Element, Source5.Element, Source6.Element,
      Source7.Element
    )
  > {
    .combineLatest(source1, source2, source3, source4, source5, source6, source7) { ($0, $1, $2, $3, $4, $5, $6) }
  }
}

extension ObservableType {
  /// The latest values of eight streams, made into one, whenever one of them changes and all have one.
  @inlinable
  public static func combineLatest<
    Source1: ObservableType, Source2: ObservableType, Source3: ObservableType, Source4: ObservableType,
    Source5: ObservableType, Source6: ObservableType, Source7: ObservableType, Source8: ObservableType
  >(
    _ source1: Source1, _ source2: Source2, _ source3: Source3, _ source4: Source4, _ source5: Source5,
    _ source6: Source6, _ source7: Source7, _ source8: Source8,
    resultSelector:
      @escaping (
        Source1.Element, Source2.Element, Source3.Element, Source4.Element, Source5.Element, Source6.Element,
        Source7.Element, Source8.Element
      ) throws -> Element
  ) -> Observable<Element> {
    let source1 = source1.asObservable()
    let source2 = source2.asObservable()
    let source3 = source3.asObservable()
    let source4 = source4.asObservable()
    let source5 = source5.asObservable()
    let source6 = source6.asObservable()
    let source7 = source7.asObservable()
    let source8 = source8.asObservable()
    return Source { sink in
      let core = CombineLatestCore(sink, arity: 8)
      let slot1 = LatestSlot<Source1.Element, Element>(core)
      let slot2 = LatestSlot<Source2.Element, Element>(core)
      let slot3 = LatestSlot<Source3.Element, Element>(core)
      let slot4 = LatestSlot<Source4.Element, Element>(core)
      let slot5 = LatestSlot<Source5.Element, Element>(core)
      let slot6 = LatestSlot<Source6.Element, Element>(core)
      let slot7 = LatestSlot<Source7.Element, Element>(core)
      let slot8 = LatestSlot<Source8.Element, Element>(core)
      core.begin {
        try resultSelector(
          slot1.value, slot2.value, slot3.value, slot4.value, slot5.value, slot6.value, slot7.value, slot8.value)
      }
      source1.attachInside(slot1)
      source2.attachInside(slot2)
      source3.attachInside(slot3)
      source4.attachInside(slot4)
      source5.attachInside(slot5)
      source6.attachInside(slot6)
      source7.attachInside(slot7)
      source8.attachInside(slot8)
    }
  }
}

extension ObservableType where Element == Any {
  /// The latest values of eight streams as a tuple, whenever one of them changes and all have one.
  @inlinable
  public static func combineLatest<
    Source1: ObservableType, Source2: ObservableType, Source3: ObservableType, Source4: ObservableType,
    Source5: ObservableType, Source6: ObservableType, Source7: ObservableType, Source8: ObservableType
  >(
    _ source1: Source1, _ source2: Source2, _ source3: Source3, _ source4: Source4, _ source5: Source5,
    _ source6: Source6, _ source7: Source7, _ source8: Source8
  ) -> Observable<
    (
      Source1.Element, Source2.Element, Source3.Element, Source4.Element, Source5.Element, Source6.Element,
      Source7.Element, Source8.Element
    )
  > {
    .combineLatest(source1, source2, source3, source4, source5, source6, source7, source8) {
      ($0, $1, $2, $3, $4, $5, $6, $7)
    }
  }
}
