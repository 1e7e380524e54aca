/// Whole files against the trees they mean.
import Foundation
import PorticoSyntax
import Testing

struct ParserTests {
  @Test(arguments: Fixture.all(in: "screens"))
  func aScreenIsTheTreeBesideIt(fixture: Fixture) throws {
    let tree = Parser.parse(try fixture.source)
    #expect(tree.diagnostics.map(\.message) == [])
    let sketch = TreeSketch.sketch(tree)
    if ProcessInfo.processInfo.environment["PORTICO_RECORD"] != nil {
      try sketch.write(
        to: fixture.url.deletingPathExtension().appendingPathExtension("tree"), atomically: true, encoding: .utf8)
    }
    #expect(try sketch == fixture.companion("tree"))
  }

  @Test(arguments: Fixture.ofThePackage)
  func aScreenThatIsGeneratedFromIsReadWithoutAProblem(fixture: Fixture) throws {
    let tree = Parser.parse(try fixture.source)
    #expect(DiagnosticRenderer(tree.source).render(tree.diagnostics) == "")
    #expect(!tree.screens.isEmpty || !tree.services.isEmpty || !tree.settings.isEmpty)
  }

  @Test(arguments: Fixture.all(in: "checks"))
  func aFaultyFileSaysWhereItIsWrong(fixture: Fixture) throws {
    let source = try fixture.source
    let found = Parser.parse(source).diagnostics.map { Mark($0, in: source) }
    let expected = Mark.expected(in: source.text(Span(0, source.bytes.count)))
    #expect(Mark.differences(expected: expected, found: found) == [])
  }
}
