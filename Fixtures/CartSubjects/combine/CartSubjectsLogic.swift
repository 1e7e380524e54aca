import Combine

final class CartSubjectsLogic: CartSubjectsViewModel.Logic {
  private let context: CartSubjectsViewModel.Context

  init(_ context: CartSubjectsViewModel.Context) {
    self.context = context
  }

  /// No lines mean that the cart was cleared.
  func gather(_ lines: [OrderLine], _ added: [OrderLine]) -> [OrderLine] {
    added.isEmpty ? [] : lines + added
  }

  func price(of lines: [OrderLine], times quantity: Int) -> Int {
    lines.reduce(0) { $0 + $1.price } * quantity
  }

  func applyCoupon(_ code: String) {
    context.coupon.send(code.isEmpty ? nil : code)
    context.message.send(code.isEmpty ? "No coupon." : "\(code) is applied.")
  }

  func stock(_ input: CartSubjectsViewModel.Input) -> AnyPublisher<Int, CartError> {
    input.orderTapped
      .setFailureType(to: CartError.self)
      .scan(10) { stock, _ in stock - 1 }
      .tryMap { stock in
        guard stock >= 0 else { throw CartError.soldOut }
        return stock
      }
      .mapError { $0 as? CartError ?? .offline }
      .eraseToAnyPublisher()
  }
}
