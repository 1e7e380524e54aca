#if canImport(UIKit)
  import Combine
  import UIKit

  final class SuggestionView: UIView {
    let picked = PassthroughSubject<String, Never>()
    var latest = ""

    func pick(_ name: String) { picked.send(name) }
  }
#endif
