/// The templates that can be rendered and can include one another.
package struct TemplateSet: Sendable {
  /// In the order in which they were given.
  package private(set) var templates: [Template] = []
  private var indices: [String: Int] = [:]

  init() {}

  /// Compiles every source; a later one replaces an earlier one of its name. That all includes lead somewhere is
  /// known from here on.
  package init(sources: [TemplateSource]) throws(TemplateError) {
    try add(sources)
  }

  /// The same set with some templates replaced by name, and those of other names added.
  package func overriding(with sources: [TemplateSource]) throws(TemplateError) -> TemplateSet {
    var copy = self
    try copy.add(sources)
    return copy
  }

  package func render(_ name: String, _ context: TemplateValue) throws(TemplateError) -> String {
    guard let template = self[name] else {
      throw TemplateError(template: name, line: 1, column: 1, message: missing(name))
    }
    return try TemplateRenderer.render(template, context, including: self)
  }

  /// One value by its name, as a section of a larger text: without the line break that ends a template.
  package func section(_ name: String, _ key: String, _ value: TemplateValue) throws(TemplateError) -> String {
    var text = try render(name, .object(TemplateObject("context", [key: value])))
    if text.utf8.last == UInt8(ascii: "\n") { text.removeLast() }
    return text
  }

  subscript(name: String) -> Template? {
    indices[name].map { templates[$0] }
  }

  func missing(_ name: String) -> String {
    if templates.isEmpty { return "there is no template '\(name)'" }
    return "there is no template '\(name)'; there are: \(templates.map(\.name).joined(separator: ", "))"
  }

  private mutating func add(_ sources: [TemplateSource]) throws(TemplateError) {
    for source in sources {
      let template = try Template(source)
      if let index = indices[source.name] {
        templates[index] = template
      } else {
        indices[source.name] = templates.count
        templates.append(template)
      }
    }
    for source in sources {
      if let template = self[source.name] { try checkIncludes(template.nodes, of: template) }
    }
  }

  private func checkIncludes(_ nodes: [TemplateNode], of template: Template) throws(TemplateError) {
    for node in nodes {
      switch node {
      case .text, .output: break
      case .condition(let branches, let otherwise):
        for branch in branches { try checkIncludes(branch.body, of: template) }
        try checkIncludes(otherwise, of: template)
      case .loop(let loop):
        try checkIncludes(loop.body, of: template)
        try checkIncludes(loop.otherwise, of: template)
      case .include(let name, let offset):
        if indices[name] == nil { throw TemplateError(missing(name), in: template.source, at: offset) }
      }
    }
  }
}
