/// `materialize`, `dematerialize`: events as values, and back.
///
/// See https://reactivex.io/documentation/operators/materialize-dematerialize.html
extension ObservableType {
  public func materialize() -> Observable<Event<Element>> { lift { MaterializeStage($0) } }
}

extension ObservableType where Element: EventConvertible {
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
