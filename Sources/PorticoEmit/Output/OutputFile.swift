/// A file that generation asks for: its name beside the source or in the output folder, and its text.
package struct OutputFile: Hashable, Sendable {
  package var name: String
  package var text: String

  package init(name: String, text: String) {
    self.name = name
    self.text = text
  }
}
