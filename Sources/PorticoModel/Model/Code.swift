/// Swift text of the user's with the names found in it, so that each library can say them its own way.
package struct Code: Hashable, Sendable {
  package enum Fragment: Hashable, Sendable {
    case text(String)
    case reference(Reference)
    /// The flow's element (`path` empty) or a part of it by label or index. `$0` in a call, and a part's name in it.
    case element(path: [String])
    /// A closure's own `$0`, `$1`.
    case parameter(Int)
  }

  package enum Reference: Hashable, Sendable {
    case need(String)
    /// Its current value.
    case state(String)
    /// The relay or subject itself.
    case port(PortID)
    /// An input with `=`: its current value.
    case inputValue(PortID)
    /// `self`, held weakly: an inherited member or one of `swift { }`. The text goes on with `.member`.
    case owner
  }

  package var fragments: [Fragment]
  package var location: Location

  package init(_ fragments: [Fragment], at location: Location = Location()) {
    self.fragments = fragments
    self.location = location
  }

  package init(_ text: String, at location: Location = Location()) {
    self.init([.text(text)], at: location)
  }
}
