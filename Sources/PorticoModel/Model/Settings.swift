/// What a screen's settings come to once the file's, the folder's and its own attributes are laid over the defaults.
package struct Settings: Hashable, Sendable {
  package enum Library: String, Hashable, Sendable, CaseIterable {
    case rxswift, combine, portico
  }
  package enum Shape: String, Hashable, Sendable, CaseIterable {
    case `struct`, `enum`, owned, functions, properties
  }
  package enum Style: String, Hashable, Sendable, CaseIterable {
    case transform, relay, event, stateStream, `protocol`
  }
  package enum Bag: String, Hashable, Sendable, CaseIterable {
    case stored, parameter, rx, inherited
  }
  package enum Initializer: String, Hashable, Sendable, CaseIterable {
    case memberwise, labelled, unlabelled
  }
  package enum Nesting: String, Hashable, Sendable, CaseIterable {
    case nested, toplevel
  }
  package enum Kind: String, Hashable, Sendable, CaseIterable {
    case `class`, `struct`
  }
  /// Whose publishers tell what a control does, where the library itself has none.
  package enum Cocoa: String, Hashable, Sendable, CaseIterable {
    case support, combineCocoa = "CombineCocoa"
  }
  package enum Isolation: String, Hashable, Sendable, CaseIterable {
    case none, mainActor = "MainActor"
  }

  package var library = Library.rxswift
  package var cocoa = Cocoa.support
  package var style = Style.transform
  package var inputShape = Shape.struct
  package var outputShape = Shape.struct
  package var inputCarrier: String?
  package var outputCarrier: String?
  package var outputEventCarrier: String?
  /// The whole `transform` signature as the team writes it.
  package var signature: String?
  package var bag = Bag.stored
  package var bagType: String?
  package var bagName: String?
  package var conformances: [String] = []
  package var inputConformances: [String] = []
  package var outputConformances: [String] = []
  package var superclass: String?
  package var suffix = "ViewModel"
  package var inputName: String?
  package var outputName: String?
  package var className: String?
  package var initializer = Initializer.memberwise
  package var nesting = Nesting.nested
  package var kind = Kind.class
  package var outputKind = Kind.struct
  package var fields = "let"
  package var access = ""
  /// The screen's own isolation; an `@MainActor` attribute sets it too.
  package var isolation = Isolation.none
  /// What the module that the output belongs to is compiled with.
  package var defaultIsolation = Isolation.none
  package var indent = "  "
  package var header: String?
  package var locations = false
  /// Folder of the team's own templates.
  package var templates: String?
  package var severities: [String: String] = [:]

  package init() {}
}
