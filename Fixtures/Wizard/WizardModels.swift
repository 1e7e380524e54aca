struct WizardPlan: Equatable, Sendable {
  let name: String
  let price: Int
}
