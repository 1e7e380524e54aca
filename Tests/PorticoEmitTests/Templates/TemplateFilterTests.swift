/// What a template may do to a value on its way to the page.
import Testing

@testable import PorticoEmit

struct TemplateFilterTests {
  private let context: TemplateValue = [
    "name": "loginTap", "Name": "LoginTap", "accent": "élan", "empty": "", "types": ["Int", "String"], "none": [],
    "one": ["a"], "mixed": ["a", true], "body": "{\n  a\n\n}\n", "text": "One.\n\n  Two.", "yes": true, "width": "4",
    "prefix": "// ", "windows": "a\r\n\r\nb",
  ]

  @Test(arguments: [
    TemplateExample("{{ name|upperFirst }}", "LoginTap"),
    TemplateExample("{{ Name|lowerFirst }}", "loginTap"),
    TemplateExample("{{ accent|upperFirst }}", "Élan"),
    TemplateExample("{{ empty|upperFirst }}{{ empty|lowerFirst }}", ""),
    TemplateExample(#"{{ types|join:", " }}"#, "Int, String"),
    TemplateExample(#"{{ types|join:"" }}"#, "IntString"),
    TemplateExample(#"{{ one|join:", " }}{{ none|join:", " }}"#, "a"),
    TemplateExample("{{ types|count }}{{ none|count }}", "20"),
    TemplateExample("= {{ body|indent:2 }}", "= {\n    a\n\n  }\n"),
    TemplateExample("= {{ body|indent:0 }}", "= {\n  a\n\n}\n"),
    TemplateExample("= {{ body|indent:width }}", "= {\n      a\n\n    }\n"),
    TemplateExample("= {{ windows|indent:2 }}", "= a\r\n\r\n  b"),
    TemplateExample("  {{ body|indent:2 }}", "  {\n      a\n\n    }\n"),
    TemplateExample(#"{{ text|comment:"/// " }}"#, "/// One.\n///\n///   Two."),
    TemplateExample(#"  {{ text|comment:"/// " }}"#, "  /// One.\n  ///\n  ///   Two."),
    TemplateExample("{{ body|comment:prefix }}", "// {\n//   a\n//\n// }\n"),
    TemplateExample(#"{{ windows|comment:"// " }}"#, "// a\r\n//\r\n// b"),
    TemplateExample(#"{{ empty|comment:"/// " }}"#, ""),
    TemplateExample(#"{{ types | join : "\n" | lowerFirst | comment : "- " }}"#, "- int\n- String"),
    TemplateExample(#"{{ "a"|upperFirst }}"#, "A"),
  ])
  func filtersChangeAValue(_ example: TemplateExample) {
    #expect(example.outcome(context) == example.expected)
  }

  @Test(arguments: [
    TemplateExample(
      "{{ name|upper }}",
      "1:9: there is no filter 'upper'; there are: indent, comment, join, count, lowerFirst, upperFirst"),
    TemplateExample("{{ types|join }}", #"1:10: 'join' needs an argument: join:", ""#),
    TemplateExample("{{ name|indent }}", "1:9: 'indent' needs an argument: indent:2"),
    TemplateExample("{{ name|comment }}", #"1:9: 'comment' needs an argument: comment:"/// ""#),
    TemplateExample("{{ types|count:2 }}", "1:15: 'count' takes no argument"),
    TemplateExample("{{ name|upperFirst:2 }}", "1:19: 'upperFirst' takes no argument"),
    TemplateExample(#"{{ name|indent:"x" }}"#, #"1:9: 'indent' takes a number from 0 to 100, not "x""#),
    TemplateExample("{{ name|indent:101 }}", #"1:9: 'indent' takes a number from 0 to 100, not "101""#),
    TemplateExample(
      "{{ name|indent:99999999999999999999 }}",
      #"1:9: 'indent' takes a number from 0 to 100, not "99999999999999999999""#),
    TemplateExample("{{ name|indent:types }}", "1:16: 'indent' takes a string, 'types' is a list"),
    TemplateExample("{{ name|indent:true }}", "1:16: 'indent' takes a string, this is a bool"),
    TemplateExample("{{ types|upperFirst }}", "1:10: 'upperFirst' needs a string, this is a list"),
    TemplateExample("{{ yes|lowerFirst }}", "1:8: 'lowerFirst' needs a string, this is a bool"),
    TemplateExample("{{ types|indent:2 }}", "1:10: 'indent' needs a string, this is a list"),
    TemplateExample(#"{{ types|comment:"//" }}"#, "1:10: 'comment' needs a string, this is a list"),
    TemplateExample(#"{{ name|join:"" }}"#, "1:9: 'join' needs a list, this is a string"),
    TemplateExample("{{ name|count }}", "1:9: 'count' needs a list, this is a string"),
    TemplateExample(#"{{ mixed|join:"" }}"#, "1:10: 'join' needs a list of strings, item 2 is a bool"),
  ])
  func filtersRefuseWhatTheyCannotChange(_ example: TemplateExample) {
    #expect(example.outcome(context) == example.expected)
  }
}
