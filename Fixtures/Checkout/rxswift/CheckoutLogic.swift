final class CheckoutLogic: CheckoutViewModel.Logic {
  private(set) var attempts: [String] = []

  init(_ context: CheckoutViewModel.Context) {}

  func makeWallet(cards: [PaymentCard], addresses: [ShippingAddress]) -> CheckoutWallet {
    CheckoutWallet(cards: cards, addresses: addresses)
  }

  func logAttempt(card: PaymentCard, option: ShippingOption) {
    attempts.append("\(option.name), card \(card.lastDigits)")
  }
}
