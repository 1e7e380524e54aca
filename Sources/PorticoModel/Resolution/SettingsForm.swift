/// What may stand behind a key of the settings.
package enum SettingsForm: Hashable, Sendable {
  /// One of these words. `unsupported` ones are the language's, but nothing in this release reads them.
  case choice([String], unsupported: [String] = [])
  /// As a choice; a word that is none of them names a set of the team's own templates.
  case style([String], unsupported: [String])
  /// Swift text, or a string.
  case text
  /// `transform(from input: Input, disposeBag: DisposeBag) -> Output`
  case signature
  /// Swift types between commas, or `none`.
  case types
  /// A Swift type, or `none`.
  case type
  /// A string in which `{Screen}` stands for the screen's name.
  case pattern
  /// `parameter DisposeBag disposeBag`: where the bag lies, its type, its name.
  case bag
  /// A number of spaces, `tab`, or the white space itself.
  case indent
  /// `unused-input as error`
  case severity

  package init(of key: SettingsKey) {
    self =
      switch key {
      case .library: .choice(Settings.Library.allCases.map(\.rawValue))
      case .cocoa: .choice(Settings.Cocoa.allCases.map(\.rawValue))
      case .style: .style(Settings.Style.allCases.map(\.rawValue), unsupported: ["protocol"])
      case .inputShape: .choice(["struct", "enum", "owned", "functions"], unsupported: ["functions"])
      case .outputShape: .choice(["struct", "enum", "owned", "properties"], unsupported: ["properties"])
      case .inputCarrier, .outputCarrier, .outputEventCarrier, .suffix, .header, .templates: .text
      case .signature: .signature
      case .bag: .bag
      case .conformances, .inputConformances, .outputConformances: .types
      case .superclass: .type
      case .inputName, .outputName, .className, .protocolName, .outputStreamName: .pattern
      case .writes: .choice(["value", "projected"])
      case .nesting: .choice(Settings.Nesting.allCases.map(\.rawValue))
      case .initializer: .choice(Settings.Initializer.allCases.map(\.rawValue))
      case .kind, .outputKind: .choice(Settings.Kind.allCases.map(\.rawValue))
      case .fields: .choice(["let", "var"])
      case .access: .choice(["internal", "package", "public"])
      case .isolation, .defaultIsolation: .choice(Settings.Isolation.allCases.map(\.rawValue))
      case .indent: .indent
      case .locations: .choice(["on", "off"])
      case .severity: .severity
      }
  }
}
