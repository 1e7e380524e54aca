/// Attributes: `@name(arguments)`.
extension Parsing {
  mutating func parseAttributes() -> [AttributeNode] {
    var attributes: [AttributeNode] = []
    while kind == .at {
      let start = index
      index += 1
      guard kind == .identifier, words.isAttached(at: index) else {
        expected("expected-name", "an attribute's name after `@`")
        break
      }
      let first = index
      index += 1
      while kind == .period, kind(at: index + 1) == .identifier { index += 2 }
      let name = span(from: first)
      var arguments: SwiftText?
      if kind == .leftParenthesis, words.isAttached(at: index) {
        let opening = index
        arguments = text(opening + 1..<max(opening + 1, min(brackets.end(of: opening), limit)))
        index = afterRegion(opening)
      }
      attributes.append(
        AttributeNode(
          name: Name(words.source.text(name), span: name), arguments: arguments, span: span(from: start)))
    }
    return attributes
  }
}
