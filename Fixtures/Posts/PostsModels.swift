/// What all view models of the team inherit.
class BaseViewModel {
  private(set) var isActive = true

  init() {}

  func deactivate() {
    isActive = false
  }
}

struct PostDTO: Equatable, Sendable {
  let id: Int
  let title: String?
}

struct PostModel: Identifiable, Equatable, Sendable {
  let id: Int
  let title: String
}
