@testable import App

private final class Store: BasketStore {
  var answers: [OneAnswer<BasketReceipt>] = []
  func checkOut(_ items: [BasketItem]) -> OneAnswer<BasketReceipt> { answers.removeFirst() }
}

/// Filled, changed, paid for at the second attempt, emptied.
@MainActor func play() async {
  let store = Store()
  let paid = Feed<BasketReceipt>()
  store.answers = [failing(BasketError.soldOut(1)), paid.single]
  let cart = CartRelaysHarness(store: store)
  watch(cart, cart.model)
  cart.send(\.addTapped, BasketItem(id: 1, name: "Pear", price: 100, count: 1), at: 10)
  cart.send(\.quantity, (id: 1, count: 3), at: 20)
  cart.send(\.quantity, (id: 1, count: 100), at: 30)
  cart.send(\.code, " ab c", at: 40)
  cart.send(\.checkoutTapped, at: 50)
  cart.send(\.checkoutTapped, at: 60)
  cart.send(\.checkoutTapped, at: 70)
  paid.answer(BasketReceipt(number: 7), at: 80, by: cart.clock)
  cart.send(\.removeTapped, 1, at: 90)
  func lines(_ items: [BasketItem]) -> String { items.map { "\($0.count) \($0.name)" }.joined(separator: " and ") }
  show("items", cart.record(\.items), lines)
  show("message", cart.record(\.message))
  show("undoOffer", cart.record(\.undoOffer)) { $0.name }
  show("selection", cart.record(\.selection)) { $0.map { "\($0)" } ?? "–" }
  show("code", cart.record(\.code))
  show("history", cart.record(\.history), lines)
  show("total", cart.record(\.total))
  show("badge", cart.record(\.badge))
  show("receipt", cart.record(\.receipt)) { "\($0.number)" }
  show("isBusy", cart.record(\.isBusy))
  show("checkoutFailed", cart.record(\.checkoutFailed))
  show("closed", cart.record(\.closed))
  show("warning", cart.record(\.warning))
}
