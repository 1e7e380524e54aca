/// The lines of a doc comment, for a template.
extension TemplateValue {
  package static func documentation(_ lines: [String]) -> TemplateValue {
    .list(lines.map { .string($0.isEmpty ? "///" : "/// \($0)") })
  }
}
