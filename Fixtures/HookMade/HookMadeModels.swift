enum ArchiveOrder: Sendable {
  case newestFirst, oldestFirst
}

struct ArchivedArticle: Identifiable, Equatable, Sendable {
  let id: Int
  let title: String
  let author: String
}

protocol ArticleArchive: AnyObject {
  func articles(year: Int, month: Int) -> [ArchivedArticle]
  func open(_ id: ArchivedArticle.ID)
}
