@testable import App

private struct EmailTaken: Error {}

/// What is missing, one after the other; a sign-up that fails, one that is refused, one that is replaced, one that works.
@MainActor func play() async {
  let form = SignUpHarness()
  watch(form, form.model)
  let (slow, done) = (Feed<Bool>(), Feed<Bool>())
  var answers = [failing(EmailTaken()), one(false), slow.stream, done.stream]
  form.authManager.signUpStub.answer = { _, _, _ in answers.removeFirst() }
  form.send(\.email, "a@b.c", at: 10)
  form.send(\.password, "secret", at: 20)
  form.send(\.name, "Ada", at: 30)
  for tick in [5, 15, 25, 40, 50, 60, 70] { form.send(\.signUpButtonDidTap, at: tick) }
  slow.answer(true, at: 80, by: form.clock)
  done.answer(true, at: 90, by: form.clock)
  show("emailDidMiss", form.record(\.emailDidMiss))
  show("passwordDidMiss", form.record(\.passwordDidMiss))
  show("nameDidMiss", form.record(\.nameDidMiss))
  show("signUpDidFail", form.record(\.signUpDidFail))
  show("signUpDidSuccess", form.record(\.signUpDidSuccess))
  print("calls \(form.authManager.signUpStub.calls.count)")
}
