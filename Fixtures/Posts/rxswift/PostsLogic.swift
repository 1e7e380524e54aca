import RxSwift

final class PostsLogic: PostsViewModel.Logic {
  private let stored = [PostDTO(id: 1, title: "Hello"), PostDTO(id: 2, title: nil)]

  init(_ context: PostsViewModel.Context) {}

  func getPosts() -> Observable<[PostDTO]?> {
    .just(stored)
  }

  func toModels(_ posts: [PostDTO]?) -> [PostModel] {
    (posts ?? []).map { PostModel(id: $0.id, title: $0.title ?? "Untitled") }
  }
}
