/// Conditions, paths and literals: how they bind, and what is refused before any context is seen.
import Testing

@testable import PorticoEmit

struct TemplateExpressionParserTests {
  private static let context: TemplateValue = [
    "yes": true, "no": false, "name": "n", "empty": "", "none": [], "some": ["x"],
    "port": .object(TemplateObject("port", ["name": "email", "in": "in", "flags": ["weak": true]])),
  ]

  @Test(arguments: [
    ("yes", true), ("no", false), ("name", true), ("empty", false), ("some", true), ("none", false), ("port", true),
    ("true", true), ("false", false), (#""""#, false), (#""0""#, true), ("0", true),
    ("port.flags.weak", true),
    ("not yes", false), ("not not yes", true), ("not name == \"x\"", true),
    ("yes and no", false), ("yes and name", true), ("no or empty", false), ("no or some", true),
    ("yes or no and no", true), ("(yes or no) and no", false), ("not no and no", false), ("not (no and no)", true),
    ("not no or yes", true), ("no and no or yes", true),
    (#"name == "n""#, true), (#"name != "n""#, false), (#"name == "N""#, false), (#""n" == name"#, true),
    ("yes == true", true), ("no != false", false), ("(yes and no) == no", true), (#"port.in == "in""#, true),
    (#"name|upperFirst == "N""#, true), (#"some|count == 1 and none|count == 0"#, true),
  ])
  func conditionsHold(_ condition: String, _ expected: Bool) {
    let example = TemplateExample("{% if \(condition) %}true{% else %}false{% endif %}", String(expected))
    #expect(example.outcome(Self.context) == example.expected)
  }

  /// What stands behind the word that decides is not looked at.
  @Test(arguments: [("yes or missing", true), ("no and missing", false)])
  func conditionsStopOnceTheyAreDecided(_ condition: String, _ expected: Bool) {
    let example = TemplateExample("{% if \(condition) %}true{% else %}false{% endif %}", String(expected))
    #expect(example.outcome(Self.context) == example.expected)
  }

  @Test(arguments: [
    TemplateExample("{{ }}", "1:4: expected a value, found the end of the tag"),
    TemplateExample("{{}}", "1:3: expected a value, found the end of the tag"),
    TemplateExample("{{ a b }}", "1:6: expected the end of the tag, found 'b'"),
    TemplateExample(#"{{ a "b" }}"#, #"1:6: expected the end of the tag, found "b""#),
    TemplateExample("{{ a. }}", "1:7: expected a name, found the end of the tag"),
    TemplateExample("{{ a.1 }}", "1:6: expected a name, found '1'"),
    TemplateExample("{{ .a }}", "1:4: expected a value, found '.'"),
    TemplateExample("{{ and }}", "1:4: expected a value, found 'and'"),
    TemplateExample("{{ in }}", "1:4: expected a value, found 'in'"),
    TemplateExample("{{ a| }}", "1:7: expected the name of a filter, found the end of the tag"),
    TemplateExample("{{ a|indent: }}", "1:14: expected a value, found the end of the tag"),
    TemplateExample("{{ a|indent:(b) }}", "1:13: expected a value, found '('"),
    TemplateExample("{% if %}", "1:7: expected a value, found the end of the tag"),
    TemplateExample("{% if a and %}", "1:13: expected a value, found the end of the tag"),
    TemplateExample("{% if a == b == c %}", "1:14: expected the end of the tag, found '=='"),
    TemplateExample("{% if (a or b %}", "1:15: expected ')', found the end of the tag"),
    TemplateExample("{% if a) %}", "1:8: expected the end of the tag, found ')'"),
    TemplateExample("{% if a == not b %}", "1:12: expected a value, found 'not'"),
    TemplateExample("{{ forloop }}", "1:4: 'forloop' is no value by itself; it has: counter, first, last"),
    TemplateExample("{{ forloop.lst }}", "1:12: forloop has no 'lst'; it has: counter, first, last"),
    TemplateExample("{{ forloop.last.x }}", "1:17: forloop.last has no 'x'"),
  ])
  func whatIsNoExpressionIsRefused(_ example: TemplateExample) {
    #expect(example.outcome() == example.expected)
  }

  @Test func parenthesesNestToALimit() {
    func template(_ depth: Int) -> String {
      "{% if \(String(repeating: "(", count: depth))yes\(String(repeating: ")", count: depth)) %}x{% endif %}"
    }
    #expect(TemplateExample(template(64), "").outcome(Self.context) == "x")
    #expect(TemplateExample(template(65), "").outcome(Self.context) == "1:71: this is nested more than 64 deep")
  }

  @Test func negationsNestToALimit() {
    func template(_ depth: Int) -> String {
      "{% if \(String(repeating: "not ", count: depth))yes %}x{% endif %}"
    }
    #expect(TemplateExample(template(64), "").outcome(Self.context) == "x")
    #expect(TemplateExample(template(65), "").outcome(Self.context) == "1:263: this is nested more than 64 deep")
  }
}
