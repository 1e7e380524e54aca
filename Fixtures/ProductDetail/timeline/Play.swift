@testable import App

private final class Coordinator: ProductCoordinator {
  var lines: [String] = []
  func showPhoto(at index: Int, color: Product.Color, size: Product.Size) { lines.append("\(index) \(color) \(size)") }
  func showBasket(highlighting line: BasketLine.ID) { lines.append("basket \(line)") }
}

/// Has three of each at most.
private struct Basket: BasketUseCase {
  struct SoldOut: Error {}

  func add(_ id: Product.ID, color: Product.Color, size: Product.Size, quantity: Int) async throws -> BasketLine {
    if quantity > 3 { throw SoldOut() }
    return BasketLine(id: 100 + id, quantity: quantity)
  }
}

/// Photos, a choice that is made piece by piece, too many, and as many as there are.
@MainActor func play() async {
  let coordinator = Coordinator()
  let product = Product(id: 1, name: "Shirt", price: 1050, photos: ["front", "back"])
  let detail = ProductDetailHarness(coordinator: coordinator, product: product, basket: Basket())
  watch(detail, detail.model)
  for tick in [10, 20] { detail.send(\.appeared, at: tick) }
  detail.send(\.photos.swiped, 1, at: 30)
  detail.send(\.photos.tapped, 1, at: 40)
  detail.send(\.options.colorChosen, .white, at: 50)
  detail.send(\.addTapped, at: 60)
  detail.send(\.options.sizeChosen, .large, at: 70)
  detail.send(\.photos.tapped, 0, at: 80)
  for (count, tick) in [(4, 90), (2, 110)] { detail.send(\.options.quantityChanged, count, at: tick) }
  for tick in [100, 120] { detail.send(\.addTapped, at: tick) }
  await detail.settle()
  show("title", detail.record(\.title))
  show("isAdding", detail.record(\.isAdding))
  show("added", detail.record(\.added)) { "\($0.quantity)" }
  show("failure", detail.record(\.failure))
  show("position", detail.record(\.photos.position))
  show("price", detail.record(\.options.price))
  show("isComplete", detail.record(\.options.isComplete))
  print("lines \(coordinator.lines)")
}
