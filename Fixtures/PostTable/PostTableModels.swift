import Foundation

struct Post: Identifiable, Equatable, Sendable {
  let id: Int
  let title: String
}

final class PostStore {
  private var stored: [Post]

  init(posts: [Post]) { stored = posts }

  func posts() -> [Post] { stored }

  func remove(at index: Int) -> [Post] {
    stored.remove(at: index)
    return stored
  }
}

#if canImport(UIKit)
  import UIKit

  final class PostCell: UITableViewCell {
    func show(_ post: Post) { accessibilityLabel = post.title }
  }
#endif
