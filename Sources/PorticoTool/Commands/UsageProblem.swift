/// A command line that cannot be meant, and what to do about it.
import PorticoSyntax

package struct UsageProblem: Error, Hashable, Sendable {
  package var message: String
  /// The command whose help is of use; nil for the tool's own.
  package var command: String?

  package init(_ message: String, command: String? = nil) {
    self.message = message
    self.command = command
  }

  package init(_ message: String, near word: String, among names: [String], command: String? = nil) {
    let hint = nearName(word, among: names).map { "; did you mean `\($0)`?" } ?? ""
    self.init(message + hint, command: command)
  }

  package var text: String {
    let help = command.map { "portico \($0) --help" } ?? "portico --help"
    return "error: \(message)\nSee `\(help)`.\n"
  }
}
