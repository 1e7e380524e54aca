/// `scan`, `reduce`, `toArray`: values gathered into one, each step or only the last of them delivered.
extension ObservableType {
  /// Values gathered into one, each step delivered.
  ///
  ///     source      --1--2--3--|
  ///     scan(0, +)  --1--3--6--|
  ///
  /// Delivered on the thread of the source.
  ///
  /// - Parameters:
  ///   - seed: What each subscriber begins with; it is not delivered.
  ///   - accumulator: The step from what was gathered and a value; an error that it throws ends the stream.
  /// - SeeAlso: [ReactiveX, Scan](https://reactivex.io/documentation/operators/scan.html)
  @inlinable public func scan<Result>(
    _ seed: Result, accumulator: @escaping (Result, Element) throws -> Result
  ) -> Observable<Result> {
    lift { ScanStage($0, seed) { $0 = try accumulator($0, $1) } }
  }

  /// Values gathered in place, each step delivered.
  ///
  /// - Parameters:
  ///   - seed: What each subscriber begins with; it is not delivered.
  ///   - accumulator: Takes a value in; an error that it throws ends the stream.
  @inlinable public func scan<Result>(
    into seed: Result, accumulator: @escaping (inout Result, Element) throws -> Void
  ) -> Observable<Result> {
    lift { ScanStage($0, seed, accumulator) }
  }

  /// Values gathered into one, the last step delivered with the completion.
  ///
  ///     source        --1--2--3--|
  ///     reduce(0, +)  -----------(6|)
  ///
  /// Delivered on the thread of the source. Without a value it is the seed.
  ///
  /// - Parameters:
  ///   - seed: What each subscriber begins with.
  ///   - accumulator: The step from what was gathered and a value; an error that it throws ends the stream.
  /// - SeeAlso: [ReactiveX, Reduce](https://reactivex.io/documentation/operators/reduce.html)
  public func reduce<Result>(
    _ seed: Result, accumulator: @escaping (Result, Element) throws -> Result
  ) -> Observable<Result> {
    reduce(seed, accumulator: accumulator) { $0 }
  }

  /// Values gathered into one, of which the result is delivered with the completion.
  ///
  /// - Parameters:
  ///   - seed: What each subscriber begins with.
  ///   - accumulator: The step from what was gathered and a value; an error that it throws ends the stream.
  ///   - mapResult: Makes the result; an error that it throws ends the stream.
  public func reduce<Accumulated, Result>(
    _ seed: Accumulated, accumulator: @escaping (Accumulated, Element) throws -> Accumulated,
    mapResult: @escaping (Accumulated) throws -> Result
  ) -> Observable<Result> {
    lift { ReduceStage($0, seed, { $0 = try accumulator($0, $1) }, mapResult) }
  }

  /// All the values, once the stream has completed.
  ///
  /// - SeeAlso: [ReactiveX, To](https://reactivex.io/documentation/operators/to.html)
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
