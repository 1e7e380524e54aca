/// Streams and records in marbles, one tick a column.
///
///     let time = TestScheduler.marbles()
///     let source = time.hot("-1--2--3|", of: Int.self)
///     let result = time.record(source.map { $0 * 2 })
///     time.expect(result,   "-2--4--6|")
///     time.expect(source,   "^-------!")
import PorticoRuntime

extension TestScheduler {
  /// A scheduler for marbles: a column is a tick is a millisecond, and nothing takes time by itself.
  public static func marbles() -> TestScheduler {
    TestScheduler(initialClock: 0, resolution: 0.001, simulateProcessingDelay: false)
  }

  /// A stream whose values are the characters, each at its column, whoever listens.
  public func hot(_ marbles: String, error: any Error = MarbleError()) -> TestableObservable<String> {
    hot(marbles, of: String.self, error: error)
  }

  /// A stream whose values are the characters, each at its column after a subscription.
  public func cold(_ marbles: String, error: any Error = MarbleError()) -> TestableObservable<String> {
    cold(marbles, of: String.self, error: error)
  }

  /// A stream whose values are what the characters stand for, each at its column, whoever listens.
  public func hot<Element: MarbleValue>(
    _ marbles: String, of type: Element.Type, error: any Error = MarbleError()
  ) -> TestableObservable<Element> {
    createHotObservable(read(marbles, .own, error))
  }

  /// A stream whose values are what the characters stand for, each at its column after a subscription.
  public func cold<Element: MarbleValue>(
    _ marbles: String, of type: Element.Type, error: any Error = MarbleError()
  ) -> TestableObservable<Element> {
    createColdObservable(read(marbles, .own, error))
  }

  /// Of `Void`, whatever the characters are.
  public func hot(
    _ marbles: String, of type: Void.Type, error: any Error = MarbleError()
  ) -> TestableObservable<Void> {
    createHotObservable(read(marbles, .void, error))
  }

  /// Of `Void`, whatever the characters are.
  public func cold(
    _ marbles: String, of type: Void.Type, error: any Error = MarbleError()
  ) -> TestableObservable<Void> {
    createColdObservable(read(marbles, .void, error))
  }

  /// With the values that the characters stand for.
  public func hot<Element: Equatable>(
    _ marbles: String, _ values: [Character: Element], error: any Error = MarbleError()
  ) -> TestableObservable<Element> {
    createHotObservable(read(marbles, MarbleKey(values), error))
  }

  /// With the values that the characters stand for.
  public func cold<Element: Equatable>(
    _ marbles: String, _ values: [Character: Element], error: any Error = MarbleError()
  ) -> TestableObservable<Element> {
    createColdObservable(read(marbles, MarbleKey(values), error))
  }

  /// Subscribes at a column, now if it is the present one, disposes at another, and records what comes.
  ///
  /// For this subscription the scheduler is main: drivers and signals, `observe(on:)` main and timers of theirs follow
  /// its clock, on the thread of the test.
  public func record<Stream: ObservableConvertibleType>(
    _ stream: Stream, from start: TestTime = 0, until end: TestTime? = nil
  ) -> TestableObserver<Stream.Element> {
    let observer = createObserver(Stream.Element.self)
    let subscription = SingleAssignmentDisposable()
    let subscribe = { subscription.setDisposable(stream.asObservable().replacingMain(with: self).subscribe(observer)) }
    if start <= clock { subscribe() } else { scheduleAt(start, action: subscribe) }
    if let end { scheduleAt(end) { subscription.dispose() } }
    return observer
  }

  /// Lets time pass until marbles that a line can show have all come.
  func run() {
    if clock < Defaults.disposed { advanceTo(Defaults.disposed) }
  }

  func read<Element>(
    _ marbles: String, _ key: MarbleKey<Element>, _ error: any Error
  ) -> [Recorded<Event<Element>>] {
    MarbleLine(marbles).marks.map { column, mark in
      switch mark {
      case .completed: return .completed(column)
      case .error: return .error(column, error)
      case .value(let character):
        guard let value = key.value(character) else {
          preconditionFailure("\"\(marbles)\": '\(character)' stands for no \(Element.self).")
        }
        return .next(column, value)
      }
    }
  }
}
