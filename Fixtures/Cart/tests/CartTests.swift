import Testing

@testable import App

private struct Unknown: Error {}

/// The indicator does not flicker, and the answer of the first call is not waited for.
@MainActor @Test func anotherCodeTakesTheFirstOnesPlace() {
  let cart = CartHarness(startingItems: [CartItem(id: 1, name: "Pear", price: 100, count: 1)])
  let answers = ["A": Feed<Int>(), "B": Feed<Int>()]
  cart.promotions.discountStub.answer = { answers[$0]?.single ?? failing(Unknown()) }
  cart.play(\.codeEntered, "-A-B")
  for (code, tick) in [("A", 5), ("B", 7)] { answers[code]?.answer(tick, at: tick, by: cart.clock) }
  #expect(cart.record(\.total) == [.next(0, 100), .next(7, 93)])
  #expect(cart.record(\.isChecking) == [.next(0, false), .next(1, true), .next(7, false)])
}

@MainActor @Test func aCodeThatIsRefusedEndsNothing() {
  let cart = CartHarness(startingItems: [CartItem(id: 1, name: "Pear", price: 100, count: 1)])
  cart.promotions.discountStub.answer = { $0 == "HALF" ? one(50) : failing(Unknown()) }
  cart.send(\.codeEntered, "OLD", at: 10)
  cart.send(\.codeEntered, "HALF", at: 20)
  #expect(cart.record(\.codeRejected) == [.next(10)])
  #expect(cart.record(\.total) == [.next(0, 100), .next(10, 100), .next(20, 50)])
}
