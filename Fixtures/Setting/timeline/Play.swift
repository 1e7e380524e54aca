@testable import App

/// Signed out; there is no one left the second time.
@MainActor func play() async {
  let setting = SettingHarness()
  watch(setting, setting.model)
  for tick in [10, 20, 30] { setting.send(\.logoutTapped, at: tick) }
  show("logoutResult", setting.record(\.logoutResult))
}
