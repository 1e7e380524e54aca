/// `combineLatest` of streams that don't fail.
extension InfallibleType {
  /// The latest values of two streams, made into one, whenever one of them changes and all have one.
  public static func combineLatest<Source1: InfallibleType, Source2: InfallibleType>(
    _ source1: Source1, _ source2: Source2,
    resultSelector: @escaping (Source1.Element, Source2.Element) throws -> Element
  ) -> Infallible<Element> {
    Infallible(.combineLatest(source1.asObservable(), source2.asObservable(), resultSelector: resultSelector))
  }
}

extension InfallibleType where Element == Any {
  /// The latest values of two streams as a tuple, whenever one of them changes and all have one.
  public static func combineLatest<Source1: InfallibleType, Source2: InfallibleType>(
    _ source1: Source1, _ source2: Source2
  ) -> Infallible<(Source1.Element, Source2.Element)> {
    .combineLatest(source1, source2) { ($0, $1) }
  }
}

extension InfallibleType {
  /// The latest values of three streams, made into one, whenever one of them changes and all have one.
  public static func combineLatest<Source1: InfallibleType, Source2: InfallibleType, Source3: InfallibleType>(
    _ source1: Source1, _ source2: Source2, _ source3: Source3,
    resultSelector: @escaping (Source1.Element, Source2.Element, Source3.Element) throws -> Element
  ) -> Infallible<Element> {
    Infallible(
      .combineLatest(
        source1.asObservable(), source2.asObservable(), source3.asObservable(), resultSelector: resultSelector))
  }
}

extension InfallibleType where Element == Any {
  /// The latest values of three streams as a tuple, whenever one of them changes and all have one.
  public static func combineLatest<Source1: InfallibleType, Source2: InfallibleType, Source3: InfallibleType>(
    _ source1: Source1, _ source2: Source2, _ source3: Source3
  ) -> Infallible<(Source1.Element, Source2.Element, Source3.Element)> {
    .combineLatest(source1, source2, source3) { ($0, $1, $2) }
  }
}

extension InfallibleType {
  /// The latest values of four streams, made into one, whenever one of them changes and all have one.
  public static func combineLatest<
    Source1: InfallibleType, Source2: InfallibleType, Source3: InfallibleType, Source4: InfallibleType
  >(
    _ source1: Source1, _ source2: Source2, _ source3: Source3, _ source4: Source4,
    resultSelector: @escaping (Source1.Element, Source2.Element, Source3.Element, Source4.Element) throws -> Element
  ) -> Infallible<Element> {
    Infallible(
      .combineLatest(
        source1.asObservable(), source2.asObservable(), source3.asObservable(), source4.asObservable(),
        resultSelector: resultSelector))
  }
}

extension InfallibleType where Element == Any {
  /// The latest values of four streams as a tuple, whenever one of them changes and all have one.
  public static func combineLatest<
    Source1: InfallibleType, Source2: InfallibleType, Source3: InfallibleType, Source4: InfallibleType
  >(
    _ source1: Source1, _ source2: Source2, _ source3: Source3, _ source4: Source4
  ) -> Infallible<(Source1.Element, Source2.Element, Source3.Element, Source4.Element)> {
    .combineLatest(source1, source2, source3, source4) { ($0, $1, $2, $3) }
  }
}

extension InfallibleType {
  /// The latest values of five streams as a tuple, whenever one of them changes and all have one.
  public static func combineLatest<
    Source1: InfallibleType, Source2: InfallibleType, Source3: InfallibleType, Source4: InfallibleType,
    Source5: InfallibleType
  >(
    _ source1: Source1,
    _ source2: Source2,
    _ source3: Source3,
    _ source4: Source4,
    _ source5: Source5,
    resultSelector:
      @escaping (Source1.Element, Source2.Element, Source3.Element, Source4.Element, Source5.Element) throws -> Element
  ) -> Infallible<Element> {
    Infallible(
      .combineLatest(
        source1.asObservable(), source2.asObservable(), source3.asObservable(), source4.asObservable(),
        source5.asObservable(), resultSelector: resultSelector))
  }
}

extension InfallibleType where Element == Any {
  /// The latest values of five streams as a tuple, whenever one of them changes and all have one.
  public static func combineLatest<
    Source1: InfallibleType, Source2: InfallibleType, Source3: InfallibleType, Source4: InfallibleType,
    Source5: InfallibleType
  >(
    _ source1: Source1,
    _ source2: Source2,
    _ source3: Source3,
    _ source4: Source4,
    _ source5: Source5
  ) -> Infallible<(Source1.Element, Source2.Element, Source3.Element, Source4.Element, Source5.Element)> {
    .combineLatest(source1, source2, source3, source4, source5) { ($0, $1, $2, $3, $4) }
  }
}

extension InfallibleType {
  /// The latest values of six streams as a tuple, whenever one of them changes and all have one.
  public static func combineLatest<
    Source1: InfallibleType, Source2: InfallibleType, Source3: InfallibleType, Source4: InfallibleType,
    Source5: InfallibleType, Source6: InfallibleType
  >(
    _ source1: Source1,
    _ source2: Source2,
    _ source3: Source3,
    _ source4: Source4,
    _ source5: Source5,
    _ source6: Source6,
    resultSelector:
      @escaping (Source1.Element, Source2.Element, Source3.Element, Source4.Element, Source5.Element, Source6.Element)
      throws -> Element
  ) -> Infallible<Element> {
    Infallible(
      .combineLatest(
        source1.asObservable(), source2.asObservable(), source3.asObservable(), source4.asObservable(),
        source5.asObservable(), source6.asObservable(), resultSelector: resultSelector))
  }
}

extension InfallibleType where Element == Any {
  /// The latest values of six streams as a tuple, whenever one of them changes and all have one.
  public static func combineLatest<
    Source1: InfallibleType, Source2: InfallibleType, Source3: InfallibleType, Source4: InfallibleType,
    Source5: InfallibleType, Source6: InfallibleType
  >(
    _ source1: Source1,
    _ source2: Source2,
    _ source3: Source3,
    _ source4: Source4,
    _ source5: Source5,
    _ source6: Source6
  ) -> Infallible<
    (Source1.Element, Source2.Element, Source3.Element, Source4.Element, Source5.Element, Source6.Element)
  > {
    .combineLatest(source1, source2, source3, source4, source5, source6) { ($0, $1, $2, $3, $4, $5) }
  }
}

extension InfallibleType {
  /// The latest values of seven streams as a tuple, whenever one of them changes and all have one.
  public static func combineLatest<
    Source1: InfallibleType, Source2: InfallibleType, Source3: InfallibleType, Source4: InfallibleType,
    Source5: InfallibleType, Source6: InfallibleType, Source7: InfallibleType
  >(
    _ source1: Source1,
    _ source2: Source2,
    _ source3: Source3,
    _ source4: Source4,
    _ source5: Source5,
    _ source6: Source6,
    _ source7: Source7,
    resultSelector:
      @escaping (
        Source1.Element, Source2.Element, Source3.Element, Source4.Element, Source5.Element, Source6.Element,
        Source7.Element
      ) throws -> Element
  ) -> Infallible<Element> {
    Infallible(
      .combineLatest(
        source1.asObservable(), source2.asObservable(), source3.asObservable(), source4.asObservable(),
        source5.asObservable(), source6.asObservable(), source7.asObservable(), resultSelector: resultSelector))
  }
}

extension InfallibleType where Element == Any {
  /// The latest values of seven streams as a tuple, whenever one of them changes and all have one.
  public static func combineLatest<
    Source1: InfallibleType, Source2: InfallibleType, Source3: InfallibleType, Source4: InfallibleType,
    Source5: InfallibleType, Source6: InfallibleType, Source7: InfallibleType
  >(
    _ source1: Source1,
    _ source2: Source2,
    _ source3: Source3,
    _ source4: Source4,
    _ source5: Source5,
    _ source6: Source6,
    _ source7: Source7
  ) -> Infallible<
    (
      Source1.Element, Source2.Element, Source3.Element, Source4.Element, Source5.Element, Source6.Element,
      Source7.Element
    )
  > {
    .combineLatest(source1, source2, source3, source4, source5, source6, source7) { ($0, $1, $2, $3, $4, $5, $6) }
  }
}

extension InfallibleType {
  /// The latest values of eight streams as a tuple, whenever one of them changes and all have one.
  public static func combineLatest<
    Source1: InfallibleType, Source2: InfallibleType, Source3: InfallibleType, Source4: InfallibleType,
    Source5: InfallibleType, Source6: InfallibleType, Source7: InfallibleType, Source8: InfallibleType
  >(
    _ source1: Source1,
    _ source2: Source2,
    _ source3: Source3,
    _ source4: Source4,
    _ source5: Source5,
    _ source6: Source6,
    _ source7: Source7,
    _ source8: Source8,
    resultSelector:
      @escaping (
        Source1.Element, Source2.Element, Source3.Element, Source4.Element, Source5.Element, Source6.Element,
        Source7.Element, Source8.Element
      ) throws -> Element
  ) -> Infallible<Element> {
    Infallible(
      .combineLatest(
        source1.asObservable(), source2.asObservable(), source3.asObservable(), source4.asObservable(),
        source5.asObservable(), source6.asObservable(), source7.asObservable(), source8.asObservable(),
        resultSelector: resultSelector))
  }
}

extension InfallibleType where Element == Any {
  /// The latest values of eight streams as a tuple, whenever one of them changes and all have one.
  public static func combineLatest<
    Source1: InfallibleType, Source2: InfallibleType, Source3: InfallibleType, Source4: InfallibleType,
    Source5: InfallibleType, Source6: InfallibleType, Source7: InfallibleType, Source8: InfallibleType
  >(
    _ source1: Source1,
    _ source2: Source2,
    _ source3: Source3,
    _ source4: Source4,
    _ source5: Source5,
    _ source6: Source6,
    _ source7: Source7,
    _ source8: Source8
  ) -> Infallible<
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
