/// What a run was given and what came of it, so that the next one knows when nothing has changed.
package struct RunRecord: Hashable, Sendable {
  package struct Output: Hashable, Sendable {
    package var path: String
    package var hash: String

    package init(path: String, hash: String) {
      self.path = path
      self.hash = hash
    }
  }

  /// The user's half that a source asks for.
  package struct Logic: Hashable, Sendable {
    /// Among the sources of the run.
    package var source: Int
    package var file: String
    package var screen: String

    package init(source: Int, file: String, screen: String) {
      self.source = source
      self.file = file
      self.screen = screen
    }
  }

  /// Of all that decides what comes out.
  package var key: String
  /// Of the generated files around the output that the run did not make.
  package var standing = ""
  package var outputs: [Output] = []
  package var logics: [Logic] = []
  package var screens = 0
  package var warnings = 0
  /// What was said on standard error, a problem or the problems of a file each.
  package var told: [String] = []

  package init(key: String) {
    self.key = key
  }

  private static let title = "portico run 2"

  package var text: String {
    var text = "\(Self.title)\n\(key)\n\(standing)\n\(screens) \(warnings) \(outputs.count) \(logics.count)\n"
    for output in outputs { text += "\(output.hash) \(output.path)\n" }
    for logic in logics { text += "\(logic.source) \(logic.file) \(logic.screen)\n" }
    return text + told.joined(separator: "\0")
  }

  /// nil where the text is not what `text` writes: cut short, or of another version.
  package init?(_ text: String) {
    var rest = text.utf8[...]
    func line() -> String? {
      guard let end = rest.firstIndex(of: UInt8(ascii: "\n")) else { return nil }
      defer { rest = rest[rest.index(after: end)...] }
      return String(rest[..<end])
    }
    guard line() == Self.title, let key = line(), let standing = line(), let counts = line() else { return nil }
    let numbers = counts.split(separator: " ").compactMap { Int($0) }
    guard numbers.count == 4, numbers.allSatisfy({ $0 >= 0 }) else { return nil }
    self.key = key
    self.standing = standing
    (screens, warnings) = (numbers[0], numbers[1])
    for _ in 0..<numbers[2] {
      guard let parts = line()?.split(separator: " ", maxSplits: 1), parts.count == 2 else { return nil }
      outputs.append(Output(path: String(parts[1]), hash: String(parts[0])))
    }
    for _ in 0..<numbers[3] {
      guard let parts = line()?.split(separator: " "), parts.count == 3, let source = Int(parts[0]) else { return nil }
      logics.append(Logic(source: source, file: String(parts[1]), screen: String(parts[2])))
    }
    told = rest.split(separator: 0).map { String(decoding: $0, as: UTF8.self) }
  }
}
