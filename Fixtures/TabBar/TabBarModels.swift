enum AppTab: Int, CaseIterable, Sendable {
  case home, search, messages, profile
}

protocol TabBarCoordinator: AnyObject {
  func show(_ tab: AppTab)
  func open(_ path: String, in tab: AppTab)
  func showComposer()
}
