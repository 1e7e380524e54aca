/// A login screen as it is generated from `Login/Login.portico`, with its view's side bound.
import PorticoRuntime

extension Scenario {
  static let screens = [
    Scenario(
      name: "login view model, per keystroke", peers: [166, 1_313, 19_836, 28_483, 42_571], limit: 1_600
    ) { count in
      let total = Total()
      let viewModel = LoginViewModel()
      let subscription = viewModel.bind(
        canDone: { total.add($0 ? 1 : 2) }, loginResult: { total.add($0 ? 1 : 2) })
      viewModel.input.password.accept("secret")
      for number in 0..<count { viewModel.input.email.accept(number & 1 == 0 ? "a@b.c" : "a@b.co") }
      subscription.dispose()
    },
    Scenario(
      name: "login screen: build, bind, tear down", peers: [953, 24_579, 299_844, 256_766, 1_558_451], limit: 40_000,
      allocations: 60, events: (100, 300)
    ) { count in
      let total = Total()
      let email = PublishRelay<String>()
      let password = PublishRelay<String>()
      let tap = PublishRelay<Void>()
      let controls = (email.asObservable(), password.asObservable(), tap.asObservable())
      for _ in 0..<count {
        let viewModel = LoginViewModel()
        let subscription = viewModel.bind(
          email: controls.0, password: controls.1, loginTap: controls.2,
          canDone: { total.add($0 ? 1 : 2) }, loginResult: { total.add($0 ? 1 : 2) })
        subscription.dispose()
      }
    },
  ]
}
