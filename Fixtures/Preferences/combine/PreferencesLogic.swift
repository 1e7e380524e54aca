final class PreferencesLogic: PreferencesViewModel.Logic {
  private let context: PreferencesViewModel.Context

  init(_ context: PreferencesViewModel.Context) {
    self.context = context
  }

  func save(isDark: Bool, hasReminders: Bool, volume: Double) {
    context.store.isDark = isDark
    context.store.hasReminders = hasReminders
    context.store.volume = volume
  }
}
