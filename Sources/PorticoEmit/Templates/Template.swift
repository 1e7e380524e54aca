/// One template, compiled once and rendered as often as there are screens.
///
/// The syntax is Stencil's, but strict: an unknown name is an error, wherever it stands.
///
///     {{ port.name }}  {{ port.name|upperFirst }}  {{ types|join:", " }}
///     {% for port in ports %} … {% else %} … {% endfor %}     forloop.first, forloop.last, forloop.counter
///     {% if a and not (b == "x" or c) %} … {% elif d %} … {% else %} … {% endif %}
///     {% include "swift.member.stencil" %}                    sees all that stands around it
///     {# a comment #}
///
/// `{{ "{{" }}` writes what would open a tag. How white space is treated, `TemplateScanner` says; the filters are those
/// of `TemplateFilter`.
package struct Template: Sendable {
  package let source: TemplateSource
  let nodes: [TemplateNode]

  package init(name: String, source: String) throws(TemplateError) {
    try self.init(TemplateSource(name: name, text: source))
  }

  package init(_ source: TemplateSource) throws(TemplateError) {
    self.source = source
    var parser = try TemplateParser(source)
    self.nodes = try parser.nodes()
  }

  package var name: String { source.name }

  /// For a template that includes no other; `TemplateSet` renders those that do.
  package func render(_ context: TemplateValue) throws(TemplateError) -> String {
    try TemplateRenderer.render(self, context, including: TemplateSet())
  }
}
