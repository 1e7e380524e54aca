/// Whole files: several screens and services, and texts that are broken.
import PorticoModel
import PorticoSyntax
import Testing

@Suite struct ResolverTests {
  @Test func aFileOfSeveralScreens() {
    let resolved = Resolved(
      """
      import Foundation
      @preconcurrency import Models

      /// First.
      @MainActor @available(iOS 15, *) public screen A: Screen, Sendable { input a }
      screen B { output b: Int; swift { var x: Int { 1 } } }
      """)
    #expect(resolved.declarations.path == "Example.portico")
    #expect(resolved.declarations.imports == ["import Foundation", "@preconcurrency import Models"])
    #expect(resolved.declarations.screens.map(\.name) == ["A", "B"])
    let first = resolved.declarations.screens[0]
    #expect(first.documentation == ["First."])
    #expect(first.attributes == ["@MainActor", "@available(iOS 15, *)"])
    #expect(first.access == "public")
    #expect(first.inheritance == ["Screen", "Sendable"])
    #expect(first.location == Location(line: 5, column: 48))
    #expect(resolved.declarations.screens[1].members.map(\.described) == [" var x: Int { 1 } "])
  }

  @Test func problemsComeInTheOrderOfTheText() {
    let resolved = Resolved("screen B { output b: Int <- x }\nscreen A { let y <- z.map(f); output b: Int <- w }")
    #expect(resolved.problems == ["unknown-name: x", "unknown-name: z", "unknown-name: w"])
  }

  @Test(arguments: [
    FiveScreensTests.setting, FiveScreensTests.login, FiveScreensTests.loginForm, FiveScreensTests.signUp,
    FiveScreensTests.posts,
  ])
  func whateverIsMissingNothingTraps(_ text: String) {
    let source = SourceFile(path: "Example.portico", text: text)
    for token in Parser.parse(source).tokens where token.start < token.end {
      var bytes = source.bytes
      bytes.removeSubrange(token.start..<token.end)
      expectSpansInside(bytes)
    }
  }

  @Test(arguments: [FiveScreensTests.loginForm, FiveScreensTests.signUp, FiveScreensTests.posts])
  func whereverItBreaksOffNothingTraps(_ text: String) {
    let source = SourceFile(path: "Example.portico", text: text)
    for token in Parser.parse(source).tokens { expectSpansInside(Array(source.bytes[..<token.start])) }
  }

  private func expectSpansInside(_ bytes: [UInt8]) {
    let tree = Parser.parse(SourceFile(path: "Example.portico", bytes: bytes))
    let (_, diagnostics) = Resolver.resolve(tree, settings: ExampleSettings.read(tree))
    for diagnostic in diagnostics {
      #expect(diagnostic.span.lower <= diagnostic.span.upper && diagnostic.span.upper <= bytes.count)
    }
  }
}
