import PorticoModel

/// What the types of one screen are called.
package struct ScreenNames: Hashable, Sendable {
  package var className: String
  package var logic: String
  private let settings: Settings

  package init(_ screen: Screen) {
    let settings = screen.settings
    self.settings = settings
    if let pattern = settings.className {
      className = Self.fill(pattern, screen.name)
    } else {
      className = screen.name.hasSuffix(settings.suffix) ? screen.name : screen.name + settings.suffix
    }
    logic = screen.name + "Logic"
    screenName = screen.name
  }

  private let screenName: String

  package var isNested: Bool { settings.nesting == .nested }

  /// As declared: `Input`, `ScrollInput`, `LoginViewModelInput`.
  package func input(_ group: String?) -> String {
    type("Input", settings.inputName, group)
  }

  package func output(_ group: String?) -> String {
    type("Output", settings.outputName, group)
  }

  /// As the user's half says it.
  package func qualified(_ type: String) -> String {
    isNested ? "\(className).\(type)" : type
  }

  private func type(_ side: String, _ pattern: String?, _ group: String?) -> String {
    let prefix = group.map(Identifier.upperFirst) ?? ""
    if let pattern { return prefix + Self.fill(pattern, screenName) }
    return isNested ? prefix + side : className + prefix + side
  }

  private static func fill(_ pattern: String, _ name: String) -> String {
    guard let place = pattern.firstRange(of: "{Screen}") else { return pattern }
    return pattern[..<place.lowerBound] + name + pattern[place.upperBound...]
  }
}
