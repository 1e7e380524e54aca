/// Templates that know one another: includes, overrides, and what is said of a name that leads nowhere.
import Testing

@testable import PorticoEmit

struct TemplateSetTests {
  private let page = TemplateSource(
    name: "page", text: "{% for port in ports %}\n{% include \"port\" %}\n{% endfor %}\nend\n")
  private let port = TemplateSource(name: "port", text: "  let {{ port }}{% if forloop.last %};{% endif %}\n")

  @Test func anIncludedTemplateSeesAllThatStandsAroundTheInclude() throws {
    let templates = try TemplateSet(sources: [page, port])
    #expect(try templates.render("page", ["ports": ["a", "b"]]) == "  let a\n  let b;\nend\n")
  }

  @Test func anIncludeAmongTextLeavesTheTextAsItIs() throws {
    let templates = try TemplateSet(sources: [
      TemplateSource(name: "a", text: "[{% include \"b\" %}]\n"), TemplateSource(name: "b", text: "1\n2"),
    ])
    #expect(try templates.render("a", [:]) == "[1\n2]\n")
  }

  @Test func aTemplateMayIncludeItself() throws {
    let tree = TemplateSource(
      name: "tree", text: "({{ node.name }}{% for node in node.parts %}{% include \"tree\" %}{% endfor %})")
    let leaf: TemplateValue = ["name": "c", "parts": []]
    let context: TemplateValue = ["node": ["name": "a", "parts": [["name": "b", "parts": [leaf]], leaf]]]
    #expect(try TemplateSet(sources: [tree]).render("tree", context) == "(a(b(c))(c))")
  }

  @Test func includesThatNeverEndAreRefused() throws {
    let templates = try TemplateSet(sources: [
      TemplateSource(name: "a", text: "{% include \"b\" %}"), TemplateSource(name: "b", text: "\n {% include \"a\" %}"),
    ])
    #expect(
      throws: TemplateError(template: "a", line: 1, column: 12, message: "includes are nested more than 32 deep")
    ) {
      try templates.render("a", [:])
    }
  }

  @Test func includesOneAfterAnotherHaveNoLimit() throws {
    let templates = try TemplateSet(sources: [
      TemplateSource(name: "a", text: "{% for x in xs %}{% include \"b\" %}{% endfor %}"),
      TemplateSource(name: "b", text: "{{ x }}"),
    ])
    let context: TemplateValue = ["xs": .list(Array(repeating: "x", count: 40))]
    #expect(try templates.render("a", context) == String(repeating: "x", count: 40))
  }

  @Test func anErrorNamesTheTemplateThatHoldsIt() throws {
    let templates = try TemplateSet(sources: [
      TemplateSource(name: "a", text: "{% include \"b\" %}"), TemplateSource(name: "b", text: "\n{{ x }}"),
    ])
    #expect(throws: TemplateError(template: "b", line: 2, column: 4, message: "the context has no 'x'; known here: y"))
    {
      try templates.render("a", ["y": "1"])
    }
  }

  @Test func anErrorBehindAnIncludeNamesTheTemplateThatIncludes() throws {
    let templates = try TemplateSet(sources: [
      TemplateSource(name: "a", text: "{% include \"b\" %}{{ x }}"), TemplateSource(name: "b", text: "b"),
    ])
    #expect(throws: TemplateError(template: "a", line: 1, column: 21, message: "the context has no 'x'; known here: y"))
    {
      try templates.render("a", ["y": "1"])
    }
  }

  @Test(arguments: [
    "{% include \"prot\" %}",
    "{% if false %}{% include \"prot\" %}{% endif %}",
    "{% if true %}{% elif false %}{% include \"prot\" %}{% endif %}",
    "{% if true %}{% else %}{% include \"prot\" %}{% endif %}",
    "{% for x in xs %}{% include \"prot\" %}{% endfor %}",
    "{% for x in xs %}{% empty %}{% include \"prot\" %}{% endfor %}",
  ])
  func anIncludeOfAnUnknownTemplateIsFoundBeforeAnyRendering(_ text: String) throws {
    let offset = try #require(text.range(of: "\"prot")).lowerBound
    let column = text.distance(from: text.startIndex, to: offset) + 1
    #expect(
      throws: TemplateError(
        template: "a", line: 1, column: column, message: "there is no template 'prot'; there are: a, port")
    ) {
      try TemplateSet(sources: [TemplateSource(name: "a", text: text), port])
    }
  }

  @Test func anUnknownTemplateIsNotRendered() throws {
    #expect(
      throws: TemplateError(
        template: "pag", line: 1, column: 1, message: "there is no template 'pag'; there are: page, port")
    ) {
      try TemplateSet(sources: [page, port]).render("pag", [:])
    }
    #expect(throws: TemplateError(template: "pag", line: 1, column: 1, message: "there is no template 'pag'")) {
      try TemplateSet(sources: []).render("pag", [:])
    }
  }

  @Test func aTemplateByItselfIncludesNone() throws {
    let template = try Template(name: "a", source: "{% include \"b\" %}")
    #expect(throws: TemplateError(template: "a", line: 1, column: 12, message: "there is no template 'b'")) {
      try template.render([:])
    }
  }

  @Test func anOverrideReplacesByNameAndLeavesTheSetItCameFrom() throws {
    let templates = try TemplateSet(sources: [page, port])
    let overridden = try templates.overriding(with: [TemplateSource(name: "port", text: "{{ port }},")])
    #expect(try overridden.render("page", ["ports": ["a", "b"]]) == "a,b,end\n")
    #expect(try templates.render("page", ["ports": ["a"]]) == "  let a;\nend\n")
    #expect(overridden.templates.map(\.name) == ["page", "port"])
  }

  @Test func anOverrideMayAddTemplatesAndIncludeThem() throws {
    let overridden = try TemplateSet(sources: [page, port]).overriding(with: [
      TemplateSource(name: "port", text: "{% include \"new\" %}"), TemplateSource(name: "new", text: "new "),
    ])
    #expect(try overridden.render("page", ["ports": ["a", "b"]]) == "new new end\n")
    #expect(overridden.templates.map(\.name) == ["page", "port", "new"])
  }

  @Test func anOverrideIsCheckedAsAnyTemplateIs() throws {
    let templates = try TemplateSet(sources: [page, port])
    #expect(
      throws: TemplateError(
        template: "port", line: 1, column: 12, message: "there is no template 'x'; there are: page, port")
    ) {
      try templates.overriding(with: [TemplateSource(name: "port", text: "{% include \"x\" %}")])
    }
  }
}
