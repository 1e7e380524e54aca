/// Every key of a settings block, by the words that spell it. An attribute spells the same key in camel case.
package enum SettingsKey: String, Hashable, Sendable, CaseIterable {
  case library
  case cocoa
  case style
  case inputShape = "input shape"
  case outputShape = "output shape"
  case inputCarrier = "input as"
  case outputCarrier = "output as"
  case outputEventCarrier = "output event as"
  case signature
  case bag
  case conformances = "conforms"
  case inputConformances = "conforms input"
  case outputConformances = "conforms output"
  case superclass
  case suffix
  case inputName = "name input"
  case outputName = "name output"
  case className = "name class"
  case protocolName = "name protocol"
  case outputStreamName = "name outputStream"
  case writes
  case nesting
  case initializer = "init"
  case kind
  case outputKind = "output kind"
  case fields
  case access
  case isolation
  case defaultIsolation = "default-isolation"
  case indent
  case templates
  case header
  case locations
  case severity = "warn"

  package var words: String { rawValue }

  /// `inputShape` for `input shape`.
  package var attribute: String {
    var name = ""
    var startsWord = false
    for character in rawValue {
      if character == " " || character == "-" {
        startsWord = true
      } else {
        name += startsWord ? character.uppercased() : String(character)
        startsWord = false
      }
    }
    return name
  }

  /// It says something of the file as a whole, so one screen cannot have its own.
  package var isOfFile: Bool {
    switch self {
    case .indent, .templates, .header, .locations, .defaultIsolation: true
    default: false
    }
  }

  /// Several lines of it in one place add up.
  package var addsUp: Bool {
    switch self {
    case .conformances, .inputConformances, .outputConformances, .severity: true
    default: false
    }
  }

  /// Nothing in this release reads it.
  package var isWithoutEffect: Bool {
    switch self {
    case .protocolName, .outputStreamName, .writes, .templates: true
    default: false
    }
  }

  package static let byWords = Dictionary(uniqueKeysWithValues: allCases.map { ($0.words, $0) })
  package static let byAttribute = Dictionary(uniqueKeysWithValues: allCases.map { ($0.attribute, $0) })
  /// How many words the longest key has.
  package static let longest = 3
}
