/// `materialize`, `dematerialize`: events as values, and back.
extension ObservableType {
  /// The events as values; behind an error or a completion as a value it completes.
  ///
  ///     source       --1--x
  ///     materialize  --1--(x|)
  ///
  /// Delivered on the thread of the source.
  ///
  /// - SeeAlso: [ReactiveX, Materialize-Dematerialize](https://reactivex.io/documentation/operators/materialize-dematerialize.html)
  public func materialize() -> Observable<Event<Element>> { lift { MaterializeStage($0) } }
}

extension ObservableType where Element: EventConvertible {
  /// The events that the values are. Delivered on the thread of the source.
  ///
  /// - SeeAlso: [ReactiveX, Materialize-Dematerialize](https://reactivex.io/documentation/operators/materialize-dematerialize.html)
  public func dematerialize() -> Observable<Element.Element> { lift { DematerializeStage($0) } }
}

final class MaterializeStage<Element>: Stage<Element, Event<Element>> {
  override func next(_ value: Element) { downstream.next(.next(value)) }

  override func error(_ error: Swift.Error) {
    downstream.next(.error(error))
    complete()
  }

  override func completed() {
    downstream.next(.completed)
    complete()
  }
}

final class DematerializeStage<Element: EventConvertible>: Stage<Element, Element.Element> {
  override func next(_ value: Element) {
    switch value.event {
    case .next(let value): downstream.next(value)
    case .error(let error): fail(error)
    case .completed: complete()
    }
  }
}
