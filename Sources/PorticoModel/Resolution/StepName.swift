/// The steps that the language knows, by the names that they are written with.
enum StepName: String, CaseIterable {
  case map, compactMap, filter, perform = "do"
  case flatMap, flatMapLatest, flatMapFirst, concatMap
  case scan, withLatestFrom, startWith, `catch`
  case skip, take, retry
  case debounce, delay, timeout, throttle
  case distinctUntilChanged, observe, share, raw

  static let named = Dictionary(uniqueKeysWithValues: allCases.map { ($0.rawValue, $0) })

  /// What goes out is what came in, names of its parts included.
  var keepsElement: Bool {
    switch self {
    case .filter, .perform, .startWith, .catch, .skip, .take, .retry, .debounce, .delay, .timeout, .throttle,
      .distinctUntilChanged, .observe, .share:
      true
    case .map, .compactMap, .flatMap, .flatMapLatest, .flatMapFirst, .concatMap, .scan, .withLatestFrom, .raw: false
    }
  }

  var strategy: FlatMap.Strategy? {
    switch self {
    case .flatMap: .merge
    case .flatMapLatest: .latest
    case .flatMapFirst: .first
    case .concatMap: .concat
    default: nil
    }
  }
}
