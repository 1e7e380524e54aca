@testable import App

private struct Shelf: BookCatalogue {
  struct Closed: Error {}

  func find(_ request: BookRequest) async throws -> BookPage {
    if request.text == "closed" { throw Closed() }
    let book = Book(id: "\(request.text)-\(request.page)", title: "\(request.text), part \(request.page)")
    return BookPage(books: [book], request: request)
  }
}

/// Typing, a pause, another page; a search that fails, and one after it.
@MainActor func play() async {
  let search = SearchHarness(catalogue: Shelf())
  watch(search, search.model)
  search.send(\.text, "s", at: 0)
  search.send(\.text, "swift", at: 100)
  await search.settle()
  search.send(\.loadMore, at: 500)
  await search.settle()
  search.send(\.text, "closed", at: 600)
  await search.settle()
  search.send(\.text, "rx", at: 1000)
  search.send(\.text, "rx", at: 1500)
  await search.settle()
  show("books", search.record(\.books))
  show("isEmpty", search.record(\.isEmpty))
  show("isSearching", search.record(\.isSearching))
  show("failure", search.record(\.failure))
}
