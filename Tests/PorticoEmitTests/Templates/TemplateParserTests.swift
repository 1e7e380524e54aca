/// Which tag opens, divides and closes which.
import Testing

@testable import PorticoEmit

struct TemplateParserTests {
  @Test(arguments: [
    TemplateExample("{% %}", "1:4: expected the name of a tag, found the end of the tag"),
    TemplateExample(#"{% "if" %}"#, #"1:4: expected the name of a tag, found "if""#),
    TemplateExample("a\n  {% fro x in xs %}", "2:6: there is no tag 'fro'; there are: for, if, include"),
    TemplateExample("a\n  {% if a %}b", "2:3: {% if %} is never closed by {% endif %}"),
    TemplateExample("{% if a %}b{% else %}c", "1:1: {% if %} is never closed by {% endif %}"),
    TemplateExample("{% if a %}b{% elif c %}d", "1:1: {% if %} is never closed by {% endif %}"),
    TemplateExample("{% for a in b %}c", "1:1: {% for %} is never closed by {% endfor %}"),
    TemplateExample("{% for a in b %}c{% empty %}", "1:1: {% for %} is never closed by {% endfor %}"),
    TemplateExample("a{% endif %}", "1:2: there is no {% if %} for this {% endif %}"),
    TemplateExample("a{% elif b %}", "1:2: there is no {% if %} for this {% elif %}"),
    TemplateExample("a{% else %}", "1:2: there is no {% if %} for this {% else %}"),
    TemplateExample("a{% endfor %}", "1:2: there is no {% for %} for this {% endfor %}"),
    TemplateExample("a{% empty %}", "1:2: there is no {% for %} for this {% empty %}"),
    TemplateExample(
      "\n{% if a %}\n{% endfor %}",
      "3:1: expected {% elif %} or {% else %} or {% endif %} for the {% if %} of line 2, found {% endfor %}"),
    TemplateExample(
      "{% if a %}{% else %}{% else %}{% endif %}",
      "1:21: expected {% endif %} for the {% if %} of line 1, found {% else %}"),
    TemplateExample(
      "{% if a %}{% else %}{% elif b %}{% endif %}",
      "1:21: expected {% endif %} for the {% if %} of line 1, found {% elif %}"),
    TemplateExample(
      "{% for a in b %}{% endif %}",
      "1:17: expected {% else %} or {% empty %} or {% endfor %} for the {% for %} of line 1, found {% endif %}"),
    TemplateExample(
      "{% for a in b %}{% empty %}{% else %}{% endfor %}",
      "1:28: expected {% endfor %} for the {% for %} of line 1, found {% else %}"),
    TemplateExample("{% if a %}{% else b %}{% endif %}", "1:19: expected the end of the tag, found 'b'"),
    TemplateExample("{% if a %}{% endif b %}", "1:20: expected the end of the tag, found 'b'"),
    TemplateExample("{% if a %}{% else %}{% endif b %}", "1:30: expected the end of the tag, found 'b'"),
    TemplateExample("{% if a %}{% elif %}{% endif %}", "1:19: expected a value, found the end of the tag"),
    TemplateExample("{% if a %}{% elif a b %}{% endif %}", "1:21: expected the end of the tag, found 'b'"),
    TemplateExample("{% for a in b %}{% endfor c %}", "1:27: expected the end of the tag, found 'c'"),
    TemplateExample("{% for %}", "1:8: expected a name, found the end of the tag"),
    TemplateExample("{% for a %}", "1:10: expected 'in', found the end of the tag"),
    TemplateExample("{% for a, b in c %}", "1:9: ',' has no meaning in a tag"),
    TemplateExample("{% for a in %}", "1:13: expected a value, found the end of the tag"),
    TemplateExample("{% for a in b or c %}", "1:15: expected the end of the tag, found 'or'"),
    TemplateExample("{% for forloop in b %}", "1:8: 'forloop' is a word of the template language"),
    TemplateExample("{% for not in b %}", "1:8: 'not' is a word of the template language"),
    TemplateExample("{% include %}", "1:12: expected a string, found the end of the tag"),
    TemplateExample("{% include name %}", "1:12: expected a string, found 'name'"),
    TemplateExample(#"{% include "a" b %}"#, "1:16: expected the end of the tag, found 'b'"),
  ])
  func tagsThatDoNotFitAreRefused(_ example: TemplateExample) {
    #expect(example.outcome() == example.expected)
  }

  /// An error in a part that no context reaches is found all the same.
  @Test func allOfATemplateIsRead() {
    #expect(
      throws: TemplateError(
        template: "t", line: 1, column: 19, message: "there is no tag 'x'; there are: for, if, include")
    ) {
      try Template(name: "t", source: "{% if false %}a{% x %}{% endif %}")
    }
  }

  @Test func tagsNestToALimit() {
    func template(_ depth: Int) -> String {
      String(repeating: "{% if true %}", count: depth) + "x" + String(repeating: "{% endif %}", count: depth)
    }
    #expect(TemplateExample(template(64), "").outcome() == "x")
    #expect(TemplateExample(template(65), "").outcome() == "1:833: this is nested more than 64 deep")
  }
}
