/// A Markdown page of the package: its fenced blocks and its tables.
import Foundation
import Testing

struct Document: Sendable, CustomTestStringConvertible {
  struct Block: Sendable, CustomTestStringConvertible {
    var language: String
    var text: String
    /// Of the opening fence.
    var line: Int
    var testDescription: String { "\(language) block in line \(line)" }
  }

  let name: String
  let text: String
  var testDescription: String { name }

  static let readme = Document("README.md")
  static let contributing = Document("CONTRIBUTING.md")
  static let all = [readme, contributing]

  init(_ name: String) {
    self.name = name
    text = (try? String(contentsOf: SwiftFile.root.appending(path: name), encoding: .utf8)) ?? ""
  }

  var blocks: [Block] {
    var blocks: [Block] = []
    var open: Block?
    for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
      if var block = open {
        if line == "```" {
          blocks.append(block)
          open = nil
        } else {
          block.text += line + "\n"
          open = block
        }
      } else if line.hasPrefix("```") {
        open = Block(language: String(line.dropFirst(3)), text: "", line: index + 1)
      }
    }
    return blocks
  }

  /// Each declaration that the next block shows the output of, with that block.
  var pairs: [(declaration: Block, output: Block)] {
    zip(blocks, blocks.dropFirst()).filter { $0.language == "portico" && $1.language == "swift" }.map { ($0, $1) }
  }

  /// The rows of the table whose head has these columns, cell by cell.
  func table(_ columns: String...) -> [[String]] {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    guard let head = lines.firstIndex(where: { Self.cells($0) == columns }) else { return [] }
    return lines.dropFirst(head + 2).prefix { $0.hasPrefix("|") }.map(Self.cells)
  }

  private static func cells(_ line: Substring) -> [String] {
    guard line.hasPrefix("| "), line.hasSuffix(" |") else { return [] }
    return line.dropFirst(2).dropLast(2).split(separator: " | ").map(String.init)
  }

  /// What stands in backticks.
  static func code(in text: String) -> [String] {
    text.matches(of: /`([^`]+)`/).map { String($0.1) }
  }
}
