@testable import App

/// Takes an order, unless nothing is ordered.
private struct Orders: OrderStore {
  func place(_ lines: [OrderLine]) async throws -> OrderReceipt {
    if lines.isEmpty { throw CartError.offline }
    return OrderReceipt(number: lines.count)
  }
}

/// Two lines, too many of them, ordered; a coupon; nothing, ordered until the stock is gone.
@MainActor func play() async {
  let cart = CartSubjectsHarness(orders: Orders())
  watch(cart, cart.model)
  cart.send(\.lineAdded, OrderLine(name: "Pen", price: 3), at: 10)
  cart.send(\.lineAdded, OrderLine(name: "Ink", price: 5), at: 20)
  cart.send(\.quantity, 100, at: 30)
  cart.send(\.orderTapped, at: 40)
  cart.send(\.couponEntered, "SPRING", at: 50)
  cart.send(\.couponEntered, "", at: 60)
  cart.send(\.clearTapped, at: 70)
  for tick in 71...80 { cart.send(\.orderTapped, at: tick) }
  await cart.settle()
  show("lines", cart.record(\.lines)) { "\($0.map(\.name))" }
  show("quantity", cart.record(\.quantity))
  show("isOrdering", cart.record(\.isOrdering))
  show("total", cart.record(\.total))
  show("couponCode", cart.record(\.couponCode)) { $0 ?? "–" }
  show("message", cart.record(\.message))
  show("ordered", cart.record(\.ordered)) { "\($0.number)" }
  show("failed", cart.record(\.failed))
  show("stock", cart.record(\.stock))
}
