#if canImport(UIKit)
  import RxRelay
  import UIKit

  final class SuggestionView: UIView {
    let picked = PublishRelay<String>()
    var latest = ""

    func pick(_ name: String) { picked.accept(name) }
  }
#endif
