/// What the documentation shows, for tests that do what it says.
import Foundation
import Testing

enum Documentation {
  private static let root = Fixture.root.deletingLastPathComponent()

  /// The first block of that language, in the pages for users, that contains `words`.
  static func block(_ language: String, containing words: String) throws -> String {
    let docs = root.appending(path: "Docs")
    let pages = [root.appending(path: "README.md")] + Fixture.contents(docs).filter { $0.pathExtension == "md" }
    for page in pages {
      var block: [Substring]?
      for line in try String(contentsOf: page, encoding: .utf8).split(separator: "\n", omittingEmptySubsequences: false)
      {
        if let lines = block, line == "```" {
          let text = lines.joined(separator: "\n") + "\n"
          if text.contains(words) { return text }
          block = nil
        } else if block != nil {
          block?.append(line)
        } else if line == "```" + language {
          block = []
        }
      }
    }
    throw Missing(description: "no page of the documentation shows \(language) with \(words)")
  }

  struct Missing: Error, CustomStringConvertible {
    var description: String
  }
}
