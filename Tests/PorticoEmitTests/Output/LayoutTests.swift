import PorticoEmit
import Testing

@Suite struct LayoutTests {
  static let long = String(repeating: "a", count: 50)

  struct Row: Sendable, CustomStringConvertible {
    let made: String
    let expected: String
    init(_ made: String, _ expected: String) {
      self.made = made
      self.expected = expected
    }
    var description: String { expected }
  }

  @Test(arguments: [
    Row(Layout.indented("a\n\nb"), "  a\n\n  b"),
    Row(Layout.indented("a\nb", by: 4), "    a\n    b"),
    Row(Layout.indented("a\nb", first: false), "a\n  b"),
    Row(Layout.indented("#sourceLocation()\nb"), "#sourceLocation()\n  b"),
  ])
  func indentsLinesThatHaveText(_ row: Row) { #expect(row.made == row.expected) }

  @Test(arguments: [
    Row(Layout.call("f", []), "f()"),
    Row(Layout.call("f", ["a", "b: 1"], suffix: " -> Int"), "f(a, b: 1) -> Int"),
    Row(Layout.call("f", [long, long], suffix: " -> Int"), "f(\n  \(long),\n  \(long)\n) -> Int"),
    Row(Layout.call("f", ["a", "b"], room: 5), "f(\n  a,\n  b\n)"),
    Row(Layout.call("f", ["a", "b"], room: 7), "f(a, b)"),
    Row(Layout.call("f", ["a\n  .b", "c"]), "f(\n  a\n    .b,\n  c\n)"),
    Row(Layout.call("f", ["{\n  a\n}"]), "f({\n  a\n})"),
    Row(Layout.call(long + long, [], suffix: ""), long + long + "()"),
  ])
  func breaksACallThatDoesNotFit(_ row: Row) { #expect(row.made == row.expected) }

  /// The ninety-second column is the last.
  @Test func fitsToTheLastColumn() {
    let argument = String(repeating: "a", count: Layout.width - 3)
    #expect(Layout.call("f", [argument]) == "f(\(argument))")
    #expect(Layout.call("f", [argument + "a"]) == "f(\n  \(argument)a\n)")
  }

  @Test(arguments: [
    Row(Layout.call("f", ["a"], closure: "$0"), "f(a) { $0 }"),
    Row(Layout.call("f", [long], closure: long), "f(\(long)) {\n  \(long)\n}"),
    Row(Layout.call("f", [long, long], closure: "$0"), "f(\n  \(long),\n  \(long)\n) { $0 }"),
    Row(Layout.call("f", ["a"], closure: "b\nc"), "f(a) {\n  b\n  c\n}"),
  ])
  func breaksTheClosureBeforeTheArguments(_ row: Row) { #expect(row.made == row.expected) }

  @Test(arguments: [
    Row(Layout.closure(nil, "$0"), "{ $0 }"),
    Row(Layout.closure("x", "x + 1"), "{ x in x + 1 }"),
    Row(Layout.closure("_", ""), "{ _ in }"),
    Row(Layout.closure(nil, ""), "{ }"),
    Row(Layout.closure("x", "a\nb"), "{ x in\n  a\n  b\n}"),
    Row(Layout.closure("x", "a", room: 0), "{ x in\n  a\n}"),
    Row(Layout.closure(nil, long + long), "{\n  \(long)\(long)\n}"),
  ])
  func givesAClosureLinesWhereItNeedsThem(_ row: Row) { #expect(row.made == row.expected) }

  @Test(arguments: [
    Row(Layout.assignment("let a", Chain("b", [".c()"])), "let a = b.c()"),
    Row(Layout.assignment("let a", Chain("b", [".c()", ".d()", ".e()"])), "let a =\n  b\n  .c()\n  .d()\n  .e()"),
    Row(
      Layout.assignment("let a", Chain("b(1)", [".c()", ".d()", ".e()"])), "let a = b(1)\n  .c()\n  .d()\n  .e()"),
    Row(Layout.returning(Chain("b")), "return b"),
    Row(
      Layout.returning(Chain("b", [".multicast {\n  c\n}", ".share()"])),
      "return\n  b\n  .multicast {\n    c\n  }\n  .share()"),
    Row(
      Layout.assignment("let \(long): \(long)", Chain("b.c", [".d()"])), "let \(long): \(long) =\n  b.c.d()"),
  ])
  func leadsAChain(_ row: Row) { #expect(row.made == row.expected) }

  @Test(arguments: [
    Row(Layout.operand("a.b(c, d)"), "a.b(c, d)"), Row(Layout.operand("[a, b]"), "[a, b]"),
    Row(Layout.operand("a ?? b"), "(a ?? b)"), Row(Layout.operand("{ a }()"), "{ a }()"),
    Row(Layout.operand("a\n  .b"), "(a\n  .b)"),
  ])
  func putsAnOperandInParentheses(_ row: Row) { #expect(row.made == row.expected) }

  @Test func callsWithAClosureAlone() {
    #expect(Layout.closureCall("flowTask", "await f()") == "flowTask { await f() }")
  }

  // MARK: Chains

  @Test(arguments: [
    (Chain("a"), "a"),
    (Chain("a", [".b()", ".c()"]), "a.b().c()"),
    (Chain("a", [".b()", ".c()", ".d()"]), "a\n  .b()\n  .c()\n  .d()"),
    (Chain(long, ["." + long]), "\(long)\n  .\(long)"),
    (Chain("a", [".map {\n  b\n}"]), "a.map {\n  b\n}"),
    (Chain("a", [".map {\n  b\n}", ".c()"]), "a\n  .map {\n    b\n  }\n  .c()"),
    (Chain("f(\n  a\n)", [".c()"]), "f(\n  a\n)\n.c()"),
  ])
  func chainIsOneLineWhileItIsShort(chain: Chain, expected: String) {
    #expect(chain.text() == expected)
  }

  @Test func chainHasNoMoreRoomThanItIsGiven() {
    #expect(Chain("abc", [".def()"]).text(room: 9) == "abc.def()")
    #expect(Chain("abc", [".def()"]).text(room: 8) == "abc\n  .def()")
  }

  @Test func chainGoesOnWithLinks() {
    let chain = Chain("a", isPlain: true)
    #expect(chain.then(nil) == chain)
    #expect(chain.then(".b()") == Chain("a", [".b()"], isPlain: true))
    #expect(chain.then([".b()", ".c()"]).links == [".b()", ".c()"])
  }
}
