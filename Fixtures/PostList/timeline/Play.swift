@testable import App

/// Three pages, of which the second one is lost at first.
private actor Pages: ArticleRepository {
  struct Lost: Error {}

  private(set) var asked: [String] = []

  func page(at cursor: ArticlePage.Cursor) throws -> ArticlePage {
    asked.append(cursor.token)
    let number = Int(cursor.token) ?? 0
    if number == 1, asked.count == 2 { throw Lost() }
    let next = number < 2 ? ArticlePage.Cursor(token: "\(number + 1)") : nil
    return ArticlePage(articles: [Article(id: number, title: "Article \(number)")], isFirst: number == 0, next: next)
  }
}

/// Paged to the end, past a page that is lost at first; opened; refreshed, and two pages asked for at once.
@MainActor func play() async {
  let pages = Pages()
  let list = PostListHarness(repository: pages)
  watch(list, list.model)
  for tick in [10, 20, 30, 40] { list.send(\.reachedEnd, at: tick) }
  for (id, tick) in [(1, 15), (1, 50)] { list.send(\.articleTapped, id, at: tick) }
  list.send(\.refresh, at: 60)
  await list.settle()
  for tick in [70, 80] { list.send(\.reachedEnd, at: tick) }
  list.run()
  await list.settle()
  show("articles", list.record(\.articles)) { "\($0.map(\.id))" }
  show("hasMore", list.record(\.hasMore))
  show("isLoading", list.record(\.isLoading))
  show("failure", list.record(\.failure))
  show("opened", list.record(\.opened)) { $0.title }
  print("asked \(await pages.asked.map { $0.isEmpty ? "first" : $0 })")
}
