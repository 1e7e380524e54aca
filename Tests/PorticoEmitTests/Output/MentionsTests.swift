import PorticoEmit
import Testing

@Suite struct MentionsTests {
  @Test(arguments: [
    ("context.a", true), ("a(context)", true), ("{ [context] in }", true), ("\"\\(context)\"", true),
    ("self.context", false), ("contexts", false), ("aContext", false), ("$context", false), ("context_", false),
    ("f(context: 1)", false), ("f(context: context)", true), ("", false), ("contex", false), ("contexté", false),
  ])
  func findsAWordByItself(text: String, isThere: Bool) {
    #expect(Mentions.word("context", in: text) == isThere)
  }

  @Test(arguments: [
    ("input.a.map { input.b }", true), ("input.a.map { $0 }", false), ("map { a }.f(input)", false),
    ("map { { a }; input }", true), ("map { self.input }", false),
  ])
  func findsAWordInAClosure(text: String, isThere: Bool) {
    #expect(Mentions.inClosure("input", in: text) == isThere)
  }
}
