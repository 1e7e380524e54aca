/// What a context's values become, and what a template may not ask of them.
import Testing

@testable import PorticoEmit

struct TemplateRendererTests {
  private static func port(_ name: String, _ type: String) -> TemplateValue {
    .object(TemplateObject("port", ["name": .string(name), "type": .string(type)]))
  }

  private let context: TemplateValue = .object(
    TemplateObject(
      "screen",
      [
        "name": "Login", "weak": true, "none": [], "xs": ["a", "b", "c"], "rows": [["1", "2"], ["3"]],
        "ports": [port("email", "String"), port("tap", "Void")], "view": ["title": "Sign in"], "bare": [:],
      ]))

  @Test(arguments: [
    TemplateExample("{{ name }}Model", "LoginModel"),
    TemplateExample("{{ view.title }}", "Sign in"),
    TemplateExample("{% if weak %}weak {% endif %}var", "weak var"),
    TemplateExample("{% if none %}a{% elif weak %}b{% else %}c{% endif %}", "b"),
    TemplateExample("{% if none %}a{% elif none %}b{% elif weak %}c{% endif %}", "c"),
    TemplateExample("{% if none %}a{% elif none %}b{% else %}c{% endif %}", "c"),
    TemplateExample("{% if none %}a{% endif %}", ""),
    TemplateExample(#"{% for p in ports %}{{ p.name }}: {{ p.type }};{% endfor %}"#, "email: String;tap: Void;"),
    TemplateExample("{% for x in none %}a{% else %}b{% endfor %}", "b"),
    TemplateExample("{% for x in none %}a{% empty %}b{% endfor %}", "b"),
    TemplateExample("{% for x in xs %}{{ x }}{% empty %}b{% endfor %}", "abc"),
    TemplateExample("{% for x in none %}a{% endfor %}", ""),
    TemplateExample("{% for x in xs %}{% if not forloop.first %}, {% endif %}{{ x }}{% endfor %}", "a, b, c"),
    TemplateExample("{% for x in xs %}{{ x }}{% if forloop.last %}.{% else %}, {% endif %}{% endfor %}", "a, b, c."),
    TemplateExample("{% for x in xs %}{{ forloop.counter }}{{ x }}{% endfor %}", "1a2b3c"),
    TemplateExample(
      "{% for r in rows %}{% for x in r %}{{ x }}{{ forloop.counter }} {% endfor %}{{ forloop.counter }};{% endfor %}",
      "11 22 1;31 2;"),
    TemplateExample("{% for name in xs %}{{ name }}{% endfor %}{{ name }}", "abcLogin"),
    TemplateExample("{% for x in xs %}{% for x in none %}{% endfor %}{{ x }}{% endfor %}", "abc"),
    TemplateExample("{% for r in rows %}{% for r in r %}{{ r }}{% endfor %}{{ r|count }}{% endfor %}", "12231"),
  ])
  func valuesArePlaced(_ example: TemplateExample) {
    #expect(example.outcome(context) == example.expected)
  }

  @Test(arguments: [
    TemplateExample(
      "a\n {{ nme }}", "2:5: screen has no 'nme'; known here: name, weak, none, xs, rows, ports, view, bare"),
    TemplateExample(
      "{% for x in xs %}{{ y }}{% endfor %}",
      "1:21: screen has no 'y'; known here: x, name, weak, none, xs, rows, ports, view, bare"),
    TemplateExample(
      "{% for x in none %}{% else %}{{ x }}{% endfor %}",
      "1:33: screen has no 'x'; known here: name, weak, none, xs, rows, ports, view, bare"),
    TemplateExample(
      "{% for x in xs %}{% endfor %}{{ x }}",
      "1:33: screen has no 'x'; known here: name, weak, none, xs, rows, ports, view, bare"),
    TemplateExample(
      "{% if nme %}{% endif %}",
      "1:7: screen has no 'nme'; known here: name, weak, none, xs, rows, ports, view, bare"),
    TemplateExample("{% for p in ports %}\n{{ p.nme }}{% endfor %}", "2:6: port has no 'nme'; it has: name, type"),
    TemplateExample("{% if weak and view.titel %}{% endif %}", "1:21: 'view' has no 'titel'; it has: title"),
    TemplateExample("{{ bare.x }}", "1:9: 'bare' has no 'x'; it has: nothing"),
    TemplateExample("{{ view.title.x }}", "1:15: 'view.title' is a string, it has no 'x'"),
    TemplateExample("{{ xs.count }}", "1:7: 'xs' is a list, it has no 'count'"),
    TemplateExample("{{ weak }}", "1:4: 'weak' is a bool; only a string can be written"),
    TemplateExample("{{ xs }}", "1:4: 'xs' is a list; only a string can be written"),
    TemplateExample("é {{ view }}", "1:6: 'view' is an object; only a string can be written"),
    TemplateExample("{{ not weak }}", "1:8: this is a bool; only a string can be written"),
    TemplateExample(
      "{% for x in xs %}{{ forloop.last }}{% endfor %}",
      "1:21: 'forloop.last' is a bool; only a string can be written"),
    TemplateExample("{% for c in name %}{% endfor %}", "1:13: 'name' is a string; only a list can be walked"),
    TemplateExample("{% for c in view %}{% endfor %}", "1:13: 'view' is an object; only a list can be walked"),
    TemplateExample(
      "{% for c in name|upperFirst %}{% endfor %}",
      "1:13: what 'upperFirst' gives is a string; only a list can be walked"),
    TemplateExample("{{ forloop.counter }}", "1:4: 'forloop' is known only inside {% for %}"),
    TemplateExample(
      "{% for x in none %}{% else %}{{ forloop.first }}{% endfor %}",
      "1:33: 'forloop' is known only inside {% for %}"),
    TemplateExample(
      "{% if weak == name %}{% endif %}",
      "1:12: strings are compared with strings and bools with bools, not a bool with a string"),
    TemplateExample(
      "{% if xs != xs %}{% endif %}",
      "1:10: strings are compared with strings and bools with bools, not a list with a list"),
  ])
  func whatTheContextDoesNotHaveIsRefused(_ example: TemplateExample) {
    #expect(example.outcome(context) == example.expected)
  }

  @Test func aContextIsAnObject() {
    #expect(TemplateExample("a", "").outcome(["list"]) == "1:1: a template is rendered with an object, not with a list")
  }

  @Test func aContextWithoutATypeNameIsCalledTheContext() {
    #expect(TemplateExample("{{ a }}", "").outcome([:]) == "1:4: the context has no 'a'; known here: nothing")
  }
}
