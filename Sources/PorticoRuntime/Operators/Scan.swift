/// `scan`, `reduce`: values gathered into one, each step or only the last of them delivered.
///
///     source         --1--2--3--|
///     scan(0, +)     --1--3--6--|
///     reduce(0, +)   -----------6|
///
/// An error thrown by the accumulator ends the stream with it. See
/// https://reactivex.io/documentation/operators/scan.html
extension ObservableType {
  @inlinable public func scan<Result>(
    _ seed: Result, accumulator: @escaping (Result, Element) throws -> Result
  ) -> Observable<Result> {
    lift { ScanStage($0, seed) { $0 = try accumulator($0, $1) } }
  }

  @inlinable public func scan<Result>(
    into seed: Result, accumulator: @escaping (inout Result, Element) throws -> Void
  ) -> Observable<Result> {
    lift { ScanStage($0, seed, accumulator) }
  }

  public func reduce<Result>(
    _ seed: Result, accumulator: @escaping (Result, Element) throws -> Result
  ) -> Observable<Result> {
    reduce(seed, accumulator: accumulator) { $0 }
  }

  public func reduce<Accumulated, Result>(
    _ seed: Accumulated, accumulator: @escaping (Accumulated, Element) throws -> Accumulated,
    mapResult: @escaping (Accumulated) throws -> Result
  ) -> Observable<Result> {
    lift { ReduceStage($0, seed, { $0 = try accumulator($0, $1) }, mapResult) }
  }

  /// All the values, once the stream has completed.
  public func toArray() -> Single<[Element]> {
    Single(raw: lift { ReduceStage($0, [], { $0.append($1) }, { $0 }) })
  }
}

@usableFromInline final class ScanStage<Input, Output>: Stage<Input, Output> {
  @exclusivity(unchecked) private var state: Output
  private let accumulate: (inout Output, Input) throws -> Void

  @usableFromInline init(
    _ downstream: Sink<Output>, _ seed: Output, _ accumulate: @escaping (inout Output, Input) throws -> Void
  ) {
    state = seed
    self.accumulate = accumulate
    super.init(downstream)
  }

  override func next(_ value: Input) {
    do {
      var state = self.state
      try accumulate(&state, value)
      self.state = state
      downstream.next(state)
    } catch {
      fail(error)
    }
  }
}

final class ReduceStage<Input, State, Output>: Stage<Input, Output> {
  private var state: State
  private let accumulate: (inout State, Input) throws -> Void
  private let result: (State) throws -> Output

  init(
    _ downstream: Sink<Output>, _ seed: State, _ accumulate: @escaping (inout State, Input) throws -> Void,
    _ result: @escaping (State) throws -> Output
  ) {
    state = seed
    self.accumulate = accumulate
    self.result = result
    super.init(downstream)
  }

  override func next(_ value: Input) {
    do {
      try accumulate(&state, value)
    } catch {
      fail(error)
    }
  }

  override func completed() {
    do {
      downstream.next(try result(state))
      complete()
    } catch {
      fail(error)
    }
  }
}
