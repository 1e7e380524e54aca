import PorticoSyntax

/// Which port: inputs and outputs are two namespaces, each group is another.
package struct PortID: Hashable, Sendable {
  package var side: PortSide
  package var group: String?
  package var name: String

  package init(_ side: PortSide, _ name: String, group: String? = nil) {
    self.side = side
    self.group = group
    self.name = name
  }
}

/// An input or an output.
package struct Port: Hashable, Sendable {
  package var id: PortID
  package var documentation: [String] = []
  package var attributes: [String] = []
  package var access: String = ""
  package var isVariable = false
  /// One-shot: never replayed. Inputs without a value and Void outputs are events without saying so.
  package var isEvent = false
  package var element: Element
  /// The label of a payload that has one part: `output failed(error: Error)`.
  package var partLabel: String?
  package var carrier: Carrier
  package var value: Code?
  /// Every `<-` and every `bind` to it, in the order of the text; they are merged.
  package var flows: [Flow] = []
  /// Whether the merged flows start at subscription by themselves, so that `value` is not put in front.
  package var startsByItself = false
  /// Some `flatMap*(activity:)` counts here.
  package var isActivityTarget = false
  /// Some `error:` arrives here.
  package var isErrorTarget = false
  /// How many flows read it (the view's reading of an output is not counted).
  package var readers = 0
  /// Whether the user's half sees it in its Context (owned, an output, and fed by no flow), or an expression names it.
  package var isInContext = false
  /// The hook that makes an assembled output which nothing feeds.
  package var maker: String?
  package var location = Location()

  package init(id: PortID, element: Element, carrier: Carrier) {
    self.id = id
    self.element = element
    self.carrier = carrier
  }

  package var name: String { id.name }
}

/// A `state` or a `let`.
package struct StreamDeclaration: Hashable, Sendable {
  package var name: String
  package var documentation: [String] = []
  package var access: String = ""
  package var element: Element
  /// A state's relay or subject; nil for a `let`, which is a plain stream.
  package var carrier: Carrier?
  package var value: Code?
  package var flows: [Flow] = []
  package var isActivityTarget = false
  package var isErrorTarget = false
  package var isEvent = false
  package var readers = 0
  package var location = Location()

  package init(name: String, element: Element) {
    self.name = name
    self.element = element
  }
}

/// What a flow can start from or send to by name.
package enum StreamReference: Hashable, Sendable {
  case port(PortID)
  case state(String)
  case local(String)
}
