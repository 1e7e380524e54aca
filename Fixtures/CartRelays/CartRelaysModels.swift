struct BasketItem: Identifiable, Equatable, Sendable {
  let id: Int
  let name: String
  let price: Int
  var count: Int
}

struct BasketReceipt: Equatable, Sendable {
  let number: Int
}

enum BasketError: Error, Equatable {
  case soldOut(BasketItem.ID)
}
