/// `filter`: the values that satisfy a predicate.
extension ObservableType {
  /// The values that satisfy a predicate.
  ///
  ///     source        --1--2--3--4--|
  ///     filter(even)  -----2-----4--|
  ///
  /// Delivered on the thread of the source.
  ///
  /// - Parameter predicate: An error that it throws ends the stream.
  /// - SeeAlso: [ReactiveX, Filter](https://reactivex.io/documentation/operators/filter.html)
  @inlinable public func filter(_ predicate: @escaping (Element) throws -> Bool) -> Observable<Element> {
    Filter(asObservable(), predicate, FilterStage.self)
  }
}

@usableFromInline final class Filter<Element>: Producer<Element> {
  private let source: Observable<Element>
  private let predicate: (Element) throws -> Bool
  private let stage: FilterStage<Element>.Type

  @usableFromInline init(
    _ source: Observable<Element>, _ predicate: @escaping (Element) throws -> Bool,
    _ stage: FilterStage<Element>.Type
  ) {
    self.source = source
    self.predicate = predicate
    self.stage = stage
  }

  @usableFromInline override func run(_ sink: Sink<Element>) {
    let stage = stage.init(sink, predicate)
    stage.link()
    source.attachInside(stage)
  }
}

@usableFromInline final class FilterStage<Element>: Stage<Element, Element> {
  private let predicate: (Element) throws -> Bool

  @usableFromInline required init(
    _ downstream: borrowing Sink<Element>, _ predicate: borrowing @escaping (Element) throws -> Bool
  ) {
    self.predicate = copy predicate
    super.init(unlinked: downstream)
  }

  override func next(_ value: Element) {
    do {
      if try predicate(value) { downstream.next(value) }
    } catch {
      fail(error)
    }
  }
}
