import Combine

protocol ProfileStore: AnyObject {
  var title: AnyPublisher<String, any Error> { get }
  var followers: AnyPublisher<Int, Never> { get }
  func logOut()
}

protocol BodyUseCase: AnyObject {
  /// In centimetres.
  var height: CurrentValueSubject<Int, Never> { get }
  /// In kilograms.
  var weight: CurrentValueSubject<Double, Never> { get }
}
