import Combine

final class PostsLogic: PostsViewModel.Logic {
  private let stored = [PostDTO(id: 1, title: "Hello"), PostDTO(id: 2, title: nil)]

  init(_ context: PostsViewModel.Context) {}

  func getPosts() -> AnyPublisher<[PostDTO]?, any Error> {
    Just(stored).setFailureType(to: (any Error).self).eraseToAnyPublisher()
  }

  func toModels(_ posts: [PostDTO]?) -> [PostModel] {
    (posts ?? []).map { PostModel(id: $0.id, title: $0.title ?? "Untitled") }
  }
}
