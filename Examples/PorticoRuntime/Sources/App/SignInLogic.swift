@MainActor
final class SignInLogic: SignInViewModel.Logic {
  init(_ context: SignInViewModel.Context) {}

  func isComplete(email: String, password: String) -> Bool {
    email.contains("@") && password.count > 7
  }
}
