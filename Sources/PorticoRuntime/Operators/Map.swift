/// `map`: each value transformed.
///
///     source   --1--2--3--|
///     map(×10) --10-20-30-|
///
/// An error thrown by the transform ends the stream with it. Runs on the thread of the source.
/// See https://reactivex.io/documentation/operators/map.html
extension ObservableType {
  public func map<Result>(_ transform: @escaping (Element) throws -> Result) -> Observable<Result> {
    Map(asObservable(), transform)
  }
}

final class Map<Input, Output>: Producer<Output> {
  private let source: Observable<Input>
  private let transform: (Input) throws -> Output

  init(_ source: Observable<Input>, _ transform: @escaping (Input) throws -> Output) {
    self.source = source
    self.transform = transform
  }

  override func run(_ sink: Sink<Output>) { source.attach(MapStage(sink, transform)) }
}

final class MapStage<Input, Output>: Stage<Input, Output> {
  private let transform: (Input) throws -> Output

  init(_ downstream: Sink<Output>, _ transform: @escaping (Input) throws -> Output) {
    self.transform = transform
    super.init(downstream)
  }

  override func next(_ value: Input) {
    do {
      downstream.next(try transform(value))
    } catch {
      fail(error)
    }
  }
}
