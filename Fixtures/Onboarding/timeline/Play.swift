@testable import App

private final class Coordinator: OnboardingCoordinator {
  var count = 0
  func finishOnboarding() { count += 1 }
}

/// Swiped, turned by the button to the end and past it; skipped when all is over.
@MainActor func play() async {
  let coordinator = Coordinator()
  let pages = ["One", "Two", "Three"].map { OnboardingPage(title: $0, text: "", imageName: "") }
  let onboarding = OnboardingHarness(coordinator: coordinator, pages: pages)
  watch(onboarding, onboarding.model)
  for (page, tick) in [(1, 10), (1, 20), (0, 30), (1, 40)] { onboarding.send(\.pageSwiped, page, at: tick) }
  for tick in [50, 60] { onboarding.send(\.nextTapped, at: tick) }
  onboarding.send(\.skipTapped, at: 70)
  show("titles", onboarding.record(\.titles))
  show("pageCount", onboarding.record(\.pageCount))
  show("currentPage", onboarding.record(\.currentPage))
  show("progress", onboarding.record(\.progress)) { "\(Int($0 * 100))" }
  show("buttonTitle", onboarding.record(\.buttonTitle))
  show("skipHint", onboarding.record(\.skipHint))
  print("finished \(coordinator.count)")
}
