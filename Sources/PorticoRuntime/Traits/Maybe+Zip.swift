/// `zip` of maybes.
extension PrimitiveSequenceType where Trait == MaybeTrait {
  /// The values of two maybes, made into one, once all have one; one without a value completes it, the first error
  /// ends it.
  public static func zip<Element1, Element2>(
    _ source1: Maybe<Element1>, _ source2: Maybe<Element2>,
    resultSelector: @escaping (Element1, Element2) throws -> Element
  ) -> Maybe<Element> {
    Maybe(raw: .zip(source1.source, source2.source, resultSelector: resultSelector))
  }
}

extension PrimitiveSequenceType where Element == Any, Trait == MaybeTrait {
  /// The values of two maybes as a tuple, once all have one; one without a value completes it, the first error ends
  /// it.
  public static func zip<Element1, Element2>(
    _ source1: Maybe<Element1>, _ source2: Maybe<Element2>
  ) -> Maybe<(Element1, Element2)> {
    Maybe(raw: .zip(source1.source, source2.source) { ($0, $1) })
  }
}

extension PrimitiveSequenceType where Trait == MaybeTrait {
  /// The values of three maybes, made into one, once all have one; one without a value completes it, the first
  /// error ends it.
  public static func zip<Element1, Element2, Element3>(
    _ source1: Maybe<Element1>, _ source2: Maybe<Element2>, _ source3: Maybe<Element3>,
    resultSelector: @escaping (Element1, Element2, Element3) throws -> Element
  ) -> Maybe<Element> {
    Maybe(raw: .zip(source1.source, source2.source, source3.source, resultSelector: resultSelector))
  }
}

extension PrimitiveSequenceType where Element == Any, Trait == MaybeTrait {
  /// The values of three maybes as a tuple, once all have one; one without a value completes it, the first error
  /// ends it.
  public static func zip<Element1, Element2, Element3>(
    _ source1: Maybe<Element1>, _ source2: Maybe<Element2>, _ source3: Maybe<Element3>
  ) -> Maybe<(Element1, Element2, Element3)> {
    Maybe(raw: .zip(source1.source, source2.source, source3.source) { ($0, $1, $2) })
  }
}

extension PrimitiveSequenceType where Trait == MaybeTrait {
  /// The values of four maybes, made into one, once all have one; one without a value completes it, the first error
  /// ends it.
  public static func zip<Element1, Element2, Element3, Element4>(
    _ source1: Maybe<Element1>,
    _ source2: Maybe<Element2>,
    _ source3: Maybe<Element3>,
    _ source4: Maybe<Element4>,
    resultSelector: @escaping (Element1, Element2, Element3, Element4) throws -> Element
  ) -> Maybe<Element> {
    Maybe(raw: .zip(source1.source, source2.source, source3.source, source4.source, resultSelector: resultSelector))
  }
}

extension PrimitiveSequenceType where Element == Any, Trait == MaybeTrait {
  /// The values of four maybes as a tuple, once all have one; one without a value completes it, the first error
  /// ends it.
  public static func zip<Element1, Element2, Element3, Element4>(
    _ source1: Maybe<Element1>,
    _ source2: Maybe<Element2>,
    _ source3: Maybe<Element3>,
    _ source4: Maybe<Element4>
  ) -> Maybe<(Element1, Element2, Element3, Element4)> {
    Maybe(raw: .zip(source1.source, source2.source, source3.source, source4.source) { ($0, $1, $2, $3) })
  }
}

extension PrimitiveSequenceType where Trait == MaybeTrait {
  /// The values of five maybes, made into one, once all have one; one without a value completes it, the first error
  /// ends it.
  public static func zip<Element1, Element2, Element3, Element4, Element5>(
    _ source1: Maybe<Element1>,
    _ source2: Maybe<Element2>,
    _ source3: Maybe<Element3>,
    _ source4: Maybe<Element4>,
    _ source5: Maybe<Element5>,
    resultSelector: @escaping (Element1, Element2, Element3, Element4, Element5) throws -> Element
  ) -> Maybe<Element> {
    Maybe(
      raw: .zip(
        source1.source, source2.source, source3.source, source4.source, source5.source, resultSelector: resultSelector))
  }
}

extension PrimitiveSequenceType where Element == Any, Trait == MaybeTrait {
  /// The values of five maybes as a tuple, once all have one; one without a value completes it, the first error
  /// ends it.
  public static func zip<Element1, Element2, Element3, Element4, Element5>(
    _ source1: Maybe<Element1>,
    _ source2: Maybe<Element2>,
    _ source3: Maybe<Element3>,
    _ source4: Maybe<Element4>,
    _ source5: Maybe<Element5>
  ) -> Maybe<(Element1, Element2, Element3, Element4, Element5)> {
    Maybe(
      raw: .zip(source1.source, source2.source, source3.source, source4.source, source5.source) { ($0, $1, $2, $3, $4) }
    )
  }
}

extension PrimitiveSequenceType where Trait == MaybeTrait {
  /// The values of six maybes, made into one, once all have one; one without a value completes it, the first error
  /// ends it.
  public static func zip<Element1, Element2, Element3, Element4, Element5, Element6>(
    _ source1: Maybe<Element1>,
    _ source2: Maybe<Element2>,
    _ source3: Maybe<Element3>,
    _ source4: Maybe<Element4>,
    _ source5: Maybe<Element5>,
    _ source6: Maybe<Element6>,
    resultSelector: @escaping (Element1, Element2, Element3, Element4, Element5, Element6) throws -> Element
  ) -> Maybe<Element> {
    Maybe(
      raw: .zip(
        source1.source, source2.source, source3.source, source4.source, source5.source, source6.source,
        resultSelector: resultSelector))
  }
}

extension PrimitiveSequenceType where Element == Any, Trait == MaybeTrait {
  /// The values of six maybes as a tuple, once all have one; one without a value completes it, the first error ends
  /// it.
  public static func zip<Element1, Element2, Element3, Element4, Element5, Element6>(
    _ source1: Maybe<Element1>,
    _ source2: Maybe<Element2>,
    _ source3: Maybe<Element3>,
    _ source4: Maybe<Element4>,
    _ source5: Maybe<Element5>,
    _ source6: Maybe<Element6>
  ) -> Maybe<(Element1, Element2, Element3, Element4, Element5, Element6)> {
    Maybe(
      raw: .zip(source1.source, source2.source, source3.source, source4.source, source5.source, source6.source) {
        ($0, $1, $2, $3, $4, $5)
      })
  }
}

extension PrimitiveSequenceType where Trait == MaybeTrait {
  /// The values of seven maybes, made into one, once all have one; one without a value completes it, the first
  /// error ends it.
  public static func zip<Element1, Element2, Element3, Element4, Element5, Element6, Element7>(
    _ source1: Maybe<Element1>,
    _ source2: Maybe<Element2>,
    _ source3: Maybe<Element3>,
    _ source4: Maybe<Element4>,
    _ source5: Maybe<Element5>,
    _ source6: Maybe<Element6>,
    _ source7: Maybe<Element7>,
    resultSelector: @escaping (Element1, Element2, Element3, Element4, Element5, Element6, Element7) throws -> Element
  ) -> Maybe<Element> {
    Maybe(
      raw: .zip(
        source1.source, source2.source, source3.source, source4.source, source5.source, source6.source, source7.source,
        resultSelector: resultSelector))
  }
}

extension PrimitiveSequenceType where Element == Any, Trait == MaybeTrait {
  /// The values of seven maybes as a tuple, once all have one; one without a value completes it, the first error
  /// ends it.
  public static func zip<Element1, Element2, Element3, Element4, Element5, Element6, Element7>(
    _ source1: Maybe<Element1>,
    _ source2: Maybe<Element2>,
    _ source3: Maybe<Element3>,
    _ source4: Maybe<Element4>,
    _ source5: Maybe<Element5>,
    _ source6: Maybe<Element6>,
    _ source7: Maybe<Element7>
  ) -> Maybe<(Element1, Element2, Element3, Element4, Element5, Element6, Element7)> {
    Maybe(
      raw: .zip(
        source1.source, source2.source, source3.source, source4.source, source5.source, source6.source, source7.source
      ) { ($0, $1, $2, $3, $4, $5, $6) })
  }
}

extension PrimitiveSequenceType where Trait == MaybeTrait {
  /// The values of eight maybes as a tuple, once all have one; one without a value completes it, the first error
  /// ends it.
  public static func zip<Element1, Element2, Element3, Element4, Element5, Element6, Element7, Element8>(
    _ source1: Maybe<Element1>,
    _ source2: Maybe<Element2>,
    _ source3: Maybe<Element3>,
    _ source4: Maybe<Element4>,
    _ source5: Maybe<Element5>,
    _ source6: Maybe<Element6>,
    _ source7: Maybe<Element7>,
    _ source8: Maybe<Element8>,
    resultSelector:
      @escaping (Element1, Element2, Element3, Element4, Element5, Element6, Element7, Element8) throws -> Element
  ) -> Maybe<Element> {
    Maybe(
      raw: .zip(
        source1.source, source2.source, source3.source, source4.source, source5.source, source6.source, source7.source,
        source8.source, resultSelector: resultSelector))
  }
}

extension PrimitiveSequenceType where Element == Any, Trait == MaybeTrait {
  /// The values of eight maybes as a tuple, once all have one; one without a value completes it, the first error
  /// ends it.
  public static func zip<Element1, Element2, Element3, Element4, Element5, Element6, Element7, Element8>(
    _ source1: Maybe<Element1>,
    _ source2: Maybe<Element2>,
    _ source3: Maybe<Element3>,
    _ source4: Maybe<Element4>,
    _ source5: Maybe<Element5>,
    _ source6: Maybe<Element6>,
    _ source7: Maybe<Element7>,
    _ source8: Maybe<Element8>
  ) -> Maybe<(Element1, Element2, Element3, Element4, Element5, Element6, Element7, Element8)> {
    Maybe(
      raw: .zip(
        source1.source, source2.source, source3.source, source4.source, source5.source, source6.source, source7.source,
        source8.source
      ) { ($0, $1, $2, $3, $4, $5, $6, $7) })
  }
}
