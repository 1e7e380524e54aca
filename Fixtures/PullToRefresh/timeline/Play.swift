@testable import App

/// Fails at the second time.
private actor Press: NewsRepository {
  struct Offline: Error {}

  private(set) var count = 0

  func latest() throws -> [NewsArticle] {
    count += 1
    if count == 2 { throw Offline() }
    return count < 3 ? [] : [NewsArticle(title: "News \(count)", text: "")]
  }
}

/// Loaded at once; lost, tried again; two pulls, of which the second one changes nothing.
@MainActor func play() async {
  let press = Press()
  let list = PullToRefreshHarness(news: press)
  watch(list, list.model)
  list.send(\.pulledDown, at: 10)
  list.send(\.retryTapped, at: 20)
  await list.settle()
  list.send(\.pulledDown, at: 30)
  list.send(\.becameActive, at: 40)
  list.run()
  await list.settle()
  show("articles", list.record(\.articles)) { "\($0.map(\.title))" }
  show("headline", list.record(\.headline)) { $0 ?? "–" }
  show("isRefreshing", list.record(\.isRefreshing))
  show("failure", list.record(\.failure))
  show("reloadCount", list.record(\.reloadCount))
  print("calls \(await press.count)")
}
