/// One Swift file of the package as the tidy tests look at it: where it lies, its lines, its words.
import Foundation
import PorticoSyntax
import Testing

struct SwiftFile: Sendable, CustomTestStringConvertible {
  static let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()

  /// `Sources/PorticoModel/Checks/UnusedCheck.swift`
  let path: String
  let lines: [Substring]
  /// Identifiers and string literals, in order; comments are not among them.
  let words: [Word]
  /// The modules that it imports.
  let imports: [String]
  /// The types that it declares for others: no other type encloses them.
  let types: Set<String>
  /// The types and cases that it declares at whatever depth.
  let nestedTypes: Set<String>
  /// The lines with `try!`, `as!`, `x!` or a call that ends the process.
  let traps: [Int]
  var testDescription: String { path }

  struct Word: Hashable, Sendable {
    var text: String
    var line: Int
    var isString: Bool
    /// It stands behind a `.`, so it is a member of something.
    var isMember: Bool
  }

  static let sources = paths(in: "Sources").map { SwiftFile(path: $0) }
  /// The paths of the tests.
  static let tests = paths(in: "Tests")

  static func paths(in folder: String) -> [String] {
    let names = FileManager.default.enumerator(atPath: root.appending(path: folder).path)
    return (names?.compactMap { $0 as? String } ?? []).filter { $0.hasSuffix(".swift") }.sorted()
      .map { "\(folder)/\($0)" }
  }

  static func text(of path: String) -> String {
    (try? String(contentsOf: root.appending(path: path), encoding: .utf8)) ?? ""
  }

  init(path: String) {
    self.init(path: path, text: Self.text(of: path))
  }

  init(path: String, text: String) {
    self.path = path
    lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    var reader = Reader(SourceFile(path: path, text: text))
    reader.read()
    (words, imports, traps) = (reader.words, reader.imports, reader.traps)
    (types, nestedTypes) = (reader.types, reader.nestedTypes)
  }

  var place: Place { Place(path) }
  var module: String { place.module }
  var room: String { place.room }
  var name: String { place.name }

  /// Where the words stand that `isFound` holds for.
  func places(where isFound: (Word) -> Bool) -> [String] {
    words.filter(isFound).map { "\(path):\($0.line): \($0.text.prefix(60))" }
  }
}

/// What the path of a file says.
struct Place: Hashable {
  /// `PorticoModel`; the plugins are one.
  var module: String
  /// `PorticoModel/Checks`; of a file that lies in no room, its module.
  var room: String
  /// `UnusedCheck`
  var name: String

  init(_ path: String) {
    let parts = path.split(separator: "/").map(String.init)
    module = parts.count > 2 ? parts[1] : ""
    room = parts.count > 3 ? "\(parts[1])/\(parts[2])" : module
    name = String(parts[parts.count - 1].dropLast(".swift".count))
  }
}

/// Swift's tokens are the declarations' tokens, so they are cut by the lexer that reads the Swift in declarations.
private struct Reader {
  let source: SourceFile
  let tokens: [Token]
  var words: [SwiftFile.Word] = []
  var imports: [String] = []
  var types: Set<String> = []
  var nestedTypes: Set<String> = []
  var traps: [Int] = []
  private var line = 1
  private var counted = 0
  private var depth = 0
  private var isPrivate = false

  init(_ source: SourceFile) {
    self.source = source
    tokens = Lexer.lex(source).tokens
  }

  mutating func read() {
    for index in tokens.indices {
      let token = tokens[index]
      for byte in source.bytes[counted..<token.start] where byte == UInt8(ascii: "\n") { line += 1 }
      counted = token.start
      if token.startsLine { isPrivate = false }
      switch token.kind {
      case .leftBrace: depth += 1
      case .rightBrace: depth -= 1
      case .symbol: readMark(index)
      case .identifier, .string: readWord(index)
      default: break
      }
    }
  }

  private mutating func readWord(_ index: Int) {
    let token = tokens[index]
    let text = source.text(token.span)
    let isString = token.kind == .string
    let isMember = index > 0 && tokens[index - 1].kind == .period
    words.append(SwiftFile.Word(text: text, line: line, isString: isString, isMember: isMember))
    guard !isString, !isMember, index + 1 < tokens.count else { return }
    let next = source.text(tokens[index + 1].span)
    switch text {
    case "private", "fileprivate": isPrivate = true
    case "import": imports.append(next)
    case "struct", "enum", "class", "actor", "protocol", "typealias":
      guard tokens[index + 1].kind == .identifier else { return }
      nestedTypes.insert(next)
      if depth == 0, !isPrivate { types.insert(next) }
    case "case": nestedTypes.insert(next)
    case "fatalError", "preconditionFailure", "precondition", "abort", "unsafeBitCast": traps.append(line)
    default: break
    }
  }

  /// `x!`, where the mark hangs on a value; `!x` and `a != b` do not.
  private mutating func readMark(_ index: Int) {
    guard index > 0, source.bytes[tokens[index].start] == UInt8(ascii: "!") else { return }
    let before = tokens[index - 1]
    switch before.kind {
    case .identifier, .string, .rightParenthesis, .rightBracket, .rightBrace:
      if before.end == tokens[index].start { traps.append(line) }
    default: break
    }
  }
}
