/// `compactMap`: each value transformed, those without a result left out.
///
///     source           --"1"--"x"--"3"--|
///     compactMap(Int)  --1----------3---|
///
/// An error thrown by the transform ends the stream with it. Runs on the thread of the source.
/// See https://reactivex.io/documentation/operators/filter.html
extension ObservableType {
  @inlinable public func compactMap<Result>(_ transform: @escaping (Element) throws -> Result?) -> Observable<Result> {
    lift { CompactMapStage($0, transform) }
  }
}

@usableFromInline final class CompactMapStage<Input, Output>: Stage<Input, Output> {
  private let transform: (Input) throws -> Output?

  @usableFromInline init(_ downstream: Sink<Output>, _ transform: @escaping (Input) throws -> Output?) {
    self.transform = transform
    super.init(downstream)
  }

  override func next(_ value: Input) {
    do {
      if let result = try transform(value) { downstream.next(result) }
    } catch {
      fail(error)
    }
  }
}
