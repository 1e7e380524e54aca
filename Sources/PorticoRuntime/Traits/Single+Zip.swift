/// `zip` of singles.
extension PrimitiveSequenceType where Trait == SingleTrait {
  /// The values of two singles, made into one, once all have one; the first error ends it.
  public static func zip<Element1, Element2>(
    _ source1: Single<Element1>, _ source2: Single<Element2>,
    resultSelector: @escaping (Element1, Element2) throws -> Element
  ) -> Single<Element> {
    Single(raw: .zip(source1.source, source2.source, resultSelector: resultSelector))
  }
}

extension PrimitiveSequenceType where Element == Any, Trait == SingleTrait {
  /// The values of two singles as a tuple, once all have one; the first error ends it.
  public static func zip<Element1, Element2>(
    _ source1: Single<Element1>, _ source2: Single<Element2>
  ) -> Single<(Element1, Element2)> {
    Single(raw: .zip(source1.source, source2.source) { ($0, $1) })
  }
}

extension PrimitiveSequenceType where Trait == SingleTrait {
  /// The values of three singles, made into one, once all have one; the first error ends it.
  public static func zip<Element1, Element2, Element3>(
    _ source1: Single<Element1>, _ source2: Single<Element2>, _ source3: Single<Element3>,
    resultSelector: @escaping (Element1, Element2, Element3) throws -> Element
  ) -> Single<Element> {
    Single(raw: .zip(source1.source, source2.source, source3.source, resultSelector: resultSelector))
  }
}

extension PrimitiveSequenceType where Element == Any, Trait == SingleTrait {
  /// The values of three singles as a tuple, once all have one; the first error ends it.
  public static func zip<Element1, Element2, Element3>(
    _ source1: Single<Element1>, _ source2: Single<Element2>, _ source3: Single<Element3>
  ) -> Single<(Element1, Element2, Element3)> {
    Single(raw: .zip(source1.source, source2.source, source3.source) { ($0, $1, $2) })
  }
}

extension PrimitiveSequenceType where Trait == SingleTrait {
  /// The values of four singles, made into one, once all have one; the first error ends it.
  public static func zip<Element1, Element2, Element3, Element4>(
    _ source1: Single<Element1>,
    _ source2: Single<Element2>,
    _ source3: Single<Element3>,
    _ source4: Single<Element4>,
    resultSelector: @escaping (Element1, Element2, Element3, Element4) throws -> Element
  ) -> Single<Element> {
    Single(raw: .zip(source1.source, source2.source, source3.source, source4.source, resultSelector: resultSelector))
  }
}

extension PrimitiveSequenceType where Element == Any, Trait == SingleTrait {
  /// The values of four singles as a tuple, once all have one; the first error ends it.
  public static func zip<Element1, Element2, Element3, Element4>(
    _ source1: Single<Element1>,
    _ source2: Single<Element2>,
    _ source3: Single<Element3>,
    _ source4: Single<Element4>
  ) -> Single<(Element1, Element2, Element3, Element4)> {
    Single(raw: .zip(source1.source, source2.source, source3.source, source4.source) { ($0, $1, $2, $3) })
  }
}

extension PrimitiveSequenceType where Trait == SingleTrait {
  /// The values of five singles, made into one, once all have one; the first error ends it.
  public static func zip<Element1, Element2, Element3, Element4, Element5>(
    _ source1: Single<Element1>,
    _ source2: Single<Element2>,
    _ source3: Single<Element3>,
    _ source4: Single<Element4>,
    _ source5: Single<Element5>,
    resultSelector: @escaping (Element1, Element2, Element3, Element4, Element5) throws -> Element
  ) -> Single<Element> {
    Single(
      raw: .zip(
        source1.source, source2.source, source3.source, source4.source, source5.source, resultSelector: resultSelector))
  }
}

extension PrimitiveSequenceType where Element == Any, Trait == SingleTrait {
  /// The values of five singles as a tuple, once all have one; the first error ends it.
  public static func zip<Element1, Element2, Element3, Element4, Element5>(
    _ source1: Single<Element1>,
    _ source2: Single<Element2>,
    _ source3: Single<Element3>,
    _ source4: Single<Element4>,
    _ source5: Single<Element5>
  ) -> Single<(Element1, Element2, Element3, Element4, Element5)> {
    Single(
      raw: .zip(source1.source, source2.source, source3.source, source4.source, source5.source) { ($0, $1, $2, $3, $4) }
    )
  }
}

extension PrimitiveSequenceType where Trait == SingleTrait {
  /// The values of six singles, made into one, once all have one; the first error ends it.
  public static func zip<Element1, Element2, Element3, Element4, Element5, Element6>(
    _ source1: Single<Element1>,
    _ source2: Single<Element2>,
    _ source3: Single<Element3>,
    _ source4: Single<Element4>,
    _ source5: Single<Element5>,
    _ source6: Single<Element6>,
    resultSelector: @escaping (Element1, Element2, Element3, Element4, Element5, Element6) throws -> Element
  ) -> Single<Element> {
    Single(
      raw: .zip(
        source1.source, source2.source, source3.source, source4.source, source5.source, source6.source,
        resultSelector: resultSelector))
  }
}

extension PrimitiveSequenceType where Element == Any, Trait == SingleTrait {
  /// The values of six singles as a tuple, once all have one; the first error ends it.
  public static func zip<Element1, Element2, Element3, Element4, Element5, Element6>(
    _ source1: Single<Element1>,
    _ source2: Single<Element2>,
    _ source3: Single<Element3>,
    _ source4: Single<Element4>,
    _ source5: Single<Element5>,
    _ source6: Single<Element6>
  ) -> Single<(Element1, Element2, Element3, Element4, Element5, Element6)> {
    Single(
      raw: .zip(source1.source, source2.source, source3.source, source4.source, source5.source, source6.source) {
        ($0, $1, $2, $3, $4, $5)
      })
  }
}

extension PrimitiveSequenceType where Trait == SingleTrait {
  /// The values of seven singles, made into one, once all have one; the first error ends it.
  public static func zip<Element1, Element2, Element3, Element4, Element5, Element6, Element7>(
    _ source1: Single<Element1>,
    _ source2: Single<Element2>,
    _ source3: Single<Element3>,
    _ source4: Single<Element4>,
    _ source5: Single<Element5>,
    _ source6: Single<Element6>,
    _ source7: Single<Element7>,
    resultSelector: @escaping (Element1, Element2, Element3, Element4, Element5, Element6, Element7) throws -> Element
  ) -> Single<Element> {
    Single(
      raw: .zip(
        source1.source, source2.source, source3.source, source4.source, source5.source, source6.source, source7.source,
        resultSelector: resultSelector))
  }
}

extension PrimitiveSequenceType where Element == Any, Trait == SingleTrait {
  /// The values of seven singles as a tuple, once all have one; the first error ends it.
  public static func zip<Element1, Element2, Element3, Element4, Element5, Element6, Element7>(
    _ source1: Single<Element1>,
    _ source2: Single<Element2>,
    _ source3: Single<Element3>,
    _ source4: Single<Element4>,
    _ source5: Single<Element5>,
    _ source6: Single<Element6>,
    _ source7: Single<Element7>
  ) -> Single<(Element1, Element2, Element3, Element4, Element5, Element6, Element7)> {
    Single(
      raw: .zip(
        source1.source, source2.source, source3.source, source4.source, source5.source, source6.source, source7.source
      ) { ($0, $1, $2, $3, $4, $5, $6) })
  }
}

extension PrimitiveSequenceType where Trait == SingleTrait {
  /// The values of eight singles as a tuple, once all have one; the first error ends it.
  public static func zip<Element1, Element2, Element3, Element4, Element5, Element6, Element7, Element8>(
    _ source1: Single<Element1>,
    _ source2: Single<Element2>,
    _ source3: Single<Element3>,
    _ source4: Single<Element4>,
    _ source5: Single<Element5>,
    _ source6: Single<Element6>,
    _ source7: Single<Element7>,
    _ source8: Single<Element8>,
    resultSelector:
      @escaping (Element1, Element2, Element3, Element4, Element5, Element6, Element7, Element8) throws -> Element
  ) -> Single<Element> {
    Single(
      raw: .zip(
        source1.source, source2.source, source3.source, source4.source, source5.source, source6.source, source7.source,
        source8.source, resultSelector: resultSelector))
  }
}

extension PrimitiveSequenceType where Element == Any, Trait == SingleTrait {
  /// The values of eight singles as a tuple, once all have one; the first error ends it.
  public static func zip<Element1, Element2, Element3, Element4, Element5, Element6, Element7, Element8>(
    _ source1: Single<Element1>,
    _ source2: Single<Element2>,
    _ source3: Single<Element3>,
    _ source4: Single<Element4>,
    _ source5: Single<Element5>,
    _ source6: Single<Element6>,
    _ source7: Single<Element7>,
    _ source8: Single<Element8>
  ) -> Single<(Element1, Element2, Element3, Element4, Element5, Element6, Element7, Element8)> {
    Single(
      raw: .zip(
        source1.source, source2.source, source3.source, source4.source, source5.source, source6.source, source7.source,
        source8.source
      ) { ($0, $1, $2, $3, $4, $5, $6, $7) })
  }
}
