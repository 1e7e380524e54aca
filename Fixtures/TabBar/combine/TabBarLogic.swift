final class TabBarLogic: TabBarViewModel.Logic {
  init(_ context: TabBarViewModel.Context) {}

  func adding(_ badges: [AppTab: Int], tab: AppTab, count: Int) -> [AppTab: Int] {
    var badges = badges
    badges[tab] = count > 0 ? count : nil
    return badges
  }
}
