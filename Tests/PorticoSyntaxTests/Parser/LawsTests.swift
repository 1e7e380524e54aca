/// Three laws over all fixtures.
import PorticoSyntax
import Testing

struct LawsTests {
  /// Tokens all over the file; a small one's all, and few of each of the package's files, which are many and alike.
  private func chosen(from tokens: ArraySlice<Token>, of fixture: Fixture) -> [Token] {
    let step = tokens.count / (fixture.isOfThePackage ? 20 : 200) + 1
    return stride(from: 0, to: tokens.count, by: step).map { tokens[$0] }
  }

  @Test(arguments: Fixture.everywhere)
  func theTokensPrintBackToTheSource(fixture: Fixture) throws {
    let source = try fixture.source
    #expect(Laws.printedBack(Parser.parse(source).tokens, source) == source.bytes)
  }

  @Test(arguments: Fixture.everywhere)
  func everySpanLiesInsideTheFile(fixture: Fixture) throws {
    let tree = Parser.parse(try fixture.source)
    #expect(Laws.strayedDiagnostics(tree) == [])
    #expect(Laws.strayedNodes(tree) == [])
  }

  @Test(arguments: Fixture.everywhere)
  func deletingAnyTokenNeverTraps(fixture: Fixture) throws {
    let source = try fixture.source
    for token in chosen(from: Parser.parse(source).tokens.dropLast(), of: fixture) {
      var bytes = source.bytes
      bytes.removeSubrange(token.start..<token.end)
      let tree = Parser.parse(SourceFile(path: source.path, bytes: bytes))
      #expect(Laws.areTiling(tree.tokens, tree.source))
      #expect(Laws.strayedDiagnostics(tree) == [])
    }
  }

  @Test(arguments: Fixture.everywhere)
  func cuttingTheFileAnywhereNeverTraps(fixture: Fixture) throws {
    let source = try fixture.source
    for token in chosen(from: Parser.parse(source).tokens[...], of: fixture) {
      let bytes = Array(source.bytes[..<token.start])
      let tree = Parser.parse(SourceFile(path: source.path, bytes: bytes))
      #expect(Laws.areTiling(tree.tokens, tree.source))
      #expect(Laws.strayedDiagnostics(tree) == [])
    }
  }
}
