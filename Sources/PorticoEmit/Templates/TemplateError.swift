/// What is wrong with a template, or with what it asks of its context, and where in the template's text.
package struct TemplateError: Error, Hashable, Sendable, CustomStringConvertible {
  package let template: String
  /// Both count from 1; columns count characters.
  package let line: Int
  package let column: Int
  package let message: String

  package init(template: String, line: Int, column: Int, message: String) {
    self.template = template
    self.line = line
    self.column = column
    self.message = message
  }

  init(_ message: String, in source: TemplateSource, at offset: Int) {
    let before = source.text.utf8.prefix(offset)
    let newline = UInt8(ascii: "\n")
    let lineStart = before.lastIndex(of: newline).map { before.index(after: $0) } ?? before.startIndex
    self.init(
      template: source.name,
      line: before.reduce(1) { $0 + ($1 == newline ? 1 : 0) },
      column: source.text[lineStart..<before.endIndex].count + 1,
      message: message)
  }

  package var description: String { "\(template):\(line):\(column): error: \(message)" }
}
