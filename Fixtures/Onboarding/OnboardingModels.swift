struct OnboardingPage: Equatable, Sendable {
  let title: String
  let text: String
  let imageName: String

  static let all = [
    OnboardingPage(title: "Welcome", text: "All of your walks in one place.", imageName: "walk"),
    OnboardingPage(title: "Record", text: "The phone may stay in your pocket.", imageName: "record"),
    OnboardingPage(title: "Share", text: "Only with those whom you choose.", imageName: "share"),
  ]
}

protocol OnboardingCoordinator: AnyObject {
  func finishOnboarding()
}
