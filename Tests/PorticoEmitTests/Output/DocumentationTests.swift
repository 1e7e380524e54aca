import PorticoEmit
import Testing

@Suite struct DocumentationTests {
  @Test func marksEveryLine() {
    #expect(TemplateValue.documentation(["One.", "", "  Two."]) == .list(["/// One.", "///", "///   Two."]))
  }

  @Test func leavesTheTeamsOwnLinesAsLongAsTheyAre() {
    let line = String(repeating: "word ", count: 40)
    #expect(TemplateValue.documentation([line]) == .list([.string("/// " + line)]))
  }

  @Test func breaksPorticosOwnBetweenWords() {
    let word = String(repeating: "a", count: 45)
    #expect(
      TemplateValue.wrappedDocumentation(["\(word) \(word) \(word)", "short"])
        == .list([.string("/// \(word) \(word)"), .string("/// \(word)"), "/// short"]))
  }

  @Test func doesNotBreakOneLongWord() {
    let word = String(repeating: "a", count: 100)
    #expect(TemplateValue.wrappedDocumentation([word]) == .list([.string("/// \(word)")]))
  }
}
