/// What the libraries offer is documented: no public declaration without a word.
import Testing

@Suite struct DocumentationTests {
  static let libraries = SwiftFile.sources.filter { ["PorticoRuntime", "PorticoTesting"].contains($0.module) }

  @Test func everyPublicDeclarationIsDocumented() {
    #expect(!Self.libraries.isEmpty)
    let silent = Self.libraries.flatMap { file in
      file.lines.indices.filter { file.isPublicDeclaration($0) && !file.isDocumented($0) }
        .map { "\(file.path):\($0 + 1):\(file.lines[$0])" }
    }
    #expect(silent == [])
  }

  /// Each operator has its timeline and names the operator of ReactiveX, or of another library, that it is.
  @Test(arguments: libraries.filter { $0.room == "PorticoRuntime/Operators" })
  func everyOperatorNamesItsSource(_ file: SwiftFile) {
    guard file.lines.indices.contains(where: { file.isPublicDeclaration($0) }) else { return }
    let hasSource = file.lines.contains { $0.contains("/// - SeeAlso: [") }
    #expect(hasSource || Self.ownOperators.contains(file.name), "\(file.path)")
  }

  /// Of no other library, or said where the operator itself is.
  static let ownOperators: Set<String> = [
    "CombineLatest+Collection", "CombineLatest+FiveToEight", "Decode", "ReplacingMain", "WithUnretained",
    "Zip+FiveToEight",
  ]
}

extension SwiftFile {
  /// What overrides is documented where it was declared first.
  fileprivate func isPublicDeclaration(_ line: Int) -> Bool {
    let words = lines[line].split(separator: " ").drop { $0.hasPrefix("@") || $0.hasPrefix("nonisolated") }
    return (words.first == "public" || words.first == "open") && !words.contains("override")
  }

  fileprivate func isDocumented(_ line: Int) -> Bool {
    let above = lines[..<line].last { line in
      let text = line.drop { $0 == " " }
      return !text.hasPrefix("@") && !text.hasPrefix("#if")
    }
    return above?.drop { $0 == " " }.hasPrefix("///") == true
  }
}
