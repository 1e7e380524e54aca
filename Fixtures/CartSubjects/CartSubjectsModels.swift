struct OrderLine: Equatable, Sendable {
  let name: String
  let price: Int
}

struct OrderReceipt: Equatable, Sendable {
  let number: Int
}

enum CartError: Error, Equatable {
  case soldOut
  case offline
}

protocol OrderStore: Sendable {
  func place(_ lines: [OrderLine]) async throws -> OrderReceipt
}
