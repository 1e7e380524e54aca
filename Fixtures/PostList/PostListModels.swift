struct Article: Identifiable, Equatable, Sendable {
  let id: Int
  let title: String
}

struct ArticlePage: Equatable, Sendable {
  /// Where a page begins, as the server says it.
  struct Cursor: Equatable, Sendable {
    static let start = Cursor(token: "")

    let token: String
  }

  let articles: [Article]
  let isFirst: Bool
  let next: Cursor?
}

protocol ArticleRepository: Sendable {
  func page(at cursor: ArticlePage.Cursor) async throws -> ArticlePage
}
