final class ExpressionsLogic: ExpressionsViewModel.Logic {
  private(set) var sent: [String] = []

  init(_ context: ExpressionsViewModel.Context) {}

  func remember(_ text: String) {
    sent.append(text)
  }
}
