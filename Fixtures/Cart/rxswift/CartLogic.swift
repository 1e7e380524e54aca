final class CartLogic: CartViewModel.Logic {
  private let context: CartViewModel.Context

  init(_ context: CartViewModel.Context) {
    self.context = context
  }

  func setting(id: CartItem.ID, count: Int) -> [CartItem] {
    context.lines.value.map { line in
      var line = line
      if line.id == id { line.count = min(max(count, 1), 99) }
      return line
    }
  }

  func price(of lines: [CartItem], discount: Int) -> Int {
    lines.reduce(0) { $0 + $1.price * $1.count } * (100 - discount) / 100
  }
}
