@testable import App

private final class Shelves: ArticleArchive {
  var opened: [Int] = []

  func articles(year: Int, month: Int) -> [ArchivedArticle] {
    [("Kim", 1), ("Lee", 2)].prefix(month).map { ArchivedArticle(id: $0.1, title: "\(year)", author: $0.0) }
  }
  func open(_ id: ArchivedArticle.ID) { opened.append(id) }
}

/// A month, an author, an order, a month of long ago; zooming in and out.
@MainActor func play() async {
  let archive = Shelves()
  let screen = HookMadeHarness(archive: archive)
  watch(screen, screen.model)
  screen.send(\.appeared, at: 5)
  screen.send(\.month, (year: 2024, month: 5), at: 10)
  screen.send(\.author, "Kim", at: 20)
  screen.send(\.order, .oldestFirst, at: 30)
  screen.send(\.zoomed, (from: 2, to: 5), at: 40)
  screen.send(\.zoomed, (from: 5, to: 3), at: 50)
  screen.send(\.month, (year: 1800, month: 1), at: 60)
  screen.send(\.articleTapped, 2, at: 70)
  show("results", screen.record(\.results)) { "\($0.map { "\($0.author) \($0.title)" })" }
  show("hint", screen.record(\.hint))
  show("summary", screen.record(\.summary))
  show("heading", screen.record(\.heading))
  show("isFiltered", screen.record(\.isFiltered))
  print("opened \(archive.opened)")
}
