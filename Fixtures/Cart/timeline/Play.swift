@testable import App

private struct Expired: Error {}

/// A code that is replaced before its answer, one that is refused, one that counts; fewer and fewer items.
@MainActor func play() async {
  let pear = CartItem(id: 1, name: "Pear", price: 100, count: 1)
  let cart = CartHarness(startingItems: [pear, CartItem(id: 2, name: "Fig", price: 250, count: 2)])
  watch(cart, cart.model)
  let answers = ["SLOW": Feed<Int>(), "HALF": Feed<Int>()]
  cart.promotions.discountStub.answer = { code in answers[code]?.single ?? failing(Expired()) }
  cart.send(\.checkoutTapped, at: 5)
  cart.send(\.codeEntered, "", at: 10)
  cart.send(\.codeEntered, "SLOW", at: 20)
  cart.send(\.codeEntered, "OLD", at: 40)
  answers["SLOW"]?.answer(90, at: 60, by: cart.clock)
  cart.send(\.codeEntered, "HALF", at: 70)
  answers["HALF"]?.answer(50, at: 90, by: cart.clock)
  cart.send(\.quantity, (id: 1, count: 300), at: 100)
  cart.send(\.removeTapped, 2, at: 110)
  cart.send(\.checkoutTapped, at: 120)
  cart.send(\.removeTapped, 1, at: 130)
  cart.send(\.checkoutTapped, at: 140)
  func lines(_ items: [CartItem]) -> String { items.map { "\($0.count) \($0.name)" }.joined(separator: " and ") }
  show("items", cart.record(\.items), lines)
  show("quantity", cart.record(\.quantity)) { "\($0.sorted { $0.key < $1.key }.map { "\($0.key)×\($0.value)" })" }
  show("total", cart.record(\.total))
  show("isEmpty", cart.record(\.isEmpty))
  show("isChecking", cart.record(\.isChecking))
  show("codeRejected", cart.record(\.codeRejected))
  show("checkout", cart.record(\.checkout), lines)
  print("calls \(cart.promotions.discountStub.calls)")
}
