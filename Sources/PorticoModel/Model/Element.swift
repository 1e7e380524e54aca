/// What a stream carries: a Swift type, or a tuple whose parts have names.
package indirect enum Element: Hashable, Sendable {
  case unknown
  /// Swift type text on one line: `[Post]`, `String?`, `Result<Void, LoginError>`.
  case type(String)
  /// At least two parts, or none, which is Void.
  case tuple([Part])

  package static let void = Element.tuple([])

  package var isVoid: Bool { self == .void || self == .type("Void") || self == .type("()") }

  /// Swift type text; nil while a part of it is unknown.
  package var text: String? {
    switch self {
    case .unknown: return nil
    case .type(let text): return text
    case .tuple(let parts):
      if parts.isEmpty { return "Void" }
      var texts: [String] = []
      for part in parts {
        guard let text = part.element.text else { return nil }
        texts.append(part.label.map { "\($0): \(text)" } ?? text)
      }
      return "(" + texts.joined(separator: ", ") + ")"
    }
  }
}

/// A stream's element with the name that it is known by: a port's, a tuple part's label. `map` and the like lose it.
package struct Part: Hashable, Sendable {
  package var label: String?
  package var element: Element

  package init(_ label: String?, _ element: Element) {
    self.label = label
    self.element = element
  }
}
