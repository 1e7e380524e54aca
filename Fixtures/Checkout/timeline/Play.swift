@testable import App

private final class Coordinator: CheckoutCoordinator {
  var receipts: [String] = []
  func showReceipt(_ receipt: PaymentReceipt) { receipts.append(receipt.number) }
}

/// Cards at the third attempt and no addresses; options that never come; a payment that is declined, and one that is not.
@MainActor func play() async {
  let coordinator = Coordinator()
  let checkout = CheckoutHarness(
    basket: CheckoutBasket(prices: [CheckoutAmount(cents: 900)]), coordinator: coordinator, noteLimit: 5)
  watch(checkout, checkout.model)
  let (options, charged) = (Feed<[ShippingOption]>(), Feed<PaymentReceipt>())
  let post = ShippingOption(name: "Post", price: CheckoutAmount(cents: 90))
  let card = PaymentCard(lastDigits: "4242")
  var failures = 2
  var payments = [failing(PaymentError.declined(reason: "limit")), charged.single]
  checkout.gateway.savedCardsStub.answer = {
    attempt {
      failures -= 1
      return failures < 0 ? one([card]) : failing(PaymentError.cardExpired)
    }
  }
  checkout.gateway.savedAddressesStub.answer = { failing(PaymentError.cardExpired) }
  checkout.gateway.shippingOptionsStub.answer = { address, _ in address.city == "Seoul" ? options.stream : unanswered()
  }
  checkout.gateway.chargeStub.answer = { _, _ in payments.removeFirst() }
  for tick in [10, 15] { checkout.send(\.appeared, at: tick) }
  checkout.send(\.addressChosen, ShippingAddress(street: "1", city: "Seoul"), at: 20)
  options.answer([post], at: 30, by: checkout.clock)
  checkout.send(\.addressChosen, ShippingAddress(street: "2", city: "Nowhere"), at: 40)
  checkout.send(\.optionChosen, post, at: 50)
  checkout.send(\.noteEdited, "Ring twice", at: 55)
  checkout.send(\.payTapped, at: 60)
  checkout.send(\.cardChosen, card, at: 70)
  for tick in [80, 90, 100] { checkout.send(\.payTapped, at: tick) }
  charged.answer(PaymentReceipt(number: "R1"), at: 110, by: checkout.clock)
  show("wallet", checkout.record(\.wallet)) { "\($0.cards.map(\.lastDigits)), \($0.addresses.map(\.street))" }
  show("shippingOptions", checkout.record(\.shippingOptions)) { "\($0.map(\.name))" }
  show("total", checkout.record(\.total)) { "\($0.cents)" }
  show("note", checkout.record(\.note))
  show("receipt", checkout.record(\.receipt)) { $0.number }
  show("isLoading", checkout.record(\.isLoading))
  show("isPaying", checkout.record(\.isPaying))
  // What a timeout is called, each library says itself.
  show("failure", checkout.record(\.failure)) { $0 is PaymentError ? "\($0)" : "too late" }
  show("declined", checkout.record(\.declined))
  print("receipts \(coordinator.receipts), charged \(checkout.gateway.chargeStub.calls.map(\.total.cents))")
}
