struct FeedPost: Identifiable, Equatable, Sendable {
  let id: Int
  let title: String
  let isLiked: Bool
  let likesOfOthers: Int
}

protocol FeedRepository: Sendable {
  func posts() async throws -> [FeedPost]
}
