final class SettingLogic: SettingViewModel.Logic {
  private let session = UserSession(token: "c2lnbmVkIGlu")

  init(_ context: SettingViewModel.Context) {}

  func logout() throws -> Result<Void, LoginError> {
    try session.end()
    return .success(())
  }
}
