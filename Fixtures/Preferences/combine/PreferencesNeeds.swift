import Combine

protocol StorageMeter {
  /// Measures once for each subscriber.
  var usedMegabytes: AnyPublisher<Int, any Error> { get }
  /// Goes on for as long as there is a subscriber; at least one value a minute.
  var freeMegabytes: AnyPublisher<Int, any Error> { get }
}
