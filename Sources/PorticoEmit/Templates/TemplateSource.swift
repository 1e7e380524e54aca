/// The text of one template and the file name by which includes, overrides and errors call it.
package struct TemplateSource: Hashable, Sendable {
  package let name: String
  package let text: String

  package init(name: String, text: String) {
    self.name = name
    self.text = text
  }
}
