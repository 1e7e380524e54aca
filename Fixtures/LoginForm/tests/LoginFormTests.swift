import Testing

@testable import App

@MainActor @Test func canSignInOnceBothAreFilled() {
  let form = LoginFormHarness()
  form.send(\.email, "a@b.c", at: 10)
  form.send(\.password, "secret", at: 20)
  #expect(form.record(\.isValid) == [.next(0, false), .next(10, false), .next(20, true)])
}

@MainActor @Test func marblesSayTheSame() {
  let form = LoginFormHarness()
  form.play(\.email, "-a-b", ["a": "a@b.c", "b": "nobody"])
  form.play(\.password, "--p", ["p": "secret"])
  #expect(form.record(\.isValid) == Timeline("fftf", ["f": false, "t": true]))
}
