/// Functions and extensions as their templates lay them out.
extension TemplateSet {
  func function(
    _ head: String, _ body: [String], documentation: [String] = []
  ) throws(TemplateError) -> String {
    try section(
      "swift.function.stencil", "function",
      .object(
        TemplateObject(
          "function",
          [
            "documentation": .documentation(documentation),
            "head": .string(head),
            "body": .string(body.joined(separator: "\n")),
          ])))
  }

  /// `condition` is what `#if` asks, if anything.
  func `extension`(
    of type: String, _ sections: [String], attributes: String = "", condition: String? = nil
  ) throws(TemplateError) -> String {
    let text = try section(
      "swift.extension-body.stencil", "extension",
      .object(
        TemplateObject(
          "extension",
          [
            "head": .string("\(attributes)extension \(type)"),
            "sections": .list(sections.map { .string($0) }),
          ])))
    guard let condition else { return text }
    return try section(
      "swift.extension.stencil", "extension",
      .object(TemplateObject("extension", ["condition": .string(condition), "text": .string(text)])))
  }
}
