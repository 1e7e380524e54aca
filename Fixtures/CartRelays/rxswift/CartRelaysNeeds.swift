import RxSwift

protocol BasketStore {
  func checkOut(_ items: [BasketItem]) -> Single<BasketReceipt>
}
