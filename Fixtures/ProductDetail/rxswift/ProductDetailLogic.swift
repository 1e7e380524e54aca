final class ProductDetailLogic: ProductDetailViewModel.Logic {
  private let context: ProductDetailViewModel.Context

  init(_ context: ProductDetailViewModel.Context) {
    self.context = context
  }

  func priceText(color: Product.Color, size: Product.Size, quantity: Int) -> String {
    let surcharge = size == .large ? 200 : 0
    let cents = (context.product.price + surcharge) * quantity
    let fraction = cents % 100
    return "\(cents / 100).\(fraction < 10 ? "0" : "")\(fraction) €"
  }
}
