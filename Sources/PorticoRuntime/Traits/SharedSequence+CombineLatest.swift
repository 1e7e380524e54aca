/// `combineLatest` of shared sequences of one kind.
extension SharedSequenceConvertibleType {
  /// The latest values of two streams, made into one, whenever one of them changes and all have one.
  public static func combineLatest<Source1: SharedSequenceConvertibleType, Source2: SharedSequenceConvertibleType>(
    _ source1: Source1, _ source2: Source2,
    resultSelector: @escaping (Source1.Element, Source2.Element) throws -> Element
  ) -> SharedSequence<SharingStrategy, Element>
  where
    Source1.SharingStrategy == SharingStrategy,
    Source2.SharingStrategy == SharingStrategy
  {
    SharedSequence(.combineLatest(source1.asObservable(), source2.asObservable(), resultSelector: resultSelector))
  }
}

extension SharedSequenceConvertibleType where Element == Any {
  /// The latest values of two streams as a tuple, whenever one of them changes and all have one.
  public static func combineLatest<Source1: SharedSequenceConvertibleType, Source2: SharedSequenceConvertibleType>(
    _ source1: Source1, _ source2: Source2
  ) -> SharedSequence<SharingStrategy, (Source1.Element, Source2.Element)>
  where
    Source1.SharingStrategy == SharingStrategy,
    Source2.SharingStrategy == SharingStrategy
  {
    SharedSequence(.combineLatest(source1.asObservable(), source2.asObservable()) { ($0, $1) })
  }
}

extension SharedSequenceConvertibleType {
  /// The latest values of three streams, made into one, whenever one of them changes and all have one.
  public static func combineLatest<
    Source1: SharedSequenceConvertibleType, Source2: SharedSequenceConvertibleType,
    Source3: SharedSequenceConvertibleType
  >(
    _ source1: Source1, _ source2: Source2, _ source3: Source3,
    resultSelector: @escaping (Source1.Element, Source2.Element, Source3.Element) throws -> Element
  ) -> SharedSequence<SharingStrategy, Element>
  where
    Source1.SharingStrategy == SharingStrategy,
    Source2.SharingStrategy == SharingStrategy,
    Source3.SharingStrategy == SharingStrategy
  {
    SharedSequence(
      .combineLatest(
        source1.asObservable(), source2.asObservable(), source3.asObservable(), resultSelector: resultSelector))
  }
}

extension SharedSequenceConvertibleType where Element == Any {
  /// The latest values of three streams as a tuple, whenever one of them changes and all have one.
  public static func combineLatest<
    Source1: SharedSequenceConvertibleType, Source2: SharedSequenceConvertibleType,
    Source3: SharedSequenceConvertibleType
  >(
    _ source1: Source1, _ source2: Source2, _ source3: Source3
  ) -> SharedSequence<SharingStrategy, (Source1.Element, Source2.Element, Source3.Element)>
  where
    Source1.SharingStrategy == SharingStrategy,
    Source2.SharingStrategy == SharingStrategy,
    Source3.SharingStrategy == SharingStrategy
  {
    SharedSequence(
      .combineLatest(source1.asObservable(), source2.asObservable(), source3.asObservable()) { ($0, $1, $2) })
  }
}

extension SharedSequenceConvertibleType {
  /// The latest values of four streams, made into one, whenever one of them changes and all have one.
  public static func combineLatest<
    Source1: SharedSequenceConvertibleType, Source2: SharedSequenceConvertibleType,
    Source3: SharedSequenceConvertibleType, Source4: SharedSequenceConvertibleType
  >(
    _ source1: Source1, _ source2: Source2, _ source3: Source3, _ source4: Source4,
    resultSelector: @escaping (Source1.Element, Source2.Element, Source3.Element, Source4.Element) throws -> Element
  ) -> SharedSequence<SharingStrategy, Element>
  where
    Source1.SharingStrategy == SharingStrategy,
    Source2.SharingStrategy == SharingStrategy,
    Source3.SharingStrategy == SharingStrategy,
    Source4.SharingStrategy == SharingStrategy
  {
    SharedSequence(
      .combineLatest(
        source1.asObservable(), source2.asObservable(), source3.asObservable(), source4.asObservable(),
        resultSelector: resultSelector))
  }
}

extension SharedSequenceConvertibleType where Element == Any {
  /// The latest values of four streams as a tuple, whenever one of them changes and all have one.
  public static func combineLatest<
    Source1: SharedSequenceConvertibleType, Source2: SharedSequenceConvertibleType,
    Source3: SharedSequenceConvertibleType, Source4: SharedSequenceConvertibleType
  >(
    _ source1: Source1, _ source2: Source2, _ source3: Source3, _ source4: Source4
  ) -> SharedSequence<SharingStrategy, (Source1.Element, Source2.Element, Source3.Element, Source4.Element)>
  where
    Source1.SharingStrategy == SharingStrategy,
    Source2.SharingStrategy == SharingStrategy,
    Source3.SharingStrategy == SharingStrategy,
    Source4.SharingStrategy == SharingStrategy
  {
    SharedSequence(
      .combineLatest(source1.asObservable(), source2.asObservable(), source3.asObservable(), source4.asObservable()) {
        ($0, $1, $2, $3)
      })
  }
}
