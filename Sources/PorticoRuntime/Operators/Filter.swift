/// `filter`: the values that satisfy a predicate.
///
///     source        --1--2--3--4--|
///     filter(even)  -----2-----4--|
///
/// An error thrown by the predicate ends the stream with it. Runs on the thread of the source.
/// See https://reactivex.io/documentation/operators/filter.html
extension ObservableType {
  public func filter(_ predicate: @escaping (Element) throws -> Bool) -> Observable<Element> {
    Filter(asObservable(), predicate)
  }
}

final class Filter<Element>: Producer<Element> {
  private let source: Observable<Element>
  private let predicate: (Element) throws -> Bool

  init(_ source: Observable<Element>, _ predicate: @escaping (Element) throws -> Bool) {
    self.source = source
    self.predicate = predicate
  }

  override func run(_ sink: Sink<Element>) { source.attach(FilterStage(sink, predicate)) }
}

final class FilterStage<Element>: Stage<Element, Element> {
  private let predicate: (Element) throws -> Bool

  init(_ downstream: Sink<Element>, _ predicate: @escaping (Element) throws -> Bool) {
    self.predicate = predicate
    super.init(downstream)
  }

  override func next(_ value: Element) {
    do {
      if try predicate(value) { downstream.next(value) }
    } catch {
      fail(error)
    }
  }
}
