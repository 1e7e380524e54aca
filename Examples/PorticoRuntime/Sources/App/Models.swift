struct Account: Equatable, Sendable {
  let name: String
}

@MainActor protocol SignInCoordinator: AnyObject {
  func didSignIn(_ account: Account)
}

struct Post: Equatable, Sendable {
  let title: String
  let likes: Int
}

struct PostPage: Equatable, Sendable {
  /// How many posts come before it.
  let start: Int
  let posts: [Post]
}

/// A post as its cell shows it.
struct PostRow: Equatable, Sendable {
  let title: String
  let likes: String
}
