final class LoginLogic: LoginViewModel.Logic {
  private let context: LoginViewModel.Context

  init(_ context: LoginViewModel.Context) {
    self.context = context
  }

  func isValid(email: String, password: String) -> Bool {
    !email.isEmpty && password.count > 7
  }

  func login(email: String, password: String) {
    context.loginUseCase.login(email, password) { [context] isKnown in
      if isKnown {
        context.saveLoginInfoUseCase.save(email: email)
      } else {
        context.notCorrect.accept(())
      }
    }
  }
}
