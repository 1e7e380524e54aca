import PorticoModel

/// Writes `#sourceLocation` around copied text, so that an error in it lies in the declaration. Off, it writes none.
package struct LocationWriter: Hashable, Sendable {
  /// The path that the compiler is told; nil where locations are off.
  package var path: String?
  /// What is renamed around copied text, which stays as it is.
  private let renaming: SupportRenaming?

  package init(path: String?, keeping renaming: SupportRenaming? = nil) {
    self.path = path
    self.renaming = renaming
  }

  package func copied(_ text: String) -> String { renaming?.shielding(text) ?? text }

  /// A closure whose body is copied. With locations the body gets lines of its own, moved to the column where it stands
  /// in the declaration as far as its surroundings leave room.
  package func closure(_ signature: String?, _ body: String, at location: Location) -> String {
    guard let path, location.line > 0 else { return Layout.closure(signature, body) }
    let opening = signature.map { "{ \($0) in" } ?? "{"
    return [opening, directive(path, location), Layout.indented(body), "#sourceLocation()", "}"].joined(separator: "\n")
  }

  /// A whole declaration that holds copied text.
  package func declaration(_ text: String, at location: Location) -> String {
    guard let path, location.line > 0 else { return text }
    return [directive(path, location), text, "#sourceLocation()"].joined(separator: "\n")
  }

  private func directive(_ path: String, _ location: Location) -> String {
    "#sourceLocation(file: \"\(path.escapedForLiteral)\", line: \(location.line))"
  }
}

extension String {
  /// As it stands between the quotes of a Swift literal.
  var escapedForLiteral: String {
    var result = ""
    for character in self {
      switch character {
      case "\\": result += "\\\\"
      case "\"": result += "\\\""
      default: result.append(character)
      }
    }
    return result
  }
}
