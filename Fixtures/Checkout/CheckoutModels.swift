struct CheckoutAmount: Equatable, Sendable {
  var cents: Int
}

enum CheckoutCurrency: String, Sendable {
  case euro, won
}

struct CheckoutLocale: Sendable {
  let currency: CheckoutCurrency

  static let standard = CheckoutLocale(currency: .euro)
}

struct ShippingAddress: Equatable, Sendable {
  let street: String
  let city: String
}

struct ShippingOption: Equatable, Sendable {
  let name: String
  let price: CheckoutAmount
}

struct PaymentCard: Equatable, Sendable {
  let lastDigits: String
}

struct PaymentReceipt: Equatable, Sendable {
  let number: String
}

struct CheckoutWallet: Equatable, Sendable {
  let cards: [PaymentCard]
  let addresses: [ShippingAddress]
}

struct CheckoutBasket: Equatable, Sendable {
  let prices: [CheckoutAmount]

  func total(with option: ShippingOption) -> CheckoutAmount {
    CheckoutAmount(cents: prices.reduce(option.price.cents) { $0 + $1.cents })
  }
}

enum PaymentError: Error, Equatable {
  case declined(reason: String)
  case cardExpired
}

protocol CheckoutCoordinator: AnyObject {
  func showReceipt(_ receipt: PaymentReceipt)
}

/// The team's base class: every screen has a name in the statistics.
class TrackedViewModel {
  let screenName: String

  init(screenName: String) {
    self.screenName = screenName
  }
}
