@MainActor
final class CountdownLogic: CountdownViewModel.Logic {
  private let context: CountdownViewModel.Context
  private(set) var attempts = 0

  init(_ context: CountdownViewModel.Context) {
    self.context = context
  }

  func caption(for remaining: Int) -> String {
    remaining == 0 ? "Send a code" : "Send another in \(remaining) s"
  }

  func check(_ code: String) async -> Bool {
    attempts += 1
    return await context.sender.accepts(code)
  }
}
