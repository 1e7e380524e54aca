/// What the disk refused, and why.
package struct DiskProblem: Error, Hashable, Sendable {
  /// `cannot be read`
  package var refusal: String
  /// `Permission denied`
  package var reason: String

  package init(_ refusal: String, _ reason: String) {
    self.refusal = refusal
    self.reason = reason
  }

  package func message(_ path: String) -> String { "\(path) \(refusal): \(reason)" }
}
