final class PostListLogic: PostListViewModel.Logic {
  init(_ context: PostListViewModel.Context) {}

  func append(_ articles: [Article], _ page: ArticlePage) -> [Article] {
    page.isFirst ? page.articles : articles + page.articles
  }

  func article(id: Article.ID, in articles: [Article]) -> Article? {
    articles.first { $0.id == id }
  }
}
