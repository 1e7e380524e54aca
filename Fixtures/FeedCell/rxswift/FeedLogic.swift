final class FeedLogic: FeedViewModel.Logic {
  init(_ context: FeedViewModel.Context) {}

  func find(id: FeedPost.ID, in posts: [FeedPost]) -> FeedPost? {
    posts.first { $0.id == id }
  }
}
