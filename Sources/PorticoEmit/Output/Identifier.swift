/// Names as Swift writes them: backticks where a word is reserved, first letters in either case.
package enum Identifier {
  /// `name` as a declaration or a use by itself can have it.
  package static func escaped(_ name: String) -> String {
    reserved.contains(name) ? "`\(name)`" : name
  }

  /// Whether `name` can be declared in backticks only, or not at all.
  package static func isReserved(_ name: String) -> Bool {
    reserved.contains(name) || ["Type", "Protocol", "_"].contains(name)
  }

  /// `name` behind a dot or as an argument label, where nearly every word is allowed.
  package static func member(_ name: String) -> String {
    ["init", "self", "Type", "Protocol"].contains(name) ? "`\(name)`" : name
  }

  package static func upperFirst(_ name: String) -> String {
    name.prefix(1).uppercased() + name.dropFirst()
  }

  package static func lowerFirst(_ name: String) -> String {
    name.prefix(1).lowercased() + name.dropFirst()
  }

  private static let reserved: Set<String> = [
    "associatedtype", "class", "deinit", "enum", "extension", "fileprivate", "func", "import", "init", "inout",
    "internal", "let", "open", "operator", "private", "precedencegroup", "protocol", "public", "rethrows", "static",
    "struct", "subscript", "typealias", "var", "break", "case", "catch", "continue", "default", "defer", "do", "else",
    "fallthrough", "for", "guard", "if", "in", "repeat", "return", "throw", "switch", "where", "while", "Any", "as",
    "false", "is", "nil", "self", "Self", "super", "throws", "true", "try", "await",
  ]
}
