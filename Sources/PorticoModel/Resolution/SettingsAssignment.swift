import PorticoSyntax

/// One setting as it was given: its key, what it was set to, and where that is written.
package struct SettingsAssignment: Hashable, Sendable {
  package enum Value: Hashable, Sendable {
    case text(String)
    case list([String])
    /// `superclass none`
    case nothing
    case bag(Settings.Bag, type: String?, name: String?)
    case severity(code: String, String)
  }
  package var key: SettingsKey
  package var value: Value
  package var span: Span

  /// Whether two of them speak of one thing.
  func concerns(_ other: SettingsAssignment) -> Bool {
    guard key == other.key else { return false }
    if case .severity(let code, _) = value, case .severity(let otherCode, _) = other.value { return code == otherCode }
    return !key.addsUp
  }
}

extension Settings {
  mutating func assign(_ assignment: SettingsAssignment) {
    switch (assignment.key, assignment.value) {
    case (.library, .text(let text)): library = Library(rawValue: text) ?? library
    case (.cocoa, .text(let text)): cocoa = Cocoa(rawValue: text) ?? cocoa
    case (.style, .text(let text)):
      if let style = Style(rawValue: text) { assign(style) }
    case (.inputShape, .text(let text)): inputShape = Shape(rawValue: text) ?? inputShape
    case (.outputShape, .text(let text)): outputShape = Shape(rawValue: text) ?? outputShape
    case (.inputCarrier, .text(let text)): inputCarrier = text
    case (.outputCarrier, .text(let text)): outputCarrier = text
    case (.outputEventCarrier, .text(let text)): outputEventCarrier = text
    case (.signature, .text(let text)): signature = text
    case (.bag, .bag(let bag, let type, let name)): (self.bag, bagType, bagName) = (bag, type, name)
    case (.conformances, .list(let types)): conformances += types
    case (.inputConformances, .list(let types)): inputConformances += types
    case (.outputConformances, .list(let types)): outputConformances += types
    case (.superclass, .text(let text)): superclass = text
    case (.superclass, .nothing): superclass = nil
    case (.suffix, .text(let text)): suffix = text
    case (.inputName, .text(let text)): inputName = text
    case (.outputName, .text(let text)): outputName = text
    case (.className, .text(let text)): className = text
    case (.nesting, .text(let text)): nesting = Nesting(rawValue: text) ?? nesting
    case (.initializer, .text(let text)): initializer = Initializer(rawValue: text) ?? initializer
    case (.kind, .text(let text)): kind = Kind(rawValue: text) ?? kind
    case (.outputKind, .text(let text)): outputKind = Kind(rawValue: text) ?? outputKind
    case (.fields, .text(let text)): fields = text
    case (.access, .text(let text)): access = text
    case (.isolation, .text(let text)): isolation = Isolation(rawValue: text) ?? isolation
    case (.defaultIsolation, .text(let text)): defaultIsolation = Isolation(rawValue: text) ?? defaultIsolation
    case (.indent, .text(let text)): indent = text
    case (.templates, .text(let text)): templates = text
    case (.header, .text(let text)): header = text
    case (.locations, .text(let text)): locations = text == "on"
    case (.severity, .severity(let code, let severity)): severities[code] = severity
    default: break
    }
  }

  /// A style is shorthand for two shapes.
  private mutating func assign(_ style: Style) {
    self.style = style
    (inputShape, outputShape) =
      switch style {
      case .transform: (.struct, .struct)
      case .relay: (.owned, .owned)
      case .event: (.enum, .enum)
      case .stateStream: (.struct, .enum)
      case .protocol: (.functions, .properties)
      }
  }
}
