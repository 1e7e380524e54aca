/// `portico.settings` files.
import PorticoSyntax
import Testing

struct SettingsParsingTests {
  private func words(_ text: String) -> [[String]] {
    let tree = Parser.parseSettings(SourceFile(path: "portico.settings", text: text))
    #expect(tree.diagnostics.map(\.message) == [])
    return tree.settings.flatMap(\.entries).map { $0.words.map(\.text) }
  }

  @Test(arguments: ["library combine\nstyle relay\n", "settings {\n  library combine\n  style relay\n}\n"])
  func theBracesMayBeLeftOut(text: String) {
    #expect(words(text) == [["library", "combine"], ["style", "relay"]])
  }

  @Test func wordsAreWhatBlanksSeparate() {
    #expect(
      words("default-isolation none; templates ../a/b.c") == [
        ["default-isolation", "none"], ["templates", "../a/b.c"],
      ])
    #expect(words("output as AnyPublisher<_, Never>") == [["output", "as", "AnyPublisher<_, Never>"]])
  }

  @Test func anEmptyFileHasNoEntries() {
    #expect(words("") == [])
    #expect(words("// nothing\n") == [])
  }
}
