/// Equality of events for XCTest: a failure shows both lists, event under event.
#if canImport(XCTest)
  import PorticoRuntime
  import XCTest

  /// The events are these; a failure shows both lists, event under event.
  public func XCTAssertEqual<Element: Equatable>(
    _ lhs: [Event<Element>], _ rhs: [Event<Element>], file: StaticString = #filePath, line: UInt = #line
  ) {
    assertEqual(lhs, rhs, by: { $0 == $1 }, file, line)
  }

  /// The events are these; a failure shows both lists, event under event.
  public func XCTAssertEqual<Element: Equatable>(
    _ lhs: [SingleEvent<Element>], _ rhs: [SingleEvent<Element>], file: StaticString = #filePath, line: UInt = #line
  ) {
    assertEqual(
      lhs, rhs,
      by: { lhs, rhs in
        switch (lhs, rhs) {
        case (.success(let lhs), .success(let rhs)): lhs == rhs
        case (.failure(let lhs), .failure(let rhs)): "\(lhs)" == "\(rhs)"
        default: false
        }
      }, file, line)
  }

  /// The events are these; a failure shows both lists, event under event.
  public func XCTAssertEqual<Element: Equatable>(
    _ lhs: [MaybeEvent<Element>], _ rhs: [MaybeEvent<Element>], file: StaticString = #filePath, line: UInt = #line
  ) {
    assertEqual(lhs, rhs, by: { $0 == $1 }, file, line)
  }

  /// The events are these; a failure shows both lists, event under event.
  public func XCTAssertEqual(
    _ lhs: [CompletableEvent], _ rhs: [CompletableEvent], file: StaticString = #filePath, line: UInt = #line
  ) {
    assertEqual(lhs, rhs, by: { $0 == $1 }, file, line)
  }

  /// The events are these; a failure shows both lists, event under event.
  public func XCTAssertEqual<Element: Equatable>(
    _ lhs: [Recorded<Event<Element>>], _ rhs: [Recorded<Event<Element>>], file: StaticString = #filePath,
    line: UInt = #line
  ) {
    assertEqual(lhs, rhs, by: { $0 == $1 }, file, line)
  }

  /// The values that came are these, whenever they did; an error or a completion among the events fails.
  public func XCTAssertRecordedElements<Element: Equatable>(
    _ stream: [Recorded<Event<Element>>], _ elements: [Element], file: StaticString = #filePath, line: UInt = #line
  ) {
    if let end = stream.first(where: { $0.value.isStopEvent }) {
      return XCTFail("An end came among the values: \(end)", file: file, line: line)
    }
    assertEqual(stream.compactMap(\.value.element), elements, by: { $0 == $1 }, file, line)
  }

  private func assertEqual<Value>(
    _ lhs: [Value], _ rhs: [Value], by isEqual: (Value, Value) -> Bool, _ file: StaticString, _ line: UInt
  ) {
    if lhs.count == rhs.count && zip(lhs, rhs).allSatisfy(isEqual) { return }
    XCTFail("\n" + ListDifference(lhs, rhs, by: isEqual).description, file: file, line: line)
  }
#endif
