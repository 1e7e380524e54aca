/// `expect` for Swift Testing: a failure shows both timelines, one under the other.
#if canImport(Testing)
  import PorticoRuntime
  import Testing

  extension TestScheduler {
    /// Lets time pass, then compares what was recorded.
    public func expect<Element: MarbleValue>(
      _ result: TestableObserver<Element>, _ marbles: String, error: (any Error)? = nil,
      sourceLocation: SourceLocation = #_sourceLocation
    ) {
      report(difference(result, marbles, error: error), sourceLocation)
    }

    /// With the values that the characters stand for.
    public func expect<Element: Equatable>(
      _ result: TestableObserver<Element>, _ marbles: String, _ values: [Character: Element],
      error: (any Error)? = nil, sourceLocation: SourceLocation = #_sourceLocation
    ) {
      report(difference(result, marbles, values, error: error), sourceLocation)
    }

    /// Of `Void`, whatever the characters are.
    public func expect(
      _ result: TestableObserver<Void>, _ marbles: String, error: (any Error)? = nil,
      sourceLocation: SourceLocation = #_sourceLocation
    ) {
      report(difference(result, marbles, error: error), sourceLocation)
    }

    /// Lets time pass, then compares the lifetimes of a stream's subscriptions, a line each.
    public func expect<Element>(
      _ source: TestableObservable<Element>, _ lifetimes: String..., sourceLocation: SourceLocation = #_sourceLocation
    ) {
      report(difference(source, lifetimes), sourceLocation)
    }

    private func report(_ difference: String?, _ sourceLocation: SourceLocation) {
      guard let difference else { return }
      Issue.record(Comment(rawValue: "the marbles differ\n" + difference), sourceLocation: sourceLocation)
    }
  }
#endif
