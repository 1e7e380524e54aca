final class OnboardingLogic: OnboardingViewModel.Logic {
  private let context: OnboardingViewModel.Context
  private(set) var isSeen = false

  init(_ context: OnboardingViewModel.Context) {
    self.context = context
  }

  func caption(at index: Int) -> String {
    index == context.pages.count - 1 ? "Start" : "Next"
  }

  func markAsSeen() {
    isSeen = true
  }
}
