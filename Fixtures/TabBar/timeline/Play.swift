@testable import App

private final class Coordinator: TabBarCoordinator {
  var lines: [String] = []
  func show(_ tab: AppTab) { lines.append("\(tab)") }
  func open(_ path: String, in tab: AppTab) { lines.append("\(path) in \(tab)") }
  func showComposer() { lines.append("composer") }
}

/// The tab in sight again, another one, a link into it; badges that come and go.
@MainActor func play() async {
  let coordinator = Coordinator()
  let bar = TabBarHarness(coordinator: coordinator)
  watch(bar, bar.model)
  for (tab, tick) in [(AppTab.home, 10), (.search, 20), (.search, 40)] { bar.send(\.tabSelected, tab, at: tick) }
  bar.send(\.linkOpened, (tab: .search, path: "/swift"), at: 30)
  bar.send(\.composeTapped, at: 50)
  for (tab, count, tick) in [(AppTab.messages, 2, 60), (.home, 1, 70), (.messages, 0, 80)] {
    bar.send(\.badgeArrived, (tab: tab, count: count), at: tick)
  }
  show("selectedTab", bar.record(\.selectedTab))
  show("scrollToTop", bar.record(\.scrollToTop))
  show("badges", bar.record(\.badges)) { "\($0.map { "\($0.key) \($0.value)" }.sorted())" }
  show("badgeTotal", bar.record(\.badgeTotal))
  print("lines \(coordinator.lines)")
}
