import PorticoTool
import Testing

@Suite struct HandRenameTests {
  static let text = """
    // email is said here
    struct Input { let email: Observable<String> }
    let ok = input.email.map { logic.isValid($0) }

    """

  @Test func oneNameForAnotherIsARename() throws {
    let edited = """
      // email is said here
      struct Input { let mail: Observable<String> }
      let ok = input.mail.map { logic.isValid($0) }

      """
    let found = try #require(HandRename(from: Self.text, to: edited))
    #expect((found.old, found.new) == ("email", "mail"))
  }

  /// An editor follows the symbol: another that has its name stays.
  @Test func aLabelMayKeepTheName() {
    #expect(HandRename(from: "let a: Int; f(a: input.a)", to: "let b: Int; f(a: input.b)") != nil)
  }

  @Test(arguments: [
    Self.text,
    Self.text.replacing("isValid", with: "isGood").replacing("let email", with: "let mail"),
    Self.text + "let other = 1\n",
    Self.text.replacing("input.email", with: "input.ok"),
    Self.text.replacing("{ logic.isValid($0) }", with: "( logic.isValid($0) )"),
    Self.text.replacing("email:", with: "1email:"),
  ])
  func anythingElseIsAnEdit(_ edited: String) {
    #expect(HandRename(from: Self.text, to: edited) == nil)
  }
}
