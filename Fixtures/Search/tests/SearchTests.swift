import Testing

@testable import App

/// Answers no one, and says when it is no longer asked.
private struct Asleep: BookCatalogue {
  let notes = Notes()

  func find(_ request: BookRequest) async throws -> BookPage {
    do { try await Task.sleep(nanoseconds: 1_000_000_000_000) } catch { await notes.add("no \(request.text)") }
    throw CancellationError()
  }
}

@MainActor @Test func aSearchThatIsReplacedIsCancelled() async {
  let asleep = Asleep()
  let search = SearchHarness(catalogue: asleep)
  for (text, tick) in [("a", 0), ("b", 500)] { search.send(\.text, text, at: tick) }
  search.run()
  while await asleep.notes.lines.isEmpty { await Task.yield() }
  #expect(await asleep.notes.lines == ["no a"])
  #expect(search.record(\.isSearching) == [.next(0, false), .next(300, true)])
}

@MainActor @Test func aSearchEndsWithItsScreen() async {
  let asleep = Asleep()
  do {
    let search = SearchHarness(catalogue: asleep)
    search.send(\.text, "a", at: 0)
    search.run()
  }
  while await asleep.notes.lines.isEmpty { await Task.yield() }
}
