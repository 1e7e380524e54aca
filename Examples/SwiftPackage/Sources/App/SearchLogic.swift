@MainActor
final class SearchLogic: SearchViewModel.Logic {
  init(_ context: SearchViewModel.Context) {}

  func summary(_ answers: [String]) -> String {
    answers.count == 1 ? "1 word" : "\(answers.count) words"
  }
}
