/// The lines of a doc comment, for a template.
extension TemplateValue {
  package static func documentation(_ lines: [String]) -> TemplateValue {
    .list(lines.map { .string($0.isEmpty ? "///" : "/// \($0)") })
  }

  /// Portico's own words: long lines are broken between them.
  package static func wrappedDocumentation(_ lines: [String]) -> TemplateValue {
    documentation(lines.flatMap(wrapped))
  }

  private static func wrapped(_ line: String) -> [String] {
    guard line.count > Layout.width else { return [line] }
    var lines: [String] = []
    var current = ""
    for word in line.split(separator: " ", omittingEmptySubsequences: false) {
      if !current.isEmpty, current.count + word.count + 1 > Layout.width {
        lines.append(current)
        current = ""
      }
      current += (current.isEmpty ? "" : " ") + word
    }
    return lines + [current]
  }
}
