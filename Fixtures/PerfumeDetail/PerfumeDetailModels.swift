struct Perfume: Identifiable, Equatable, Sendable {
  let id: Int
  let name: String
  let reviews: [Review]
}

struct Review: Identifiable, Equatable, Sendable {
  let id: Int
  let text: String
  var isLiked = false
}

protocol ToggleLikeUseCase: Sendable {
  func execute(id: Review.ID) async
}
