import RxSwift

final class CartRelaysLogic: CartRelaysViewModel.Logic {
  private let context: CartRelaysViewModel.Context

  init(_ context: CartRelaysViewModel.Context) {
    self.context = context
  }

  func normalize(_ code: String) -> String {
    code.uppercased().filter { !$0.isWhitespace }
  }

  func checkOut(_ items: [BasketItem]) -> Single<BasketReceipt> {
    context.store.checkOut(items)
  }

  func add(_ item: BasketItem) {
    context.items.accept(context.items.value + [item])
    context.message.accept("\(item.name) is in the cart.")
  }

  func remove(_ id: BasketItem.ID) {
    guard let item = context.items.value.first(where: { $0.id == id }) else { return }
    context.items.accept(context.items.value.filter { $0.id != id })
    context.undoOffer.onNext(item)
  }

  func change(_ id: BasketItem.ID, to count: Int) {
    context.items.accept(
      context.items.value.map { item in
        var item = item
        if item.id == id { item.count = count }
        return item
      })
  }
}
