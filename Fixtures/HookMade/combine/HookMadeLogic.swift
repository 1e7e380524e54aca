import Combine

final class HookMadeLogic: HookMadeViewModel.Logic {
  private let context: HookMadeViewModel.Context
  private var columns = 2

  init(_ context: HookMadeViewModel.Context) {
    self.context = context
  }

  func results(_ input: HookMadeViewModel.Input) -> AnyPublisher<[ArchivedArticle], Never> {
    Publishers.CombineLatest(input.month, input.author)
      .map { [archive = context.archive] month, author in
        archive.articles(year: month.year, month: month.month)
          .filter { author.isEmpty || $0.author == author }
      }
      .eraseToAnyPublisher()
  }

  func hint(_ input: HookMadeViewModel.Input) -> AnyPublisher<String, Never> {
    input.zoomed
      .filter { $0.to > 4 }
      .map { _ in "Small print ahead." }
      .eraseToAnyPublisher()
  }

  func summarize(year: Int, month: Int, order: ArchiveOrder, author: String) -> String {
    let count = context.archive.articles(year: year, month: month).count
    return "\(count) articles\(author.isEmpty ? "" : " by \(author)")\(order == .newestFirst ? "" : ", oldest first")"
  }

  func heading(forYear year: Int, month: Int, in order: ArchiveOrder, by author: String) -> String {
    author.isEmpty ? "\(month)/\(year)" : "\(author), \(month)/\(year)"
  }

  func isNarrow(_ author: String) -> Bool {
    !author.isEmpty
  }

  func open(_ id: ArchivedArticle.ID) {
    context.archive.open(id)
  }

  func zoom(from: Int, to: Int) {
    columns = max(1, columns + to - from)
  }

  func prepare() {
    columns = 2
  }
}
