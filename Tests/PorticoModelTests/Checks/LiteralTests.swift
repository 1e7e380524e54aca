import PorticoSyntax
import Testing

@testable import PorticoModel

@Suite struct LiteralTests {
  @Test(arguments: [
    ("\"a\"", Literal.string), ("\"\"\"\na\n\"\"\"", .string), ("12", .integer), ("-1", .integer), ("0x1e", .integer),
    ("1.5", .fraction), ("1e3", .fraction), ("true", .boolean), ("nil", .empty), ("[]", .array), ("[1, 2]", .array),
    ("[:]", .dictionary), ("[\"a\": [1]]", .dictionary), ("[(a: 1)]", .array),
  ])
  func aLiteralIsKnownByItsTokens(text: String, literal: Literal) {
    #expect(read(text) == literal)
  }

  @Test(arguments: ["value", "1 + 1", "[1][0]", "Date()", "[1] + [2]", ".zero"])
  func anExpressionIsNone(text: String) {
    #expect(read(text) == nil)
  }

  @Test(arguments: [
    (Literal.integer, "Double", TypeShape.Agreement.agrees), (.integer, "Int?", .agrees), (.integer, "PostID", .agrees),
    (.integer, "String", .disagrees), (.fraction, "Int", .disagrees), (.string, "URL", .disagrees),
    (.empty, "Int", .disagrees), (.empty, "Post", .differs), (.empty, "Post?", .agrees), (.array, "Set<Int>", .agrees),
    (.array, "Int", .disagrees), (.dictionary, "[Int]", .disagrees), (.boolean, "[Bool]", .disagrees),
  ])
  func aLiteralAgreesWithTheTypesThatTakeIt(literal: Literal, type: String, agreement: TypeShape.Agreement) {
    #expect(literal.agreement(with: TypeShape(type)) == agreement)
  }

  private func read(_ text: String) -> Literal? {
    let tree = Parser.parse(SourceFile(path: "S.portico", text: "screen S {\n  state x: T = \(text)\n}\n"))
    guard case .state(let state)? = tree.screens.first?.members.first, let value = state.value else { return nil }
    return Literal(value, in: tree)
  }
}
