@testable import App

/// Answers twice, then no more.
private actor Feeds: FeedRepository {
  private var answers = 2

  func posts() throws -> [FeedPost] {
    answers -= 1
    if answers < 0 { throw CancellationError() }
    return [FeedPost(id: answers, title: "Post \(answers)", isLiked: false, likesOfOthers: 2)]
  }
}

/// A list that is opened, pulled and opened in vain; one of its cells, liked and not and liked again.
@MainActor func play() async {
  let feed = FeedHarness(feed: Feeds())
  watch(feed, feed.model)
  feed.send(\.postTapped, 1, at: 5)
  feed.send(\.appeared, at: 10)
  feed.send(\.postTapped, 1, at: 20)
  feed.send(\.pulledDown, at: 30)
  feed.send(\.postTapped, 1, at: 40)
  feed.send(\.pulledDown, at: 50)
  await feed.settle()
  show("posts", feed.record(\.posts)) { "\($0.map(\.title))" }
  show("isLoading", feed.record(\.isLoading))
  show("open", feed.record(\.open)) { $0.title }

  let cell = FeedCellHarness(post: FeedPost(id: 7, title: "Seven", isLiked: false, likesOfOthers: 2))
  watch(cell, cell.model)
  for tick in [10, 100, 200, 1000] { cell.send(\.likeTapped, at: tick) }
  show("title", cell.record(\.title))
  show("isLiked", cell.record(\.isLiked))
  show("likeCount", cell.record(\.likeCount))
  print("calls \(cell.likes.setLikedStub.calls)")
}
