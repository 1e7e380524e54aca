/// The rows of the engine's table tests: a template, and what it becomes or why it is refused.
@testable import PorticoEmit

struct TemplateExample: Sendable, CustomStringConvertible {
  let template: String
  /// The text, or the error as it is printed without the template's name: `1:4: message`.
  let expected: String

  init(_ template: String, _ expected: String) {
    self.template = template
    self.expected = expected
  }

  var description: String { template }

  func outcome(_ context: TemplateValue = [:]) -> String {
    do {
      return try Template(name: "t", source: template).render(context)
    } catch {
      return "\(error.line):\(error.column): \(error.message)"
    }
  }
}
