/// Types that literals show.
import Testing

@Suite struct LiteralTypeTests {
  @Test(arguments: [
    ("1", "Int"), ("-1", "Int"), ("1_000", "Int"), ("0x1e", "Int"), ("1.5", "Double"), ("1e3", "Double"),
    ("\"a\"", "String"), ("true", "Bool"), ("[1, 2]", "[Int]"), ("[[\"a\"]]", "[[String]]"), ("()", "Void"),
    ("Date()", "Date"), ("Post(id: 1)", "Post"),
  ])
  func shown(_ literal: String, _ type: String) {
    #expect(Resolved(members: "let a <- just(\(literal))").screen.lets[0].element.text == type)
  }

  @Test(arguments: ["nil", ".zero", "[]", "[1, \"a\"]", "[1: 2]", "f(1)", "1 + 2", "a.b", "Post(id: 1).id"])
  func notShown(_ literal: String) {
    #expect(Resolved(members: "let a <- just(\(literal))").screen.lets[0].element.text == nil)
  }
}
