/// What a record or a lifetime must look like.
///
/// The difference is a value, so that any test library can report it; see `expect` for Swift Testing.
import PorticoRuntime

extension TestScheduler {
  /// Both timelines, one under the other, where they differ; nil where they don't.
  ///
  /// `#` stands for any error, unless one is named.
  public func difference<Element: MarbleValue>(
    _ result: TestableObserver<Element>, _ marbles: String, error: (any Error)? = nil
  ) -> String? {
    difference(result, marbles, .own, error) { $0 == $1 }
  }

  /// The same with the values that the characters stand for.
  public func difference<Element: Equatable>(
    _ result: TestableObserver<Element>, _ marbles: String, _ values: [Character: Element],
    error: (any Error)? = nil
  ) -> String? {
    difference(result, marbles, MarbleKey(values), error) { $0 == $1 }
  }

  /// The same of `Void`, whatever the characters are.
  public func difference(
    _ result: TestableObserver<Void>, _ marbles: String, error: (any Error)? = nil
  ) -> String? {
    difference(result, marbles, .void, error) { _, _ in true }
  }

  /// The lifetimes of a stream's subscriptions, a line each.
  public func difference<Element>(_ source: TestableObservable<Element>, _ lifetimes: [String]) -> String? {
    run()
    return Lifetime.difference(expected: lifetimes, came: source.subscriptions)
  }

  private func difference<Element>(
    _ result: TestableObserver<Element>, _ marbles: String, _ key: MarbleKey<Element>, _ error: (any Error)?,
    _ isEqual: (Element, Element) -> Bool
  ) -> String? {
    run()
    let expected = read(marbles, key, error ?? MarbleError())
    let came = result.events
    let areEqual =
      expected.count == came.count
      && zip(expected, came).allSatisfy { expected, came in
        guard expected.time == came.time else { return false }
        switch (expected.value, came.value) {
        case (.completed, .completed): return true
        case (.error(let lhs), .error(let rhs)): return error == nil || "\(lhs)" == "\(rhs)"
        case (.next(let lhs), .next(let rhs)): return isEqual(lhs, rhs)
        default: return false
        }
      }
    if areEqual { return nil }
    return Comparison(
      expected: Timeline(events: expected, key: key), came: Timeline(events: came, key: key)
    ).description
  }
}
