import Testing

@testable import App

@MainActor @Suite struct SignInTests {
  private final class Coordinator: SignInCoordinator {
    var accounts: [Account] = []
    func didSignIn(_ account: Account) { accounts.append(account) }
  }

  @Test func canSignInOnceBothAreFilled() {
    let screen = SignInHarness(coordinator: nil)
    screen.send(\.email, "ada@example.org", at: 10)
    screen.send(\.password, "analytical", at: 20)
    #expect(screen.record(\.canSignIn) == [.next(0, false), .next(10, false), .next(20, true)])
  }

  @Test func failsThenSignsIn() async {
    let coordinator = Coordinator()
    let screen = SignInHarness(coordinator: coordinator)
    screen.accounts.signInStub.answer = { _, _ in throw CancellationError() }
    screen.send(\.signInTapped, at: 10)
    await screen.settle()
    #expect(screen.record(\.failed).times == [10])
    screen.accounts.signInStub.answer = { email, _ in Account(name: email) }
    screen.send(\.email, "ada@example.org", at: 20)
    screen.send(\.signInTapped, at: 30)
    await screen.settle()
    #expect(coordinator.accounts == [Account(name: "ada@example.org")])
  }

  @Test func aSecondTapDoesNotCallAgain() async {
    let screen = SignInHarness(coordinator: nil)
    screen.play(\.signInTapped, "-aaa")
    await screen.settle()
    #expect(screen.accounts.signInStub.calls.count == 1)
    #expect(screen.record(\.isBusy) == [.next(0, false), .next(1, true)])
  }

  @Test func logicIsTestedByItself() {
    let logic = SignInLogic(.stub(coordinator: nil))
    #expect(logic.isComplete(email: "ada@example.org", password: "analytical"))
    #expect(!logic.isComplete(email: "ada", password: "analytical"))
  }
}
