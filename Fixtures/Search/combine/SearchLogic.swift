final class SearchLogic: SearchViewModel.Logic {
  private let context: SearchViewModel.Context

  init(_ context: SearchViewModel.Context) {
    self.context = context
  }

  func firstPage(_ query: String) -> BookRequest {
    context.last.send(nil)
    return BookRequest(text: query, page: 0)
  }

  func nextPage() -> BookRequest? {
    guard let request = context.last.value?.request else { return nil }
    return BookRequest(text: request.text, page: request.page + 1)
  }

  func append(_ books: [Book], _ page: BookPage) -> [Book] {
    page.request.page == 0 ? page.books : books + page.books
  }
}
