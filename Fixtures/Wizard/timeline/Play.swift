@testable import App

/// A name that is too short, one that is not; plans that are for sale, and one that isn't.
@MainActor func play() async {
  let wizard = WizardHarness()
  watch(wizard, wizard.model)
  wizard.send(\.name.nextTapped, at: 5)
  for (name, tick) in [("Al", 10), ("Ada", 30)] { wizard.send(\.name.edited, name, at: tick) }
  for tick in [20, 40] { wizard.send(\.name.nextTapped, at: tick) }
  for (price, tick) in [(5, 50), (0, 60), (9, 70)] {
    wizard.send(\.plan.chosen, WizardPlan(name: "\(price)", price: price), at: tick)
  }
  await wizard.settle()
  show("isValid", wizard.record(\.name.isValid))
  show("rejected", wizard.record(\.name.rejected))
  show("price", wizard.record(\.plan.price))
  show("isSaving", wizard.record(\.plan.isSaving))
  show("saved", wizard.record(\.plan.saved)) { $0.name }
  show("failed", wizard.record(\.plan.failed))
}
