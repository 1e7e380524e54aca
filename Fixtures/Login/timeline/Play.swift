@testable import App

private final class Server: LoginUseCase, SaveLoginInfoUseCase, LoginCoordinator {
  var lines: [String] = []

  func login(_ email: String, _ password: String, completion: @escaping (Bool) -> Void) {
    lines.append("login \(email)")
    completion(password == "swordfish")
  }
  func save(email: String) { lines.append("save \(email)") }
  func showSignupFlow() { lines.append("sign up") }
}

/// A wrong password, the right one, a short one; another account.
@MainActor func play() async {
  let server = Server()
  let login = LoginHarness(coordinator: server, loginUseCase: server, saveLoginInfoUseCase: server)
  watch(login, login.model)
  login.send(\.emailTextFieldDidEditEvent, "a@b.c", at: 10)
  login.send(\.loginButtonDidTapEvent, at: 15)
  login.send(\.passwordTextFieldDidEditEvent, "starfish", at: 20)
  login.send(\.loginButtonDidTapEvent, at: 30)
  login.send(\.passwordTextFieldDidEditEvent, "swordfish", at: 40)
  login.send(\.loginButtonDidTapEvent, at: 50)
  login.send(\.passwordTextFieldDidEditEvent, "short", at: 60)
  login.send(\.signupButtonDidTapEvent, at: 70)
  show("canDone", login.record(\.canDone))
  show("notCorrect", login.record(\.notCorrect))
  print("lines \(server.lines)")
}
