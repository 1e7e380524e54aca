struct CartItem: Identifiable, Equatable, Sendable {
  let id: Int
  let name: String
  let price: Int
  var count: Int
}
