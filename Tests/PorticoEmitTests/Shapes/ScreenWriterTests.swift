import PorticoEmit
import PorticoModel
import Testing

@Suite struct ScreenWriterTests {
  @Test(arguments: [
    ("screen A", "", "final class AViewModel {"),
    ("screen A: Q", "superclass Base\nconforms P", "final class AViewModel: Base, Q, P {"),
    ("public screen A", "", "public final class AViewModel {"), ("internal screen A", "", "final class AViewModel {"),
    ("screen A", "access package", "package final class AViewModel {"),
  ])
  func headSaysWhatTheModelIs(head: String, settings: String, text: String) throws {
    let example = Example("input a: Int\noutput b: Int <- a", settings: settings, head: head)
    #expect(try example.text().contains("\n\(text)\n"))
  }

  @Test func attributesAndDocumentationAreCarriedOver() throws {
    let head = "/// One.\n@MainActor @available(iOS 15, *) screen A"
    let text = try Example("input a: Int\noutput b: Int <- a", head: head).text()
    #expect(text.contains("\n/// One.\n@MainActor\n@available(iOS 15, *)\nfinal class AViewModel {\n"))
  }

  @Test func isolationOfTheSettingsIsAnAttribute() throws {
    let text = try Example("input a: Int\noutput b: Int <- a", settings: "isolation MainActor").text()
    #expect(text.contains("\n@MainActor\nfinal class ExampleViewModel {\n"))
  }

  @Test func swiftMembersStandAtTheEndOfTheClass() throws {
    let text = try Example(
      "needs n: N\ninput a: Int\noutput b: Int <- a\nswift {\n  var twice: Int { context.n.one * 2 }\n}"
    ).text()
    #expect(text.contains("\n\n  var twice: Int { context.n.one * 2 }\n}\n\nextension ExampleViewModel {\n"))
  }

  @Test func toplevelTypesStandBeforeTheClass() throws {
    let text = try Example("input a: Int\noutput b: Int <- a", settings: "nesting toplevel").text()
    let order = ["struct ExampleViewModelInput {", "struct ExampleViewModelOutput {", "final class ExampleViewModel {"]
      .compactMap { text.firstRange(of: "\n\($0)\n")?.lowerBound }
    #expect(order.count == 3)
    #expect(order == order.sorted())
  }

  @Test func viewsAreBoundWhereUIKitIs() throws {
    let text = try Example("input a\nbind log <- a\nview(b: UIButton) { a <- b.tap }").text()
    #expect(text.contains("\n#if canImport(UIKit)\n  @MainActor extension ExampleViewModel {\n"))
  }
}
