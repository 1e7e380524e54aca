/// `map`: each value transformed.
extension ObservableType {
  /// Each value transformed.
  ///
  ///     source    --1--2--3--|
  ///     map(× 2)  --2--4--6--|
  ///
  /// Delivered on the thread of the source.
  ///
  /// - Parameter transform: An error that it throws ends the stream.
  /// - SeeAlso: [ReactiveX, Map](https://reactivex.io/documentation/operators/map.html)
  @inlinable public func map<Result>(_ transform: @escaping (Element) throws -> Result) -> Observable<Result> {
    Map(asObservable(), transform, MapStage.self)
  }
}

@usableFromInline final class Map<Input, Output>: Producer<Output> {
  private let source: Observable<Input>
  private let transform: (Input) throws -> Output
  private let stage: MapStage<Input, Output>.Type

  @usableFromInline init(
    _ source: Observable<Input>, _ transform: @escaping (Input) throws -> Output,
    _ stage: MapStage<Input, Output>.Type
  ) {
    self.source = source
    self.transform = transform
    self.stage = stage
  }

  @usableFromInline override func run(_ sink: Sink<Output>) {
    let stage = stage.init(sink, transform)
    stage.link()
    source.attachInside(stage)
  }
}

@usableFromInline final class MapStage<Input, Output>: Stage<Input, Output> {
  private let transform: (Input) throws -> Output

  @usableFromInline required init(
    _ downstream: borrowing Sink<Output>, _ transform: borrowing @escaping (Input) throws -> Output
  ) {
    self.transform = copy transform
    super.init(unlinked: downstream)
  }

  override func next(_ value: Input) {
    do {
      downstream.next(try transform(value))
    } catch {
      fail(error)
    }
  }
}
