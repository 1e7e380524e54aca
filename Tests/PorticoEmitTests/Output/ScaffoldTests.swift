import PorticoEmit
import PorticoModel
import Testing

@Suite struct ScaffoldTests {
  static func text(_ example: Example, imports: [String] = []) throws -> String {
    #expect(example.problems == [])
    return try Generator().scaffold(example.screen, imports: imports).text
  }

  @Test func isNamedByTheScreen() throws {
    let file = try Generator().scaffold(Example("input tap\nbind log <- tap").screen, imports: [])
    #expect(file.name == "ExampleLogic.swift")
  }

  @Test func stubsSayThatTheyAreNotWrittenYet() throws {
    let example = Example("input text: String\noutput isLong: Bool <- text.map(isLong)\nbind log <- text")
    #expect(
      try Self.text(example, imports: ["import Foundation"]) == """
        final class ExampleLogic: ExampleViewModel.Logic {
          private let context: ExampleViewModel.Context

          init(_ context: ExampleViewModel.Context) {
            self.context = context
          }

          func isLong(_ text: String) -> Bool {
            fatalError("isLong is not written yet")
          }

          func log(_ text: String) {
            // Not written yet.
          }
        }

        """)
  }

  @Test(arguments: [
    (Settings.Library.rxswift, "import RxSwift", "Observable<Post>"),
    (.combine, "import Combine", "AnyPublisher<Post, Never>"), (.portico, "import PorticoRuntime", "Observable<Post>"),
  ])
  func importsTheLibraryWhereASignatureNamesIt(library: Settings.Library, module: String, type: String) throws {
    let example = Example("input text: String\noutput post: Post <- text.flatMapLatest(load)", library)
    #expect(
      try Self.text(example, imports: ["import Posts"])
        == """
        import Posts
        \(module)

        final class ExampleLogic: ExampleViewModel.Logic {
          private let context: ExampleViewModel.Context

          init(_ context: ExampleViewModel.Context) {
            self.context = context
          }

          func load(_ text: String) -> \(type) {
            fatalError("load is not written yet")
          }
        }

        """.sortedImports(2))
  }

  @Test func isWhereTheScreenIs() throws {
    let example = Example("input tap\nbind log <- tap", head: "@available(iOS 15, *) @MainActor screen Example")
    #expect(try Self.text(example).hasPrefix("@available(iOS 15, *)\n@MainActor\nfinal class ExampleLogic"))
  }

  @Test func makerTakesTheScreensInputByItsFullName() throws {
    let text = try Self.text(Example("input text: String\noutput posts: [Post]"))
    #expect(text.contains("  func posts(_ input: ExampleViewModel.Input) -> Driver<[Post]> {\n"))
    #expect(text.hasPrefix("import RxCocoa\nimport RxSwift\n\n"))
  }

  @Test func transformByHandNamesTheModelsTypes() throws {
    let text = try Self.text(Example("input text: String\noutput title: String\ntransform by hand"))
    #expect(
      text.contains("  func transform(input: ExampleViewModel.Input) -> ExampleViewModel.Output {\n"))
    #expect(text.contains("fatalError(\"transform is not written yet\")"))
  }

  @Test func toplevelTypesNeedNoPrefix() throws {
    let text = try Self.text(
      Example("input text: String\noutput title: String\ntransform by hand", settings: "nesting toplevel"))
    #expect(text.contains("  func transform(input: ExampleViewModelInput) -> ExampleViewModelOutput {\n"))
  }
}

extension String {
  /// With its first `count` lines in order, for examples in which a module's name is a parameter.
  fileprivate func sortedImports(_ count: Int) -> String {
    let lines = split(separator: "\n", omittingEmptySubsequences: false)
    return (lines.prefix(count).sorted() + lines.dropFirst(count)).joined(separator: "\n")
  }
}
