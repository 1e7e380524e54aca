/// `withUnretained`: the values with an object that is held weakly; the stream completes when it is gone.
extension ObservableType {
  public func withUnretained<Object: AnyObject, Result>(
    _ object: Object, resultSelector: @escaping (Object, Element) -> Result
  ) -> Observable<Result> {
    lift { [weak object] in UnretainedStage($0, object, resultSelector) }
  }

  public func withUnretained<Object: AnyObject>(_ object: Object) -> Observable<(Object, Element)> {
    withUnretained(object) { ($0, $1) }
  }
}

final class UnretainedStage<Object: AnyObject, Input, Output>: Stage<Input, Output> {
  private weak var object: Object?
  private let selector: (Object, Input) -> Output

  init(_ downstream: Sink<Output>, _ object: Object?, _ selector: @escaping (Object, Input) -> Output) {
    self.object = object
    self.selector = selector
    super.init(downstream)
  }

  override func next(_ value: Input) {
    if let object { downstream.next(selector(object, value)) } else { complete() }
  }
}
