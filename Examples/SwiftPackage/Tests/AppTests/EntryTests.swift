import Testing

@testable import App

@MainActor @Suite struct EntryTests {
  private let screen = EntryHarness()

  @Test func eachTapTurnsIt() {
    screen.play(\.learnTapped, "-a-a")
    #expect(screen.record(\.isLearnt) == Timeline("ft-f", ["f": false, "t": true]))
  }

  @Test func titleIsTheWord() {
    screen.send(\.word, "stream", at: 10)
    #expect(screen.record(\.title) == [.next(10, "STREAM")])
  }
}
