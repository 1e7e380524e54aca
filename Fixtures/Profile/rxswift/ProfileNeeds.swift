import RxRelay
import RxSwift

protocol ProfileStore: AnyObject {
  var title: Observable<String> { get }
  var followers: Observable<Int> { get }
  func logOut()
}

protocol BodyUseCase: AnyObject {
  /// In centimetres.
  var height: BehaviorRelay<Int> { get }
  /// In kilograms.
  var weight: BehaviorSubject<Double> { get }
}
