import PorticoEmit
import Testing

@Suite struct IdentifierTests {
  @Test(arguments: [
    ("title", "title"), ("default", "`default`"), ("in", "`in`"), ("self", "`self`"), ("Type", "Type"),
    ("await", "`await`"), ("weak", "weak"), ("", ""),
  ])
  func isEscapedWhereItStandsByItself(name: String, expected: String) {
    #expect(Identifier.escaped(name) == expected)
  }

  @Test(arguments: [
    ("title", "title"), ("default", "default"), ("in", "in"), ("init", "`init`"), ("self", "`self`"),
    ("Type", "`Type`"), ("Protocol", "`Protocol`"),
  ])
  func isSeldomEscapedBehindADot(name: String, expected: String) {
    #expect(Identifier.member(name) == expected)
  }

  @Test func changesTheFirstLetterAlone() {
    #expect(Identifier.upperFirst("scrollView") == "ScrollView")
    #expect(Identifier.lowerFirst("ScrollView") == "scrollView")
    #expect(Identifier.upperFirst("éclair") == "Éclair")
    #expect(Identifier.upperFirst("") == "")
  }
}
