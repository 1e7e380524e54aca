/// A problem that has no place in a text, in words, and the exit status that it leads to.
package struct FileProblem: Error, Hashable, Sendable {
  package var message: String
  package var status: ExitStatus

  package init(_ message: String, _ status: ExitStatus = .disk) {
    self.message = message
    self.status = status
  }
}
