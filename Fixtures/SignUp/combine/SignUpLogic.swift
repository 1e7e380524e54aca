final class SignUpLogic: SignUpViewModel.Logic {
  private let context: SignUpViewModel.Context

  init(_ context: SignUpViewModel.Context) {
    self.context = context
  }

  func isComplete(email: String, password: String, name: String) -> Bool {
    if email.isEmpty {
      context.send(.emailDidMiss)
    } else if password.isEmpty {
      context.send(.passwordDidMiss)
    } else if name.isEmpty {
      context.send(.nameDidMiss)
    } else {
      return true
    }
    return false
  }
}
