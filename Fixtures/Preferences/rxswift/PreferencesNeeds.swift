import RxSwift

protocol StorageMeter {
  /// Measures once for each subscriber.
  var usedMegabytes: Observable<Int> { get }
  /// Goes on for as long as there is a subscriber; at least one value a minute.
  var freeMegabytes: Observable<Int> { get }
}
