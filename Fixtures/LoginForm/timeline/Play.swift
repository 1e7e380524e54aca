@testable import App

/// The address, then the password; a correction; the button, before it would be enabled and after.
@MainActor func play() async {
  let form = LoginFormHarness()
  watch(form, form.model)
  form.send(\.loginTap, at: 5)
  form.send(\.email, "a@b.c", at: 10)
  form.send(\.password, "secret", at: 20)
  form.send(\.loginTap, at: 30)
  form.send(\.email, "nobody", at: 40)
  form.send(\.loginTap, at: 50)
  show("isValid", form.record(\.isValid))
  show("loginResult", form.record(\.loginResult))
}
