final class LoginFormLogic: LoginFormViewModel.Logic {
  private let account = (email: "a@b.c", password: "secret")

  init(_ context: LoginFormViewModel.Context) {}

  func matches(email: String, password: String) -> Bool {
    (email, password) == account
  }
}
