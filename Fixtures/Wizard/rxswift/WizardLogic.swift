final class WizardLogic: WizardViewModel.Logic {
  struct NotForSale: Error {}

  private let context: WizardViewModel.Context

  init(_ context: WizardViewModel.Context) {
    self.context = context
  }

  func save(_ chosen: WizardPlan) async throws -> WizardPlan {
    if chosen.price == 0 { throw NotForSale() }
    return chosen
  }

  func check(_ edited: String) {
    if edited.count < 3 { context.sendName(.rejected(reason: "too short")) }
  }
}
