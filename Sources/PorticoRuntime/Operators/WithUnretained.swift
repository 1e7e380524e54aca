/// `withUnretained`: the values with an object that is held weakly.
extension ObservableType {
  /// The values with an object that is held weakly; the first value that comes without it completes the stream.
  /// Delivered on the thread of the source.
  ///
  /// - Parameters:
  ///   - object: Who is not kept alive.
  ///   - resultSelector: Makes the result. A pair that holds the object must not reach an operator that keeps
  ///     values.
  public func withUnretained<Object: AnyObject, Result>(
    _ object: Object, resultSelector: @escaping (Object, Element) -> Result
  ) -> Observable<Result> {
    lift { [weak object] in UnretainedStage($0, object, resultSelector) }
  }

  /// The values in pairs with an object that is held weakly; the first value that comes without it completes the
  /// stream.
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
