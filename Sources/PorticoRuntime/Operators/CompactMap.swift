/// `compactMap`: each value transformed, those without a result left out.
extension ObservableType {
  /// Each value transformed, those without a result left out.
  ///
  ///     source           --"1"--"x"--"3"--|
  ///     compactMap(Int)  --1----------3---|
  ///
  /// Delivered on the thread of the source.
  ///
  /// - Parameter transform: An error that it throws ends the stream.
  /// - SeeAlso: [ReactiveX, Filter](https://reactivex.io/documentation/operators/filter.html)
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
