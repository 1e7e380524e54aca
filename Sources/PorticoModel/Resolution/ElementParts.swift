/// An element taken apart: what a hook gets as arguments, and the names that a call may use.
struct ElementParts {
  struct Leaf: Hashable {
    var label: String?
    /// What the parameter is called where it has no label.
    var name: String?
    var path: [String]
    var element: Element
  }

  struct Named: Hashable {
    var name: String
    var path: [String]
  }

  /// Void parts vanish, nested tuples are flattened.
  static func leaves(of part: Part, path: [String] = []) -> [Leaf] {
    if part.element.isVoid { return [] }
    guard case .tuple(let parts) = part.element else {
      return [Leaf(label: part.label, name: part.label, path: path, element: part.element)]
    }
    return parts.enumerated().flatMap { index, inner in
      leaves(of: inner, path: path + [inner.label ?? String(index)])
    }
  }

  static func element(at path: [String], of part: Part) -> Element {
    guard let first = path.first else { return part.element }
    guard case .tuple(let parts) = part.element,
      let inner = parts.enumerated().first(where: { $1.label ?? String($0) == first })?.element
    else { return .unknown }
    return element(at: Array(path.dropFirst()), of: inner)
  }

  /// The nearest name wins, so outer parts stand first.
  static func names(of part: Part, path: [String] = []) -> [Named] {
    var names = part.label.map { [Named(name: $0, path: path)] } ?? []
    guard case .tuple(let parts) = part.element else { return part.element.isVoid ? [] : names }
    for (index, inner) in parts.enumerated() {
      names += self.names(of: inner, path: path + [inner.label ?? String(index)])
    }
    return names
  }
}
