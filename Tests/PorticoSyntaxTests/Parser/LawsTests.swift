/// Three laws over all fixtures.
import PorticoSyntax
import Testing

struct LawsTests {
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
    for token in Parser.parse(source).tokens.dropLast() {
      var bytes = source.bytes
      bytes.removeSubrange(token.start..<token.end)
      let tree = Parser.parse(SourceFile(path: source.path, bytes: bytes))
      #expect(Laws.printedBack(tree.tokens, tree.source) == bytes)
      #expect(Laws.strayedDiagnostics(tree) == [])
      #expect(Laws.strayedDiagnostics(Parser.parseSettings(tree.source)) == [])
    }
  }

  @Test(arguments: Fixture.everywhere)
  func cuttingTheFileAnywhereNeverTraps(fixture: Fixture) throws {
    let source = try fixture.source
    for token in Parser.parse(source).tokens {
      let bytes = Array(source.bytes[..<token.start])
      let tree = Parser.parse(SourceFile(path: source.path, bytes: bytes))
      #expect(Laws.printedBack(tree.tokens, tree.source) == bytes)
      #expect(Laws.strayedDiagnostics(tree) == [])
    }
  }
}
