struct Book: Identifiable, Equatable, Sendable {
  let id: String
  let title: String
}

struct BookRequest: Equatable, Sendable {
  let text: String
  /// The first one is 0.
  let page: Int
}

struct BookPage: Equatable, Sendable {
  let books: [Book]
  /// What it answers.
  let request: BookRequest
}

protocol BookCatalogue: Sendable {
  func find(_ request: BookRequest) async throws -> BookPage
}
