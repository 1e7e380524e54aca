/// A class of UIKit whose events and properties view blocks know.
package struct ControlKind: Hashable, Sendable {
  package let name: String
  /// What it inherits from, where that is known too.
  private let superclass: String?
  /// Its own, those of the superclass aside.
  package let own: [ControlMember]
  /// Other controls that it has: `searchController.searchBar`.
  private let parts: [String: String]

  init(_ name: String, _ superclass: String?, _ own: [ControlMember], parts: [String: String] = [:]) {
    self.name = name
    self.superclass = superclass
    self.own = own.map { member in
      var member = member
      member.owner = name
      return member
    }
    self.parts = parts
  }

  private var parent: ControlKind? { superclass.flatMap { Self.named[$0] } }

  /// Its own first.
  package var members: [ControlMember] { own + (parent?.members ?? []) }

  package func member(_ name: String) -> ControlMember? {
    own.first { $0.name == name } ?? parent?.member(name)
  }

  package func part(_ name: String) -> ControlKind? {
    parts[name].flatMap { Self.named[$0] } ?? parent?.part(name)
  }

  private static let named = Dictionary(uniqueKeysWithValues: all.map { ($0.name, $0) })

  /// The class that a parameter's type names. A class of the team's own is known by its name's end: a `RoundedButton` is
  /// a UIButton, and may have more than one.
  package static func of(_ type: String) -> (kind: ControlKind, isSubclass: Bool)? {
    var type = type[...]
    if type.hasSuffix("!") { type = type.dropLast() }
    let name = type.split(separator: ".").last.map(String.init) ?? ""
    if let kind = named[name] { return (kind, false) }
    let candidates = all.filter { name.hasSuffix($0.name.dropFirst(2)) && $0.isNamedAfter }
    return candidates.max { $0.name.utf8.count < $1.name.utf8.count }.map { ($0, true) }
  }

  /// What ends in "View" or "Control" can be anything.
  private var isNamedAfter: Bool { !["UIView", "UIControl", "UIGestureRecognizer"].contains(name) }
}
