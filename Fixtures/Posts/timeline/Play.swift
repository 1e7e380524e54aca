@testable import App

/// Loaded at once, and again.
@MainActor func play() async {
  let posts = PostsHarness()
  watch(posts, posts.model)
  posts.send(\.postTrigger, at: 10)
  show("postList", posts.record(\.postList)) { "\($0.map(\.title))" }
  show("isPostListEmpty", posts.record(\.isPostListEmpty))
  show("isLoading", posts.record(\.isLoading))
}
