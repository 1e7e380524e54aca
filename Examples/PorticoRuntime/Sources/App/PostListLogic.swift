@MainActor
final class PostListLogic: PostListViewModel.Logic {
  private let context: PostListViewModel.Context

  init(_ context: PostListViewModel.Context) {
    self.context = context
  }

  func page(_ request: Int) async throws -> PostPage {
    PostPage(start: request, posts: try await context.store.posts(from: request))
  }

  func grown(_ loaded: PostPage) -> [Post] {
    Array(context.posts.value.prefix(loaded.start)) + loaded.posts
  }

  func rows(_ posts: [Post]) -> [PostRow] {
    posts.map { PostRow(title: $0.title, likes: $0.likes == 1 ? "1 like" : "\($0.likes) likes") }
  }
}
