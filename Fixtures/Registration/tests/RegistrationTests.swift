import Testing

@testable import App

private struct EmailTaken: Error {}

@MainActor private func filled() -> RegistrationHarness {
  let form = RegistrationHarness()
  form.send(\.email, "a@b.c", at: 1)
  form.send(\.password, "swordfish", at: 1)
  form.send(\.nickname, "ada", at: 1)
  return form
}

@MainActor @Test func aSignUpFailsAndThenWorks() {
  let form = filled()
  var answers = [failing(EmailTaken()), one(Account(id: 1, nickname: "ada"))] as [OneAnswer<Account>]
  form.accounts.registerStub.answer = { _, _, _ in answers.removeFirst() }
  form.play(\.registerTapped, "--t--t")
  #expect(form.record(\.registrationFailed).times == [2])
  #expect(form.record(\.registered).times == [5])
}

/// Calls that overlap: the second tap is ignored, and not counted.
@MainActor @Test func aTapWhileItWorksChangesNothing() {
  let form = filled()
  let account = Feed<Account>()
  form.accounts.registerStub.answer = { _, _, _ in account.single }
  for tick in [10, 20] { form.send(\.registerTapped, at: tick) }
  account.answer(Account(id: 1, nickname: "ada"), at: 30, by: form.clock)
  #expect(form.record(\.isWorking) == [.next(0, false), .next(10, true), .next(30, false)])
  #expect(form.accounts.registerStub.calls.count == 1)
}
