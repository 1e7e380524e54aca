/// Copied Swift as a declaration says it, every name its own again.
import PorticoModel

extension Code {
  package var declared: String {
    fragments.map { fragment in
      switch fragment {
      case .text(let text): text
      case .reference(.need(let name)), .reference(.state(let name)): name
      case .reference(.port(let id)), .reference(.inputValue(let id)): id.qualifiedName
      case .reference(.owner): "self"
      case .element(let path): (["$0"] + path).joined(separator: ".")
      case .parameter(let number): "$\(number)"
      }
    }.joined()
  }
}

extension PortID {
  /// `scroll.pageChanged`
  package var qualifiedName: String { group.map { "\($0).\(name)" } ?? name }
}
