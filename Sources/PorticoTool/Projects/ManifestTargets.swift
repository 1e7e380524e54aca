/// The targets that a `Package.swift`, or Tuist's `Project.swift`, declares, as far as they are written out.
import PorticoSyntax

enum ManifestTargets {
  static func read(_ text: String) -> [Project.Target] {
    let source = SourceFile(path: "", text: text)
    var reader = Reader(source: source, tokens: Lexer.lex(source).tokens)
    return reader.read()
  }

  private struct Reader {
    let source: SourceFile
    let tokens: [Token]

    mutating func read() -> [Project.Target] {
      var targets: [Project.Target] = []
      var index = 0
      while index + 1 < tokens.count {
        guard tokens[index].kind == .identifier, tokens[index + 1].kind == .leftParenthesis,
          let isTest = Self.calls[word(index)]
        else {
          index += 1
          continue
        }
        let end = close(of: index + 1)
        if var target = target(index + 2..<end) {
          target.isTest = target.isTest || isTest
          targets.append(target)
          // Within it, `.target(name:)` is what it depends on.
          index = end
        }
        index += 1
      }
      return targets
    }

    private static let calls = ["target": false, "executableTarget": false, "Target": false, "testTarget": true]

    private func target(_ range: Range<Int>) -> Project.Target? {
      var name: String?
      var folder: String?
      var product = ""
      var isSynchronized = false
      var depth = 0
      for index in range {
        switch tokens[index].kind {
        case .leftParenthesis, .leftBracket, .leftBrace: depth += 1
        case .rightParenthesis, .rightBracket, .rightBrace: depth -= 1
        case .identifier where depth == 0 && tokens[index + 1].kind == .colon:
          switch word(index) {
          case "name": name = name ?? string(index + 2, range)
          case "path", "sources": folder = folder ?? string(index + 2, range).map(Self.folder)
          case "buildableFolders":
            folder = folder ?? string(index + 2, range).map(Self.folder)
            isSynchronized = true
          case "product": product = tokens[index + 2].kind == .period ? word(index + 3) : ""
          default: break
          }
        default: break
        }
      }
      guard let name, let first = range.first, let last = range.last else { return nil }
      return Project.Target(
        name: name, folder: folder, isTest: product.hasSuffix("Tests"), isApp: product == "app",
        isSynchronized: isSynchronized, text: source.text(Span(tokens[first].start, tokens[last].end)))
    }

    /// The string at `index`, or the first one in the list there.
    private func string(_ index: Int, _ range: Range<Int>) -> String? {
      var index = index
      while index < range.upperBound {
        let text = word(index)
        switch tokens[index].kind {
        case .string:
          let isPlain =
            text.count > 2 && text.hasPrefix("\"") && text.hasSuffix("\"") && !text.hasPrefix("\"\"")
            && !text.contains("\\")
          return isPlain ? String(text.dropFirst().dropLast()) : nil
        // `["App/**"]`, `.folder("App")`, `.sourceFilesList(globs: [.glob("App/**")])`
        case .leftBracket, .leftParenthesis, .period, .identifier, .colon: index += 1
        default: return nil
        }
      }
      return nil
    }

    /// `App/Sources/**` means `App/Sources`.
    private static func folder(_ glob: String) -> String {
      glob.split(separator: "/").prefix { !$0.contains("*") && !$0.hasSuffix(".swift") && $0 != "." }
        .joined(separator: "/")
    }

    private func close(of open: Int) -> Int {
      var depth = 0
      for index in open..<tokens.count {
        switch tokens[index].kind {
        case .leftParenthesis: depth += 1
        case .rightParenthesis:
          depth -= 1
          if depth == 0 { return index }
        default: break
        }
      }
      return tokens.count - 1
    }

    private func word(_ index: Int) -> String { index < tokens.count ? source.text(tokens[index].span) : "" }
  }
}
