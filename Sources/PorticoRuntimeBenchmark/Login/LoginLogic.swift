/// The logic of the benchmark's screen, as cheap as logic can be: what is counted is the runtime.
final class LoginLogic: LoginViewModel.Logic {
  init(_ context: LoginViewModel.Context) {}

  func isValid(email: String, password: String) -> Bool { !email.isEmpty && !password.isEmpty }

  func matches(email: String, password: String) -> Bool { email == password }
}
