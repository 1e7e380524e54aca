struct NewsArticle: Equatable, Sendable {
  let title: String
  let text: String
}

protocol NewsRepository: Sendable {
  func latest() async throws -> [NewsArticle]
}
