/// `zip` of five to eight streams.
extension ObservableType {
  /// The first values of five streams, made into one, then the second ones, and so on.
  @inlinable
  public static func zip<
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
      let core = ZipCore(sink, arity: 5)
      let slot1 = ZipSlot<Source1.Element, Element>(core)
      let slot2 = ZipSlot<Source2.Element, Element>(core)
      let slot3 = ZipSlot<Source3.Element, Element>(core)
      let slot4 = ZipSlot<Source4.Element, Element>(core)
      let slot5 = ZipSlot<Source5.Element, Element>(core)
      core.begin { try resultSelector(slot1.take(), slot2.take(), slot3.take(), slot4.take(), slot5.take()) }
      source1.attachInside(slot1)
      source2.attachInside(slot2)
      source3.attachInside(slot3)
      source4.attachInside(slot4)
      source5.attachInside(slot5)
    }
  }
}

extension ObservableType where Element == Any {
  /// The first values of five streams as a tuple, then the second ones, and so on.
  @inlinable
  public static func zip<
    Source1: ObservableType, Source2: ObservableType, Source3: ObservableType, Source4: ObservableType,
    Source5: ObservableType
  >(
    _ source1: Source1, _ source2: Source2, _ source3: Source3, _ source4: Source4, _ source5: Source5
  ) -> Observable<(Source1.Element, Source2.Element, Source3.Element, Source4.Element, Source5.Element)> {
    .zip(source1, source2, source3, source4, source5) { ($0, $1, $2, $3, $4) }
  }
}

extension ObservableType {
  /// The first values of six streams, made into one, then the second ones, and so on.
  @inlinable
  public static func zip<
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
      let core = ZipCore(sink, arity: 6)
      let slot1 = ZipSlot<Source1.Element, Element>(core)
      let slot2 = ZipSlot<Source2.Element, Element>(core)
      let slot3 = ZipSlot<Source3.Element, Element>(core)
      let slot4 = ZipSlot<Source4.Element, Element>(core)
      let slot5 = ZipSlot<Source5.Element, Element>(core)
      let slot6 = ZipSlot<Source6.Element, Element>(core)
      core.begin {
        try resultSelector(slot1.take(), slot2.take(), slot3.take(), slot4.take(), slot5.take(), slot6.take())
      }
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
  /// The first values of six streams as a tuple, then the second ones, and so on.
  @inlinable
  public static func zip<
    Source1: ObservableType, Source2: ObservableType, Source3: ObservableType, Source4: ObservableType,
    Source5: ObservableType, Source6: ObservableType
  >(
    _ source1: Source1, _ source2: Source2, _ source3: Source3, _ source4: Source4, _ source5: Source5,
    _ source6: Source6
  ) -> Observable<
    (Source1.Element, Source2.Element, Source3.Element, Source4.Element, Source5.Element, Source6.Element)
  > {
    .zip(source1, source2, source3, source4, source5, source6) { ($0, $1, $2, $3, $4, $5) }
  }
}

extension ObservableType {
  /// The first values of seven streams, made into one, then the second ones, and so on.
  @inlinable
  public static func zip<
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
      let core = ZipCore(sink, arity: 7)
      let slot1 = ZipSlot<Source1.Element, Element>(core)
      let slot2 = ZipSlot<Source2.Element, Element>(core)
      let slot3 = ZipSlot<Source3.Element, Element>(core)
      let slot4 = ZipSlot<Source4.Element, Element>(core)
      let slot5 = ZipSlot<Source5.Element, Element>(core)
      let slot6 = ZipSlot<Source6.Element, Element>(core)
      let slot7 = ZipSlot<Source7.Element, Element>(core)
      core.begin {
        try resultSelector(
          slot1.take(), slot2.take(), slot3.take(), slot4.take(), slot5.take(), slot6.take(), slot7.take())
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
  /// The first values of seven streams as a tuple, then the second ones, and so on.
  @inlinable
  public static func zip<
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
    .zip(source1, source2, source3, source4, source5, source6, source7) { ($0, $1, $2, $3, $4, $5, $6) }
  }
}

extension ObservableType {
  /// The first values of eight streams, made into one, then the second ones, and so on.
  @inlinable
  public static func zip<
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
      let core = ZipCore(sink, arity: 8)
      let slot1 = ZipSlot<Source1.Element, Element>(core)
      let slot2 = ZipSlot<Source2.Element, Element>(core)
      let slot3 = ZipSlot<Source3.Element, Element>(core)
      let slot4 = ZipSlot<Source4.Element, Element>(core)
      let slot5 = ZipSlot<Source5.Element, Element>(core)
      let slot6 = ZipSlot<Source6.Element, Element>(core)
      let slot7 = ZipSlot<Source7.Element, Element>(core)
      let slot8 = ZipSlot<Source8.Element, Element>(core)
      core.begin {
        try resultSelector(
          slot1.take(), slot2.take(), slot3.take(), slot4.take(), slot5.take(), slot6.take(), slot7.take(), slot8.take()
        )
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
  /// The first values of eight streams as a tuple, then the second ones, and so on.
  @inlinable
  public static func zip<
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
    .zip(source1, source2, source3, source4, source5, source6, source7, source8) { ($0, $1, $2, $3, $4, $5, $6, $7) }
  }
}
