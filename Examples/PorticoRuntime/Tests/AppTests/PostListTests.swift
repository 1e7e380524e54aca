import Testing

@testable import App

@MainActor @Suite struct PostListTests {
  private let screen = PostListHarness()

  @Test func showsNoEmptyViewBeforeThereIsAnAnswer() async {
    screen.store.postsStub.answer = { _ in [] }
    screen.send(\.refreshed, at: 10)
    #expect(screen.record(\.isEmpty) == [])
    await screen.settle()
    #expect(screen.record(\.isEmpty) == [.next(10, true)])
    #expect(screen.record(\.isLoading) == [.next(0, false), .next(10, true), .next(10, false)])
  }

  @Test func loadsOnFromTheEnd() async {
    screen.store.postsStub.answer = { start in [Post(title: "Post \(start)", likes: start)] }
    screen.send(\.refreshed, at: 10)
    await screen.settle()
    screen.send(\.reachedEnd, at: 20)
    await screen.settle()
    #expect(screen.store.postsStub.calls == [0, 1])
    #expect(screen.record(\.list).values.last?.map(\.likes) == ["0 likes", "1 like"])
  }

  @Test func anErrorLeavesTheListAsItIs() async {
    screen.store.postsStub.answer = { _ in throw CancellationError() }
    screen.send(\.refreshed, at: 10)
    await screen.settle()
    #expect(screen.record(\.failed).times == [10])
    #expect(screen.record(\.list) == [.next(0, [])])
  }

  @Test func logicIsTestedByItself() async throws {
    let store = PostStoreStub()
    store.postsStub.answer = { _ in [Post(title: "First", likes: 1)] }
    let logic = PostListLogic(.stub(store: store))
    #expect(try await logic.page(5).start == 5)
    #expect(logic.rows([Post(title: "First", likes: 1)]) == [PostRow(title: "First", likes: "1 like")])
  }
}
