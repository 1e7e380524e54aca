/// The words inside a tag, seen through what a template writes with them.
import Testing

@testable import PorticoEmit

struct TemplateTokenTests {
  @Test(arguments: [
    TemplateExample(#"{{"a"}}"#, "a"),
    TemplateExample(#"{{ "}} %} {{" }}"#, "}} %} {{"),
    TemplateExample(#"{{ "a\n\tb\\n\"c\"" }}"#, "a\n\tb\\n\"c\""),
    TemplateExample(#"{{ "é👩‍👩‍👧" }}"#, "é👩‍👩‍👧"),
    TemplateExample("{{ 42 }}", "42"),
    TemplateExample("{{\n_name2\n}}", "found"),
    TemplateExample(#"{{_name2|join:", "}}"#, "1:10: 'join' needs a list, this is a string"),
  ])
  func wordsAreRead(_ example: TemplateExample) {
    #expect(example.outcome(["_name2": "found"]) == example.expected)
  }

  @Test(arguments: [
    TemplateExample(#"{{ "a }}"#, "1:4: this string is never closed"),
    TemplateExample("x\n  {{ \"a\n\" }}", "2:6: this string is never closed"),
    TemplateExample(#"{{ "a\"#, "1:4: this string is never closed"),
    TemplateExample(#"{{ "a\q" }}"#, #"1:6: only \n, \t, \" and \\ are escapes"#),
    TemplateExample("{{ a @ b }}", "1:6: '@' has no meaning in a tag"),
    TemplateExample("{{ é }}", "1:4: 'é' has no meaning in a tag"),
    TemplateExample("{{{ a }}}", "1:3: '{' has no meaning in a tag"),
    TemplateExample("{% if a = b %}", "1:9: '=' has no meaning in a tag"),
    TemplateExample("{% if !a %}", "1:7: '!' has no meaning in a tag"),
    TemplateExample("{{ 'a' }}", "1:4: ''' has no meaning in a tag"),
    TemplateExample("{{ a - }}", "1:6: '-' has no meaning in a tag"),
  ])
  func whatIsNoWordIsRefused(_ example: TemplateExample) {
    #expect(example.outcome(["a": "x", "b": "x"]) == example.expected)
  }

  @Test func aTagHasALimit() {
    func template(_ count: Int) -> String {
      "{% if a" + String(repeating: " or a", count: count) + " %}x{% endif %}"
    }
    #expect(TemplateExample(template(249), "").outcome(["a": "x"]) == "x")
    #expect(TemplateExample(template(250), "").outcome(["a": "x"]) == "1:1254: a tag has no more than 500 words")
  }
}
