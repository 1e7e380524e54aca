@MainActor final class TranslatorPanelLogic: TranslatorPanelViewModel.Logic {
  init(_ context: TranslatorPanelViewModel.Context) {}

  func polish(_ value: String) -> String {
    value.prefix(1).uppercased() + value.dropFirst()
  }
}
