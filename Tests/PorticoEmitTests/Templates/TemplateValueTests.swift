/// Contexts are written as Swift literals and keep the order in which they were written.
import Testing

@testable import PorticoEmit

struct TemplateValueTests {
  @Test func literalsAreValues() {
    let number = 1
    #expect(("a" as TemplateValue) == .string("a"))
    #expect(("a\(number)" as TemplateValue) == .string("a1"))
    #expect((true as TemplateValue) == .bool(true))
    #expect((["a", false] as TemplateValue) == .list([.string("a"), .bool(false)]))
    #expect((["a": ["b"]] as TemplateValue) == .object(TemplateObject(nil, [("a", .list([.string("b")]))])))
  }

  private static let truths: [(TemplateValue, Bool)] = [
    (false, false), ("", false), ([], false), (true, true), (" ", true), ([""], true), ([:], true),
    (["a": false], true),
  ]

  @Test(arguments: truths)
  func onlyFalseAndWhatIsEmptyAreFalse(_ value: TemplateValue, _ expected: Bool) {
    #expect(value.isTrue == expected)
  }
}
