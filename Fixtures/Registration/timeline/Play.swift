@testable import App

private struct Offline: Error {}

/// Fields that stand in the way, a nickname that is taken, a check that fails; a registration that fails, then works.
@MainActor func play() async {
  let form = RegistrationHarness()
  watch(form, form.model)
  let (free, account) = (Feed<Bool>(), Feed<Account>())
  var answers = [failing(Offline()), account.single]
  form.accounts.isFreeStub.answer = { nickname in nickname == "ada" ? free.stream : failing(Offline()) }
  form.accounts.registerStub.answer = { _, _, _ in answers.removeFirst() }
  for tick in [5, 30, 65] { form.send(\.registerTapped, at: tick) }
  form.send(\.email, "a@b.c", at: 10)
  form.send(\.password, "secret", at: 20)
  form.send(\.password, "swordfish", at: 40)
  form.send(\.passwordAgain, "swordfish", at: 50)
  form.send(\.agreesToTerms, true, at: 70)
  form.send(\.nickname, "ad", at: 80)
  form.send(\.nickname, "ada", at: 90)
  free.answer(false, at: 600, by: form.clock)
  form.send(\.nickname, "bea", at: 700)
  form.send(\.nicknameFieldLeft, at: 710)
  for tick in [800, 900, 910] { form.send(\.registerTapped, at: tick) }
  account.answer(Account(id: 1, nickname: "bea"), at: 950, by: form.clock)
  form.send(\.email, "nobody", at: 1000)
  show("canRegister", form.record(\.canRegister))
  show("nicknameTaken", form.record(\.nicknameTaken))
  show("isWorking", form.record(\.isWorking))
  show("rejected", form.record(\.rejected)) { "\($0.field)" }
  show("checkFailed", form.record(\.checkFailed))
  show("registrationFailed", form.record(\.registrationFailed))
  show("registered", form.record(\.registered)) { $0.nickname }
  print("checked \(form.accounts.isFreeStub.calls), registered \(form.accounts.registerStub.calls.map(\.nickname))")
}
