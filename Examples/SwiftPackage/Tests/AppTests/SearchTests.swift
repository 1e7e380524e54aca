import Testing

@testable import App

@MainActor @Suite struct SearchTests {
  private let screen = SearchHarness()

  @Test func asksOnceTypingRests() async {
    screen.words.wordsStub.answer = { [$0, $0 + "s"] }
    screen.send(\.query, "s", at: 10)
    screen.send(\.query, "stream", at: 200)
    await screen.settle()
    #expect(screen.words.wordsStub.calls == ["stream"])
    #expect(screen.record(\.found) == [.next(0, []), .next(500, ["stream", "streams"])])
    #expect(screen.record(\.summary) == [.next(500, "2 words")])
  }

  @Test func anErrorIsToldAndTheNextQueryIsAsked() async {
    screen.words.wordsStub.answer = { _ in throw CancellationError() }
    screen.send(\.query, "a", at: 0)
    await screen.settle()
    #expect(screen.record(\.failed).times == [300])
    screen.words.wordsStub.answer = { [$0] }
    screen.send(\.query, "b", at: 400)
    await screen.settle()
    #expect(screen.record(\.found).values.last == ["b"])
    #expect(screen.record(\.isBusy).values == [false, true, false, true, false])
  }

  @Test func logicIsTestedByItself() {
    #expect(SearchLogic(.stub()).summary(["stream"]) == "1 word")
  }
}
