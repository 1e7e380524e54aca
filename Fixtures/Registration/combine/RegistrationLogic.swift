final class RegistrationLogic: RegistrationViewModel.Logic {
  private let context: RegistrationViewModel.Context

  init(_ context: RegistrationViewModel.Context) {
    self.context = context
  }

  func isAcceptable(email: String, password: String, nickname: String) -> Bool {
    guard email.contains("@") else { return reject(.email, "There is no @ in it.") }
    guard password.count >= 8 else { return reject(.password, "Eight characters or more, please.") }
    guard !nickname.isEmpty else { return reject(.nickname, "How shall we call you?") }
    return true
  }

  private func reject(_ field: RegistrationField, _ reason: String) -> Bool {
    context.send(.rejected(field: field, reason: reason))
    return false
  }
}
