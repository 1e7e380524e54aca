struct Course: Identifiable, Equatable, Sendable {
  let id: Int
  let title: String
  let price: Int
}
