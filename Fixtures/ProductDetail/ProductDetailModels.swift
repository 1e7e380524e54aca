struct Product: Identifiable, Equatable, Sendable {
  enum Color: Equatable, Sendable {
    case black, white
  }

  enum Size: Equatable, Sendable {
    case small, medium, large
  }

  let id: Int
  let name: String
  /// In cents, for one.
  let price: Int
  let photos: [String]
}

struct BasketLine: Identifiable, Equatable, Sendable {
  let id: Int
  let quantity: Int
}

protocol BasketUseCase: Sendable {
  func add(
    _ product: Product.ID, color: Product.Color, size: Product.Size, quantity: Int
  ) async throws -> BasketLine
}

protocol ProductCoordinator: AnyObject {
  func showPhoto(at index: Int, color: Product.Color, size: Product.Size)
  func showBasket(highlighting line: BasketLine.ID)
}
