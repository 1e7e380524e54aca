/// What is text and what is a tag, and what becomes of the white space between them.
import Testing

@testable import PorticoEmit

struct TemplateScannerTests {
  private let context: TemplateValue = [
    "yes": true, "name": "n", "empty": "", "body": "one\n\n  two\nthree", "lines": "a\nb\n", "items": ["1", "2"],
  ]

  @Test(arguments: [
    TemplateExample("", ""),
    TemplateExample(" \n\t\n", " \n\t\n"),
    TemplateExample("{ } }} %} #} { { {", "{ } }} %} #} { { {"),
    TemplateExample("let a = { $0 }\r\n", "let a = { $0 }\r\n"),
    TemplateExample("é {{ name }} 👩‍👩‍👧\n", "é n 👩‍👩‍👧\n"),
    TemplateExample(#"{{ "{{" }}x}}"#, "{{x}}"),
    TemplateExample("a{# b {{ c }} \" {% d %} #}e", "ae"),
    TemplateExample("a {# b\nc #} d", "a  d"),
    TemplateExample("{##}a", "a"),
  ])
  func textIsKeptToTheByte(_ example: TemplateExample) {
    #expect(example.outcome(context) == example.expected)
  }

  @Test(arguments: [
    TemplateExample("a\n{% if yes %}\nb\n{% endif %}\nc\n", "a\nb\nc\n"),
    TemplateExample("a\n  {% if yes %} \t\n  b\n\t{% endif %}\nc", "a\n  b\nc"),
    TemplateExample("{% if yes %}\nb\n{% endif %}", "b\n"),
    TemplateExample("{% if yes %}\r\nb\r\n{% endif %}\r\nc", "b\r\nc"),
    TemplateExample("a\n\n{% if yes %}\n\nb\n{% endif %}\n\nc", "a\n\n\nb\n\nc"),
    TemplateExample("{% for i in items %}\n{{ i }}\n{% endfor %}\n", "1\n2\n"),
    TemplateExample("a\n  {# one line #}\nb", "a\nb"),
    TemplateExample("a\n  {# two\n  lines #}  \nb", "a\nb"),
    TemplateExample("{# only #}", ""),
  ])
  func aTagAloneOnItsLineTakesTheLineAway(_ example: TemplateExample) {
    #expect(example.outcome(context) == example.expected)
  }

  @Test(arguments: [
    TemplateExample("a {% if yes %}\nb\n{% endif %} c", "a \nb\n c"),
    TemplateExample("{% if yes %} b\n{% endif %};\n", " b\n;\n"),
    TemplateExample("{% if yes %}{% endif %}\na", "\na"),
    TemplateExample("{# a #} {# b #}\nc", " \nc"),
    TemplateExample("  {{ empty }}\nc", "  \nc"),
    TemplateExample("{{ name\n}} {% if yes %}\n{% endif %}", "n \n"),
    TemplateExample("{# a\r#}\rb", "\rb"),
  ])
  func aTagWithCompanyKeepsItsLine(_ example: TemplateExample) {
    #expect(example.outcome(context) == example.expected)
  }

  @Test(arguments: [
    TemplateExample("a \n\t{{- name }} b", "an b"),
    TemplateExample("a {{ name -}} \r\n\n b", "a nb"),
    TemplateExample("a {{- name -}} b", "anb"),
    TemplateExample("a {{-name-}} b", "anb"),
    TemplateExample("a \n {%- if yes %} b {% endif -%}\n c", "a b c"),
    TemplateExample("a {% if yes -%} b {%- endif %} c", "a b c"),
    TemplateExample("a {#- x #} b {# y -#} c {#- z -#} d", "a b cd"),
    TemplateExample("{{ name -}}  {{- name }}", "nn"),
    TemplateExample("{{ name -}}  {{ name }}", "nn"),
    TemplateExample("{{ name }}  {{- name }}", "nn"),
    TemplateExample(" {{- empty -}} ", ""),
  ])
  func aHyphenTakesAllWhiteSpaceOfItsSide(_ example: TemplateExample) {
    #expect(example.outcome(context) == example.expected)
  }

  @Test(arguments: [
    TemplateExample("(\n  {%- for i in items %}\n  {{ i }},\n  {%- endfor %}\n)", "(\n  1,\n  2,\n)"),
    TemplateExample("a\n  {% if yes -%}\n\n  b\n{% endif %}\nc", "a\n  b\nc"),
    TemplateExample("a\n {#- x #}\nb", "a\nb"),
    TemplateExample("a\n {# x -#} \n\nb", "a\n b"),
  ])
  func aHyphenKeepsATagAloneFromTakingItsLine(_ example: TemplateExample) {
    #expect(example.outcome(context) == example.expected)
  }

  @Test(arguments: [
    TemplateExample("  {{ body }}\n", "  one\n\n    two\n  three\n"),
    TemplateExample("\t {{ body }}", "\t one\n\n\t   two\n\t three"),
    TemplateExample("{\n  {{ lines }} \n}", "{\n  a\n  b\n \n}"),
    TemplateExample("  {{ body -}}\n}", "  one\n\n    two\n  three}"),
    TemplateExample("{{ body }}\n", "one\n\n  two\nthree\n"),
    TemplateExample("  return {{ body }}\n", "  return one\n\n  two\nthree\n"),
    TemplateExample("  {{ body }};\n", "  one\n\n  two\nthree;\n"),
    TemplateExample("  {{- body }}\n", "one\n\n  two\nthree\n"),
  ])
  func theBlanksBeforeAnOutputAloneOnItsLineIndentAllOfIt(_ example: TemplateExample) {
    #expect(example.outcome(context) == example.expected)
  }

  @Test(arguments: [
    TemplateExample("a\n {{ name", "2:2: '{{' is never closed by '}}'"),
    TemplateExample("{% if yes }}", "1:1: '{%' is never closed by '%}'"),
    TemplateExample("é{# a }}", "1:2: '{#' is never closed by '#}'"),
    TemplateExample("{#}", "1:1: '{#' is never closed by '#}'"),
    TemplateExample("{{", "1:1: '{{' is never closed by '}}'"),
    TemplateExample("{%-", "1:1: '{%' is never closed by '%}'"),
  ])
  func anOpenTagIsRefused(_ example: TemplateExample) {
    #expect(example.outcome(context) == example.expected)
  }
}
