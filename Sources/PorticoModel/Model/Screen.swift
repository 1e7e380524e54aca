/// A screen as it was meant: every name resolved, every type known that a declaration needs, no tree node left.
package struct Screen: Hashable, Sendable {
  package var name: String
  package var documentation: [String] = []
  /// Swift attributes as written: `@MainActor`, `@available(iOS 15, *)`.
  package var attributes: [String] = []
  package var access: String = ""
  package var inheritance: [String] = []
  package var settings = Settings()
  package var needs: [Need] = []
  /// The screen's own ports come first (`name` nil), then each group's.
  package var pairs: [PortPair] = []
  package var states: [StreamDeclaration] = []
  package var lets: [StreamDeclaration] = []
  package var binds: [Bind] = []
  package var hooks: [Hook] = []
  package var views: [ViewBlock] = []
  /// The bodies of `swift { }`.
  package var members: [Code] = []
  package var isWrittenByHand = false
  package var location = Location()

  package init(name: String) {
    self.name = name
  }

  package var inputs: [Port] { pairs.count == 1 ? pairs[0].inputs : pairs.flatMap(\.inputs) }
  package var outputs: [Port] { pairs.count == 1 ? pairs[0].outputs : pairs.flatMap(\.outputs) }

  /// Whether the declaration says that name of something that it has or asks for.
  package func declares(_ name: String) -> Bool {
    (inputs + outputs).contains { $0.id.name == name } || (states + lets).contains { $0.name == name }
      || needs.contains { $0.name == name } || hooks.contains { $0.name == name } || pairs.contains { $0.group == name }
  }

  package func port(_ id: PortID) -> Port? {
    for pair in pairs where pair.group == id.group {
      return (id.side == .input ? pair.inputs : pair.outputs).first { $0.id.name == id.name }
    }
    return nil
  }
}

/// One Input/Output pair: the screen's own, or a group's.
package struct PortPair: Hashable, Sendable {
  /// The group's name; nil for the screen's own pair.
  package var group: String?
  package var documentation: [String] = []
  /// Both in the order of the text.
  package var inputs: [Port] = []
  package var outputs: [Port] = []

  package init(group: String? = nil, documentation: [String] = []) {
    self.group = group
    self.documentation = documentation
  }
}

/// Where something stands in its `.portico` file; line and column count from 1.
package struct Location: Hashable, Sendable {
  package var line = 0
  package var column = 0

  package init(line: Int = 0, column: Int = 0) {
    self.line = line
    self.column = column
  }
}

/// What the screen asks its owner for.
package struct Need: Hashable, Sendable {
  package enum Kind: Hashable, Sendable {
    case stored, weak
    /// Not stored; for `init` and expressions there.
    case initializer
    /// Passed to `super.init`.
    case superclass
  }
  package var kind = Kind.stored
  package var name: String
  /// As written in `init`: a weak need of type `T` is stored as `T?`.
  package var type: String
  package var value: Code?
  package var documentation: [String] = []
  /// The service that the type names, if it is one of this file.
  package var service: String?
  package var location = Location()

  package init(name: String, type: String) {
    self.name = name
    self.type = type
  }
}

/// What happens on every element of a flow.
package struct Bind: Hashable, Sendable {
  /// What is called with each element: a hook, a call, or an observer that a need holds.
  package enum Target: Hashable, Sendable {
    case function(Function)
    /// `useCase.height`: an observer, relay or subject outside the screen.
    case observer(Code)
  }
  /// Ports and states are no targets here: such a `bind` is one more flow of theirs.
  package var targets: [Target]
  package var flow: Flow
  package var location = Location()

  package init(targets: [Target], flow: Flow) {
    self.targets = targets
    self.flow = flow
  }
}
