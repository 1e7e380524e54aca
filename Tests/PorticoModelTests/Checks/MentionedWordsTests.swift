import PorticoSyntax
import Testing

@testable import PorticoModel

@Suite struct MentionedWordsTests {
  /// The inputs of a screen that are mentioned besides.
  private func mentioned(_ rest: String) throws -> [String] {
    let text = "screen A { input a; input bc; input `default`; \(rest) }"
    let tree = Parser.parse(SourceFile(path: "A.portico", text: text))
    let words = MentionedWords(tree, tokens: 0..<tree.tokens.count)
    let names = try #require(tree.screens.first).members.compactMap { member -> Name? in
      if case .port(let port) = member, port.side == .input { port.name } else { nil }
    }
    return names.filter(words.mention).map(\.text)
  }

  @Test func whatIsOnlyDeclaredIsNotMentioned() throws {
    #expect(try mentioned("output abc <- abcd") == [])
  }

  @Test func aNameCountsWithBackticksAndWithout() throws {
    #expect(try mentioned("output x <- `bc`; output y <- input.default") == ["bc", "default"])
  }

  @Test func aNameCountsInAnInterpolation() throws {
    #expect(try mentioned(#"output x: String <- bcd.map { "\(a) bcd" }"#) == ["a"])
  }

  /// Few names are looked for one by one, many by their words: the same are found.
  @Test(arguments: [3, 60])
  func thatManyAreLookedForChangesNothing(count: Int) {
    let inputs = (0..<count).map { "input tap\($0)\n" }.joined()
    let text = "screen A {\n\(inputs)bind show <- tap\(count - 1)\n}"
    let unused = CheckFixture.diagnostics(of: SourceFile(path: "A.portico", text: text))
      .filter { $0.code == "unused-input" }.map(\.message)
    #expect(unused == (0..<(count - 1)).map { "no flow reads the input `tap\($0)`" })
  }
}
